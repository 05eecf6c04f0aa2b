import { Parser } from 'htmlparser2'

const DEEPEST = 128

/**
 * Cuts the text off where its tags begin to nest deeper than anybody writes. The parser's time grows
 * with the square of the depth, so this is what keeps hostile input from blocking the process.
 */
export function cutDeepNesting(html: string): string {
	let depth = 0
	let cutAt: number | undefined
	const parser = new Parser({
		onopentagname: () => {
			depth += 1
			if (depth <= DEEPEST || cutAt !== undefined) return
			cutAt = parser.startIndex
			parser.pause()
		},
		onclosetag: () => {
			depth -= 1
		},
	})
	parser.write(html)
	return cutAt === undefined ? html : html.slice(0, cutAt)
}
