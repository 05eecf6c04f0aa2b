import { parseMediaUrl } from '#core/media/media-url.ts'
import { type Piece, part } from './pieces.ts'

/** On what stands in a text for a picture that is still elsewhere, until it is here or known not to come. */
export const FOREIGN_PICTURE = 'data-foreign-picture'

/** Of an `img`: one of ours, one to be brought, or none that was meant to be seen. */
export function pictureOf(attributes: Record<string, string>, { origin }: { origin: string }): Piece[] {
	const { src = '', alt = '', title } = attributes
	if (/\b(?:emoji|wp-smiley)\b/.test(attributes['class'] ?? '')) return alt ? [alt] : []
	// The box of a list of tasks, and what only counts readers.
	if (/checkbox/i.test(attributes['aria-roledescription'] ?? '') || isDot(attributes) || src === '') return []
	const own = src.startsWith(`${origin}/`) ? src.slice(origin.length) : src
	if (parseMediaUrl(own)) return [part('img', [], { src: own, alt })]
	return [part('img', [], { src: '', alt, ...(title && { title }), [FOREIGN_PICTURE]: src })]
}

function isDot({ width, height }: Record<string, string>): boolean {
	return [width, height].some((side) => side === '0' || side === '1' || side === '1px')
}

const LONGEST_NAME = 60

/** What a person may know a picture by. */
export function pictureKnownAs({ src, alt }: { src: string; alt: string }): string {
	const url = /^(?:https?|file):/i.test(src) ? URL.parse(src) : null
	const last = url?.pathname.split('/').findLast((each) => each !== '') ?? ''
	const file = /\.\w{2,5}$/.test(last) ? decoded(last) : ''
	return (file || alt.trim() || url?.hostname || 'imagem sem nome').slice(0, LONGEST_NAME)
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
