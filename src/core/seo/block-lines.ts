import { Parser } from 'htmlparser2'

const blocks = new Set(
	'p div section article aside ul ol li dl dt dd blockquote pre figure figcaption table caption thead tbody tfoot tr th td h1 h2 h3 h4 h5 h6'.split(
		' ',
	),
)
/** Blocks that a line names, because the same words in another of them are another text. */
const named = new Set('ul ol dt dd blockquote pre figcaption caption th h1 h2 h3 h4 h5 h6'.split(' '))
const marks: Record<string, string> = {
	b: '**',
	strong: '**',
	i: '_',
	em: '_',
	u: '__',
	s: '~~',
	del: '~~',
	code: '`',
	mark: '==',
	sup: '^',
	sub: '~',
}
const silent = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title'])

/**
 * A text as lines, one for each heading, paragraph, item, cell and picture, that also show what they are, where their
 * links lead and which words are marked. Read as a stream: hostile markup nests deeper than a call stack.
 */
export function blockLines(html: string): string[] {
	const lines: string[] = []
	const open: string[] = []
	const addresses: string[] = []
	let silence = 0
	let text = ''

	function endLine() {
		const line = oneLine(text)
		text = ''
		if (line === '') return
		const names = open.filter((name) => named.has(name)).map((name) => name.toUpperCase())
		lines.push([...names, line].join(' '))
	}

	const parser = new Parser({
		onopentag(name, { href = '', src = '', alt }) {
			if (silent.has(name)) silence += 1
			if (blocks.has(name)) {
				endLine()
				open.push(name)
			} else if (name === 'img') {
				endLine()
				lines.push(`IMG ${src}${alt ? ` (${alt})` : ' (sem texto alternativo)'}`)
			} else if (name === 'hr') {
				endLine()
				lines.push('HR')
			} else if (name === 'br') text += ' '
			else if (name === 'a') addresses.push(href)
			else text += marks[name] ?? ''
		},
		ontext(words) {
			if (silence === 0) text += words
		},
		onclosetag(name) {
			if (silent.has(name)) silence -= 1
			if (blocks.has(name)) {
				endLine()
				open.pop()
			} else if (name === 'a') {
				const address = addresses.pop()
				if (address) text += ` (→ ${address})`
			} else text += marks[name] ?? ''
		},
	})
	parser.end(html)
	endLine()
	return lines
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ').trim()
}
