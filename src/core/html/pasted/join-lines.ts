import { escapeText } from '../escape-text.ts'

/** Of a page, not of a poem or an address; and of no paragraph in one line either. */
const NARROWEST = 45
const WIDEST = 160
/** A line that reaches so far of the widest was broken because the page ended. */
const FULL = 0.75
const FEWEST_FULL = 2

const bullet = /^\s*[•▪◦●■–·]\s+/
const numbered = /^\s*\d{1,2}[.)]\s+/
const endsSentence = /[.!?:;…]["”'’)]?$/

type Block = { kind: 'p' | 'ul' | 'ol'; text: string }

/** Text from a page of a PDF as paragraphs and lists, or nothing where its lines were not broken by a page's width. */
export function joinLines(text: string): string | undefined {
	const lines = text.split('\n').map((line) => line.replaceAll('\u00a0', ' ').trim())
	const widest = Math.max(...lines.map(({ length }) => length))
	if (widest < NARROWEST || widest > WIDEST) return undefined
	const isFull = (line: string) => line.length >= widest * FULL
	const broken = lines.filter((line, at) => isFull(line) && !endsSentence.test(line) && lines[at + 1])
	if (broken.length < FEWEST_FULL) return undefined

	const blocks: Block[] = []
	let goesOn = false
	for (const line of lines) {
		const opened = kindOf(line)
		const last = blocks.at(-1)
		if (line !== '' && goesOn && last && opened === 'p') last.text = continued(last.text, line, text)
		else if (line !== '') blocks.push({ kind: opened, text: line.replace(bullet, '').replace(numbered, '') })
		// A short line is a last one; a sentence may end at the end of a full one, too.
		goesOn = line !== '' && isFull(line)
	}
	return htmlOf(blocks)
}

function kindOf(line: string): Block['kind'] {
	if (bullet.test(line)) return 'ul'
	return numbered.test(line) ? 'ol' : 'p'
}

/** A hyphen at the end of a line is the page's, unless the word has it elsewhere too. */
function continued(before: string, line: string, all: string): string {
	const [, head] = /(\p{L}+)-$/u.exec(before) ?? []
	const [tail] = /^\p{Ll}+/u.exec(line) ?? []
	if (!head || !tail) return `${before} ${line}`
	return all.includes(`${head}-${tail}`) ? before + line : before.slice(0, -1) + line
}

function htmlOf(blocks: readonly Block[]): string {
	let html = ''
	let list: Block['kind'] = 'p'
	for (const { kind, text } of blocks) {
		if (kind !== list) html += `${list === 'p' ? '' : `</${list}>`}${kind === 'p' ? '' : `<${kind}>`}`
		html += kind === 'p' ? `<p>${escapeText(text)}</p>` : `<li>${escapeText(text)}</li>`
		list = kind
	}
	return html + (list === 'p' ? '' : `</${list}>`)
}
