/** What a visitor can send us. */
export const leadKinds = ['quote', 'contact', 'notify', 'newsletter'] as const
export type LeadKind = (typeof leadKinds)[number]

/** The public forms: a request about personal data is no lead, and its form works as those of leads do. */
export const formKinds = [...leadKinds, 'data-request'] as const
export type FormKind = (typeof formKinds)[number]

/** How and when a person answers, as far as it can be said: by which way, and whether somebody is at work. In the words of the day. */
export type Reply =
	/** The hour by which it is here: '09:24'. */
	| { way: 'in-ten-minutes'; by: string }
	| { way: 'when-open' }
	/** Why nobody is there, and when somebody is again: 'segunda, a partir das 8h'. */
	| { way: 'after-opening'; closed: string; when: string | undefined }
	/** Nobody can answer who left neither telephone nor e-mail. */
	| { way: 'no-contact' }
	| { way: 'by-mail'; when: string | undefined }
	/** The last day: 'terça, 1º de dezembro'. */
	| { way: 'complaint' | 'privacy'; by: string }

/** What the page tells after a form was sent. Without JavaScript the page itself is the answer. */
export type LeadAnswer =
	| {
			state: 'received'
			kind: FormKind
			/** What the visitor can quote, e.g. #1042. Newsletter sign-ups have none. */
			reference?: string | undefined
			/** Continues in chat with everything prefilled. */
			chatHref?: string | undefined
			reply?: Reply | undefined
			/** Where the visitor follows a quote, and the telephone it is answered on. */
			request?: string | undefined
			phone?: string | undefined
			/** False where the mail that was promised has to wait: no mail server is set up. */
			mailGoesOut?: boolean | undefined
			/** The last day for the answer to a request about personal data, as '2026-12-02'. */
			dueOn?: string | undefined
	  }
	| {
			state: 'refused'
			kind: FormKind
			/** By field name, in Portuguese. */
			errors: Record<string, string>
			/** What concerns no single field: too many tries, an outage. */
			message?: string | undefined
			/** What was typed, so that nothing is lost. */
			values: Record<string, string>
	  }
