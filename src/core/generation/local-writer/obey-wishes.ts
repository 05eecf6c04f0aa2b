import { readArticleText } from '#core/seo/article-text.ts'
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
	const isAsked = ({ name, isTable }: Part) => isTable === true || (name === 'price' && angle === 'cost')
	const rank = (part: Part) => (isAsked(part) ? -1 : importance.indexOf(part.name))
	const isShort = wishes.some(({ kind, value }) => kind === 'length' && value === 'curto')
	const short = isShort
		? {
				...outline,
				points: [],
				parts: outline.parts.filter((part) => ofShortTexts.includes(part.name) || isAsked(part)),
			}
		: outline
	return wishes.reduce((given, wish) => {
		if (wish.kind === 'sections') return cut(given, rank, ({ parts }) => parts.length > wish.value)
		if (wish.kind === 'words') return cut(given, rank, (one) => wordsIn(render(one)) > wish.value * (1 + MARGIN))
		return given
	}, short)
}

/** Without its least important parts, until it is no longer too much; one stays. */
function cut(outline: Outline, rank: (part: Part) => number, isTooMuch: (given: Outline) => boolean): Outline {
	const { parts } = outline
	if (parts.length < 2 || !isTooMuch(outline)) return outline
	const [least] = parts.toSorted((a, b) => rank(b) - rank(a))
	return cut({ ...outline, parts: parts.filter((part) => part !== least) }, rank, isTooMuch)
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
