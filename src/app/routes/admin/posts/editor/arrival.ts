import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import type { Span } from '#core/seo/article-text.ts'
import { fieldOfReason } from './publish/reason-words.ts'

/** Where an address leads within the editor. A stretch of text is one of the version that it was read from. */
export type Arrival = { at: 'sheet' } | { at: 'field'; name: string } | { at: 'text'; span: Span; version: number }

export const SHEET_HASH = '#publicar'

/** The end of the address that leads to where a reason is looked after. */
export function hashOfReason(reason: PublishReason, version: number): string {
	const span = reason.place?.field === 'content' ? reason.place.span : undefined
	return span ? `#trecho=${span.start}-${span.end}-${version}` : `#campo=${fieldOfReason(reason)}`
}

export function readArrival(hash: string): Arrival | undefined {
	if (hash === SHEET_HASH) return { at: 'sheet' }
	const name = /^#campo=([A-Za-z]{1,40})$/.exec(hash)?.[1]
	if (name) return { at: 'field', name }
	const [, start, end, version] = (/^#trecho=(\d{1,9})-(\d{1,9})-(\d{1,9})$/.exec(hash) ?? []).map(Number)
	if (start === undefined || end === undefined || version === undefined) return undefined
	return { at: 'text', span: { start, end }, version }
}
