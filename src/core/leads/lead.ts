/** What a visitor can send us. */
export const leadKinds = ['quote', 'contact', 'notify', 'newsletter'] as const
export type LeadKind = (typeof leadKinds)[number]

/** What the page tells after a form was sent. Without JavaScript the page itself is the answer. */
export type LeadAnswer =
	| {
			state: 'received'
			kind: LeadKind
			/** What the visitor can quote, e.g. FS-1042. Newsletter sign-ups have none. */
			reference?: string | undefined
			/** Continues in chat with everything prefilled. */
			chatHref?: string | undefined
	  }
	| {
			state: 'refused'
			kind: LeadKind
			/** By field name, in Portuguese. */
			errors: Record<string, string>
			/** What concerns no single field: too many tries, an outage. */
			message?: string | undefined
			/** What was typed, so that nothing is lost. */
			values: Record<string, string>
	  }
