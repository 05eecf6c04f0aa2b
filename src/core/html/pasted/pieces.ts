/** Words, or an element with what is in it: all that the steps of taking over a pasted text need of HTML. */
export type Piece = string | Part
export type Part = { tag: string; attributes: Record<string, string>; children: Piece[] }

export function part(tag: string, children: Piece[] = [], attributes: Record<string, string> = {}): Part {
	return { tag, attributes, children }
}

export function isPart(piece: Piece | undefined, ...tags: string[]): piece is Part {
	return typeof piece === 'object' && (tags.length === 0 || tags.includes(piece.tag))
}

export function wordsOf(pieces: readonly Piece[]): string {
	return pieces.map((piece) => (isPart(piece) ? wordsOf(piece.children) : piece)).join('')
}

/** Whether there is anything to see. */
export function isEmpty(pieces: readonly Piece[]): boolean {
	return pieces.every((piece) => {
		if (typeof piece === 'string') return piece.trim() === ''
		return piece.tag !== 'img' && piece.tag !== 'hr' && isEmpty(piece.children)
	})
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function htmlOfPieces(pieces: readonly Piece[]): string {
	return pieces.map((piece) => (isPart(piece) ? htmlOfPart(piece) : escape(piece))).join('')
}

function htmlOfPart({ tag, attributes, children }: Part): string {
	const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`)
	const opening = `<${tag}${given.join('')}`
	return /^(?:br|hr|img)$/.test(tag) ? `${opening} />` : `${opening}>${htmlOfPieces(children)}</${tag}>`
}

function escape(text: string): string {
	return text.replace(/[&<>"]/g, (character) => escaped[character]!)
}
