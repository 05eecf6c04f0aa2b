import { readArticleText } from '../seo/article-text.ts'
import type { Outline, Part, PartName } from './outline.ts'
import { plain } from './plain-words.ts'
import type { Wish } from './prompt/types.ts'
import type { Reading } from './read-prompt.ts'

/** A wish that the article does not meet, and how many words or sections it has instead. */
export type Unmet = { wish: Wish; has?: number | undefined }

/** What stays longest where a prompt wants less. */
const importance: readonly PartName[] = [
	'why',
	'reader',
	'steps',
	'questions',
	'price',
	'example',
	'traps',
	'second',
	'terms',
	'checks',
]
const ofShortTexts: readonly PartName[] = ['why', 'reader', 'steps', 'questions']

/** How far from the number asked for an article may be. */
const MARGIN = 0.15

type Rendered = (outline: Outline) => string

/** As much of an outline as the prompt wants. */
export function obeyWishes(outline: Outline, { wishes, angle }: Reading, render: Rendered): Outline {
	const rank = ({ name }: Part) => (name === 'price' && angle === 'cost' ? -1 : importance.indexOf(name))
	let { parts, points } = outline
	if (wishes.some(({ kind, value }) => kind === 'length' && value === 'curto')) {
		parts = parts.filter(({ name }) => ofShortTexts.includes(name) || (name === 'price' && angle === 'cost'))
		points = []
	}
	const sections = wishes.find(({ kind }) => kind === 'sections')
	while (sections && parts.length > Math.max(1, Number(sections.value))) parts = withoutLeast(parts, rank)
	const words = wishes.find(({ kind }) => kind === 'words')
	while (words && parts.length > 1 && isAbove(Number(words.value), render({ ...outline, parts, points })))
		parts = withoutLeast(parts, rank)
	return { ...outline, parts, points }
}

function withoutLeast(parts: readonly Part[], rank: (part: Part) => number): Part[] {
	const [least] = parts.toSorted((a, b) => rank(b) - rank(a))
	return parts.filter((part) => part !== least)
}

function isAbove(wanted: number, html: string): boolean {
	return wordsIn(html) > wanted * (1 + MARGIN)
}

function wordsIn(html: string): number {
	return readArticleText(html).words.length
}

/** The only voice in which our texts are written, and the readers for whom they are. */
const tones = new Set(['simples'])
const readers = new Set(['leigos', 'iniciantes'])
/** Fewer words are not what anybody calls a long article. */
const LONG = 600

/** What the prompt says of the text and the article does not do. */
export function unmetWishes(reading: Reading, { parts }: Outline, content: string): Unmet[] {
	return reading.wishes.flatMap((wish): Unmet[] => {
		const words = wordsIn(content)
		switch (wish.kind) {
			case 'tone':
				return tones.has(wish.value) ? [] : [{ wish }]
			case 'reader':
				return readers.has(wish.value) ? [] : [{ wish }]
			case 'place':
				return isToldOf(wish.value, reading, parts) ? [] : [{ wish }]
			case 'form':
				return hasForm(wish.value, parts, content) ? [] : [{ wish }]
			case 'sections':
				return parts.length === wish.value ? [] : [{ wish, has: parts.length }]
			case 'words':
				return Math.abs(words - wish.value) <= wish.value * MARGIN ? [] : [{ wish, has: words }]
			case 'length':
				return wish.value === 'curto' || words >= LONG ? [] : [{ wish, has: words }]
		}
	})
}

function isToldOf(place: string, { persona }: Reading, parts: readonly Part[]): boolean {
	return parts.some(({ name }) => name === 'reader') && (persona?.words.includes(plain(place)) ?? false)
}

function hasForm(form: string, parts: readonly Part[], content: string): boolean {
	const has = (...names: PartName[]) => parts.some(({ name }) => names.includes(name))
	if (form === 'tabela') return content.includes('<table>')
	if (form === 'lista') return /<[ou]l>/.test(content)
	if (form === 'perguntas') return has('questions')
	if (form === 'exemplos') return has('example')
	return form === 'fontes'
}
