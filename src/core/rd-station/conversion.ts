import { concernOf, SUBJECT, WANTS_QUOTE } from '#core/leads/contact-subjects.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import type { Lead } from '#db/schema/leads.ts'
import { slugify } from '#lib/slugify.ts'

/** A conversion as RD Station Marketing takes it: POST /platform/conversions. */
export type Conversion = {
	event_type: 'CONVERSION'
	event_family: 'CDP'
	payload: Record<string, unknown> & { conversion_identifier: string; email: string }
}

/** What RD Station answered. `later` is worth another try; `refused` is not, as the message itself is what it does not take. */
export type ConversionAnswer =
	| { ok: true; eventUuid: string }
	| { ok: false; kind: 'later' | 'refused'; fault: string; status?: number | undefined }

/** What the delivery needs of RD Station. */
export type RdStation = { convert: (conversion: Conversion) => Promise<ConversionAnswer> }

type Told = Pick<Lead, 'kind' | 'product' | 'answers'>

/**
 * Who asked for a quote, or to be told of a product. Nobody's complaint, claim or question about data is a matter for marketing.
 */
export function isConversion({ kind, answers }: Pick<Lead, 'kind' | 'answers'>): boolean {
	if (kind === 'typed') return false
	if (kind !== 'contact') return true
	return concernOf(answers) === undefined && answers[SUBJECT] === WANTS_QUOTE
}

const identifiers: Record<Lead['kind'], string> = {
	quote: 'cotacao',
	contact: 'mensagem',
	notify: 'avise-me',
	typed: 'digitado',
}

export function conversionIdentifier({ kind, product }: Told): string {
	return product ? `${identifiers[kind]}-${slugify(product)}` : identifiers[kind]
}

/** Where a campaign of ours has its place at RD Station. */
const campaign = {
	traffic_source: 'utm_source',
	traffic_medium: 'utm_medium',
	traffic_campaign: 'utm_campaign',
	traffic_value: 'utm_term',
} as const

type Person = Told & Pick<Lead, 'number' | 'name' | 'phone' | 'utm'> & { email: string }

/**
 * What is told of a lead: who, how to reach them, and what they asked for. What they answered stays here. A legal base is named only where
 * the person consented to be written to; a request for a quote is no such consent.
 */
export function conversionOf(
	lead: Person,
	{ referenceField }: { referenceField?: string | undefined } = {},
): Conversion {
	const { kind, product, name, email, phone, utm } = lead
	const traffic = Object.entries(campaign).flatMap(([field, from]) => (utm[from] ? [[field, utm[from]]] : []))
	return {
		event_type: 'CONVERSION',
		event_family: 'CDP',
		payload: {
			conversion_identifier: conversionIdentifier(lead),
			email,
			...(name && { name }),
			...(phone && { personal_phone: phone }),
			...(product && { tags: [slugify(product)] }),
			...(Object.fromEntries(traffic) as Record<string, string>),
			...(kind === 'notify' && {
				legal_bases: [{ category: 'communications', type: 'consent', status: 'granted' }],
			}),
			...(referenceField && { [referenceField]: leadReference(lead) }),
		},
	}
}

/** What a test sends: it makes a contact of who tests, and says so by its name. */
export function testConversion(email: string): Conversion {
	return {
		event_type: 'CONVERSION',
		event_family: 'CDP',
		payload: { conversion_identifier: 'teste-de-conexao', email },
	}
}
