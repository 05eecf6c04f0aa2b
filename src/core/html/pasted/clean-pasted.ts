import { parseMediaUrl } from '#core/media/media-url.ts'
import { photoLibraries } from '#core/providers/photo-libraries.ts'
import { cutDeepNesting } from '../cut-deep-nesting.ts'
import { elementsOf, htmlOf, parseHtml } from '../dom.ts'
import { sanitizePostHtml } from '../sanitize-post-html.ts'
import { FOREIGN_PICTURE, pictureKnownAs } from './pasted-picture.ts'
import { htmlOfPieces, isPart, type Piece } from './pieces.ts'
import { readPasted, TITLE } from './read-pasted.ts'
import { settleBlocks } from './settle-blocks.ts'

const fragment = /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i
/** Of our own editor, and of others built like it: already what an article is. */
const ofEditor = /\bdata-pm-slice=/

/** What a text copied from anywhere is in an article. Pictures from elsewhere are marks that say where they are. */
export function cleanPasted(html: string, { origin }: { origin: string }): string {
	if (ofEditor.test(html)) return markForeign(sanitizePostHtml(html))
	const [, copied = html] = fragment.exec(html) ?? []
	const pieces = readPasted(parseHtml(cutDeepNesting(copied)).children, { origin })
	const foreign: string[] = []
	const settled = settleHeadings(settleBlocks(pieces)).map((piece) => withoutAddresses(piece, foreign))
	return markForeign(sanitizePostHtml(htmlOfPieces(settled)), foreign)
}

/** An article has one title: where it is another's, or there would be several, sections go down by one. */
function settleHeadings(blocks: Piece[]): Piece[] {
	const named = blocks.some((block) => isPart(block, TITLE))
	const down = blocks.filter((block) => isPart(block, 'h1')).length > (named ? 0 : 1) ? 1 : 0
	return blocks.map((block) => {
		if (!isPart(block)) return block
		if (block.tag === TITLE) return { ...block, tag: 'h1' }
		if (!/^h[1-5]$/.test(block.tag)) return block
		return { ...block, tag: `h${Number(block.tag.slice(1)) + down}` }
	})
}

/** Whatever an address is, the sanitiser need not read it: a picture may be megabytes of letters. */
const PLACE = '/foreign-picture/'

function withoutAddresses(piece: Piece, foreign: string[]): Piece {
	if (!isPart(piece)) return piece
	const { [FOREIGN_PICTURE]: src, ...attributes } = piece.attributes
	if (src === undefined) return { ...piece, children: piece.children.map((child) => withoutAddresses(child, foreign)) }
	foreign.push(src)
	return { ...piece, attributes: { ...attributes, src: `${PLACE}${foreign.length - 1}` } }
}

/** Pictures of photo libraries stay where they are, as their rules ask, once somebody chose them here. */
const linked = photoLibraries.map(({ origin }) => `${origin}/`)

function markForeign(html: string, foreign: readonly string[] = []): string {
	if (!html.includes('<img')) return html
	const document = parseHtml(html)
	for (const picture of elementsOf(document, 'img')) {
		const { src: given = '', alt = '' } = picture.attribs
		const src = given.startsWith(PLACE) ? foreign[Number(given.slice(PLACE.length))]! : given
		if (parseMediaUrl(src) || linked.some((origin) => given.startsWith(origin))) continue
		picture.name = 'span'
		picture.attribs = {
			[FOREIGN_PICTURE]: src,
			...(alt && { 'data-alt': alt }),
			'data-name': pictureKnownAs({ src, alt }),
		}
	}
	return htmlOf(document.children)
}
