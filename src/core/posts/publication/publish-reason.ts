import type { Span } from '#core/seo/article-text.ts'
import type { Field } from '#core/seo/finding.ts'

export const reasonCodes = [
	'off-topic',
	'finding',
	'claim-contradicted',
	'claim-replaced',
	'claim-unsupported',
	'fact-unchecked',
	'source-unverified',
	'foreign-content',
	'asks-for-secrets',
	'second-look',
	'too-close',
	'not-compared',
	'low-score',
	'cost-limit',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** Something that stands between an article and its readers. */
export type PublishReason = {
	code: ReasonCode
	/** A sentence, in Portuguese. */
	message: string
	/** Nobody publishes past it, whatever their motive. */
	critical: boolean
	/** The words or the page it speaks of, by which it is known again; '' where it speaks of the whole article. */
	about: string
	place?: { field: Field; span?: Span | undefined } | undefined
}

/** A reason that was answered for once is the same one later, wherever its words have moved. */
export function reasonKey({ code, about }: Pick<PublishReason, 'code' | 'about'>): string {
	return about === '' ? code : `${code}: ${about}`
}

/** As many as a line holds; the list has them all. */
const MOST_TOLD = 3

/** What is missing, on one line: 'falta resolver 2 pontos. A nota… Nada apoia…'. */
export function missingText(reasons: readonly PublishReason[]): string {
	const count = reasons.length === 1 ? 'falta resolver um ponto' : `falta resolver ${reasons.length} pontos`
	const more = reasons.length - MOST_TOLD
	const told = reasons.slice(0, MOST_TOLD).map(({ message }) => message)
	return [`${count}.`, ...told, ...(more > 0 ? [`E mais ${more}.`] : [])].join(' ')
}
