import type { FactsIndex } from './facts-index.ts'
import type { Quantity } from './text/amount.ts'
import { quantitiesBeside } from './text/beside.ts'
import { isBeyond } from './text/bounds.ts'
import { cue } from './text/cues.ts'
import { isDeniedHearsay } from './text/hearsay.ts'
import { isExample } from './text/manner.ts'
import type { Citation } from './text/norms.ts'
import { type Token, tokensOf } from './text/tokens.ts'
import { wordsOfText } from './text/words-of-text.ts'

/** How much of what stands around a sentence is taken for what it speaks of. */
/** A sentence of so few words says only with the one before it what it speaks of. */
const FEW = 3
const BEFORE = 0.7
const AFTER = 0.3
const BEYOND = 0.8
const ROW = 1
const HEADING = 0.5
const TITLE = 0.3

export type Around = {
	/** The sentences of the same paragraph before and after it. */
	before?: string | undefined
	after?: string | undefined
	/** Of a cell, the others of its row. */
	row: readonly string[]
	heading: string
	title: string
	/** It goes on with an example, or with a case that a section works through. */
	isExample?: boolean | undefined
	isWorkedCase?: boolean | undefined
	/** A title or a heading. */
	isHeadline?: boolean | undefined
}

/** A sentence as claims are looked for in it. */
export type Sentence = {
	text: string
	around: Around
	tokens: readonly Token[]
	quantities: readonly Quantity[]
	/** By the place of each fact, how much the sentence alone and with its surroundings speaks of it. */
	own: Float64Array
	all: Float64Array
	citations: readonly Citation[]
	/** It makes an example, rather than stating what is so. */
	isExample: boolean
	/** It tells what others believe, and the next one denies it. */
	isDenied: boolean
}

export function readSentence(index: FactsIndex, text: string, around: Around): Sentence {
	const { before = '', after = '', heading } = around
	const { own, all } = scoresOfText(index, text, around)
	const tokens = tokensOf(text)
	return {
		text,
		around,
		tokens,
		quantities: quantitiesBeside(text, before),
		own,
		all,
		citations: index.cited(text),
		isExample: Boolean(around.isExample) || [text, before, after, heading].some(isExample),
		isDenied: isDeniedHearsay(text, after),
	}
}

/** What is left out of a rule is not what it speaks of: 'com exceção do parto', 'ao contrário do seguro de vida'. */
const leftOut =
	/(?:com exceção|à exceção|exceto|salvo|fora|ao contrário|diferente(?:mente)?|(?:maior|menor|mais|menos)[^,;.]{0,20} do que)\s+(?:d?[aoe]s?|n[ao]s?|em)\s[^,;:.]*/gi

/** 'São dois prazos. O primeiro é para decidir…' */
const first = /^(?:o |a )?(?:primeir[oa]|um|uma)(?:,| é| são| para| vale| serve| conta| corre)/i

/** The sentence after says of what this one tells the figure. */
function goesOn(after: string, stems: number): boolean {
	return isBeyond(after) || (stems <= FEW && first.test(after))
}

const mayLeaveOut = cue(/excec|exceto|salvo|fora|contrario|diferente|maior|menor|mais|menos/)

/** How much a text, alone and with what stands around it, speaks of each fact. */
export function scoresOfText(index: FactsIndex, text: string, around: Around, withFigures = true) {
	const said = wordsOfText(mayLeaveOut(text) ? text.replace(leftOut, ' ') : text)
	const stems = new Set(withFigures ? [...said.stems, ...said.figures] : said.stems)
	const own = new Float64Array(index.facts.length)
	for (const stem of stems) addScores(index, own, stem, 1)
	const best = new Map<string, number>()
	const add = (words: string, weight: number) => {
		if (words === '') return
		const { stems: others, figures } = wordsOfText(words)
		for (const stem of others) if (!stems.has(stem) && (best.get(stem) ?? 0) < weight) best.set(stem, weight)
		if (withFigures)
			for (const stem of figures) if (!stems.has(stem) && (best.get(stem) ?? 0) < weight) best.set(stem, weight)
	}
	add(around.before ?? '', said.stems.size <= FEW ? 1 : BEFORE)
	add(around.after ?? '', goesOn(around.after ?? '', said.stems.size) ? BEYOND : AFTER)
	for (const cell of around.row) add(cell, ROW)
	add(around.heading, HEADING)
	add(around.title, TITLE)
	const all = Float64Array.from(own)
	for (const [stem, weight] of best) addScores(index, all, stem, weight)
	return { own, all }
}

function addScores({ postings }: FactsIndex, scores: Float64Array, stem: string, weight: number): void {
	const places = postings.get(stem)
	if (!places) return
	for (let at = 0; at < places.length; at += 2) scores[places[at]!]! += places[at + 1]! * weight
}
