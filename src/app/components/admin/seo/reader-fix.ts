import { Parser } from 'htmlparser2'
import { diffTexts } from '#core/seo/block-diff.ts'
import type { Fix } from '#core/seo/fixes/propose-fixes.ts'

/** Words that stay, or that only this side has. */
export type ReaderWords = { text: string; marked: boolean }
export type ReaderBlock = { look: 'title' | 'heading' | 'subheading' | 'item' | 'text'; words: ReaderWords[] }

export type ReaderFix = {
	before: ReaderBlock[]
	after: ReaderBlock[]
	/** What else is to be said of it: where it goes, or that nobody sees it. */
	note?: string | undefined
}

type Block = { look: ReaderBlock['look']; text: string }

const looks: Record<string, Block['look']> = { h1: 'title', h2: 'heading', h3: 'subheading', li: 'item' }

/** A repair as whoever reads the page sees it, with the words of each side that the other lacks marked. */
export function readerFix(fix: Fix): ReaderFix {
	const read = fix.field === 'content' ? blocksOf : lineOf
	const before = read(fix.before)
	const after = read(fix.after)
	const told = (side: Block[]) => JSON.stringify(side)
	if (fix.field === 'content' && told(before) === told(after))
		return { before: [], after: [], note: 'Quem lê a página não vê diferença: muda só o código.' }
	const changes = diffTexts(wordsOf(before), wordsOf(after))
	return {
		before: withMarks(
			before,
			changes.filter(({ kind }) => kind !== 'added').map(({ kind }) => kind === 'removed'),
		),
		after: withMarks(
			after,
			changes.filter(({ kind }) => kind !== 'removed').map(({ kind }) => kind === 'added'),
		),
		note: noteOf(fix, before, after),
	}
}

function noteOf({ field, before }: Fix, from: Block[], to: Block[]): string | undefined {
	if (field !== 'content') return undefined
	if (before === '') return 'Entra no fim do texto.'
	if (to.length === 0) return from.length === 0 ? 'Um título vazio sai do texto.' : 'Sai do texto.'
	return wordsOf(from).join(' ') === wordsOf(to).join(' ') ? 'As palavras ficam; o título muda de tamanho.' : undefined
}

/** What search engines are told is no HTML. */
function lineOf(text: string): Block[] {
	return text === '' ? [] : [{ look: 'text', text }]
}

/** Read as a stream: hostile markup nests deeper than a call stack. */
function blocksOf(html: string): Block[] {
	const blocks: Block[] = []
	let look: Block['look'] = 'text'
	let text = ''
	function end() {
		const line = text.replace(/\s+/g, ' ').trim()
		if (line !== '') blocks.push({ look, text: line })
		text = ''
	}
	const parser = new Parser({
		onopentag(name) {
			if (!isBlock(name)) return
			end()
			look = lookOf(name)
		},
		ontext(words) {
			text += words
		},
		onclosetag(name) {
			if (!isBlock(name)) return
			end()
			look = 'text'
		},
	})
	parser.end(html)
	end()
	return blocks
}

function isBlock(name: string): boolean {
	return /^(?:p|li|ul|ol|h[1-6]|blockquote|div|section)$/.test(name)
}

function lookOf(name: string): Block['look'] {
	return looks[name] ?? (/^h\d$/.test(name) ? 'subheading' : 'text')
}

function wordsOf(blocks: readonly Block[]): string[] {
	return blocks.flatMap(({ text }) => text.split(' '))
}

/** Neighbours of a kind together. */
function withMarks(blocks: readonly Block[], marks: readonly boolean[]): ReaderBlock[] {
	let at = 0
	return blocks.map(({ look, text }) => {
		const words: ReaderWords[] = []
		for (const word of text.split(' ')) {
			const marked = marks[at++] ?? false
			const last = words.at(-1)
			if (last?.marked === marked) last.text += ` ${word}`
			else words.push({ text: word, marked })
		}
		return { look, words }
	})
}
