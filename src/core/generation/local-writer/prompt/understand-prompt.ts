import { personas, questions, topics } from '../knowledge/all.ts'
import type { Angle, Persona, Subject, Topic } from '../knowledge/types.ts'
import { plain, singular, weightIn } from '../plain-words.ts'
import { findPattern, patternOf } from './phrases.ts'
import { type TellingWord, wordsOf } from './prompt-words.ts'
import type { Ranker } from './rank.ts'
import { givesOrders, isHarmful, isNonsense } from './refusals.ts'
import { type Token, tokensOf, withoutNotes } from './tokens.ts'
import type { Choice, NotUnderstood, PromptVerdict } from './types.ts'
import { spelling } from './vocabulary.ts'
import { type Candidate, weigh } from './weigh.ts'

export type Category = { name: string; slug: string }

/** Longer prompts say nothing more about the subject. */
const LONGEST = 4000

/** What a prompt asks for, in terms of what we know; or that we do not know it, or do not write it. */
export function understandPrompt(given: string, category?: Category, by?: Ranker): PromptVerdict {
	const prompt = given.slice(0, LONGEST)
	if (givesOrders(prompt, tokensOf(prompt))) return { kind: 'refused', reason: 'instructions' }
	if (isNonsense(tokensOf(withoutNotes(prompt)))) return { kind: 'refused', reason: 'nonsense' }
	const { tokens, asked, telling, wishes } = wordsOf(prompt, spelling)
	if (isHarmful(tokens)) return { kind: 'refused', reason: 'harmful' }
	const ofCategory = category && topicOfCategory(category)
	if (telling.length === 0 && wishes.length === 0 && !ofCategory) return { kind: 'refused', reason: 'nonsense' }
	const { verdict, candidates, explained, unexplained } = weigh({ asked, telling }, ofCategory, by)
	if (verdict !== 'known' && verdict !== 'unknown') return { kind: 'refused', reason: verdict }
	const [best] = candidates
	if (verdict === 'unknown' || !best) {
		const suggestions = suggestionsFrom(candidates, ofCategory)
		return { kind: 'unknown', wishes, notUnderstood: spansOf(prompt, unexplained), suggestions }
	}
	const { subject } = best
	const [topic, second] = subject ? [best.topic] : productsIn(asked, telling, best.topic)
	const ofSecond = second ? stemsOfName(second) : []
	const [named, left] = [
		[...explained, ...unexplained.filter(({ stem }) => ofSecond.includes(stem))],
		unexplained.filter(({ stem }) => !ofSecond.includes(stem)),
	]
	return {
		kind: 'understood',
		topic,
		subject,
		second,
		angle: angleIn(without(asked, subject?.incidental), subject),
		// A tone names no reader, but a place does: who lives in the south knows its storms.
		persona: personaIn(without(tokens, subject?.incidental)),
		wishes,
		named: named.map(({ token: { start, end } }) => ({ start, end })),
		notUnderstood: spansOf(prompt, left),
		alternatives: choicesOf(candidates.slice(1)),
	}
}

function textOf(tokens: readonly Token[]): string {
	return ` ${singular(tokens.map(({ word, forms }) => forms.at(-1) ?? word).join(' '))} `
}

/** Without words that neither ask anything nor name a reader here, though elsewhere they would. */
function without(tokens: readonly Token[], phrases: readonly string[] = []): Token[] {
	const skipped = new Set(
		phrases.map(patternOf).flatMap((pattern) => {
			const [from, to] = findPattern(tokens, pattern) ?? [0, 0]
			return tokens.slice(from, to)
		}),
	)
	return tokens.filter((token) => !skipped.has(token))
}

function personaIn(tokens: readonly Token[]): Persona | undefined {
	return heaviest(personas, (persona) => weightIn(textOf(tokens), persona.words))
}

const angleNames = Object.keys(questions) as Angle[]

function angleIn(tokens: readonly Token[], subject: Subject | undefined): Angle | undefined {
	const text = textOf(tokens)
	return heaviest(angleNames, (angle) => weightIn(text, questions[angle].words)) ?? subject?.angle
}

function heaviest<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item | undefined {
	const weighed = items.map((item) => ({ item, weight: weightOf(item) })).filter(({ weight }) => weight > 0)
	return weighed.toSorted((a, b) => b.weight - a.weight)[0]?.item
}

const joining = new Set(['e', 'ou', 'x', 'vs', 'versus'])

/** A topic, and another product that is named beside it, in the order of the prompt: 'seguro de vida ou previdência'. */
function productsIn(tokens: readonly Token[], telling: readonly TellingWord[], topic: Topic): [Topic, Topic?] {
	if (topic.kind !== 'product' || !tokens.some(({ word }) => joining.has(word))) return [topic]
	const other = topics.find((one) => one !== topic && one.kind === 'product' && placeOf(one, telling) >= 0)
	if (!other) return [topic]
	return placeOf(topic, telling) > placeOf(other, telling) ? [other, topic] : [topic, other]
}

/** Where a product's name stands, whatever small words stand in it ('seguro de bike'); -1 where it does not. */
function placeOf(topic: Topic, telling: readonly TellingWord[]): number {
	const places = stemsOfName(topic).map((stem) => telling.find((word) => word.stem === stem)?.token.start ?? -1)
	return places.length === 0 || places.includes(-1) ? -1 : Math.max(...places)
}

function stemsOfName({ words: [name] }: Topic): string[] {
	return wordsOf(name!, spelling).telling.map(({ stem }) => stem)
}

function topicOfCategory({ name, slug }: Category): Topic | undefined {
	const text = singular(` ${plain(`${name} ${slug.replaceAll('-', ' ')}`)} `)
	return (
		topics.find(({ categories }) => categories.includes(slug)) ?? heaviest(topics, ({ words }) => weightIn(text, words))
	)
}

const MOST_CHOICES = 5

function choicesOf(candidates: readonly Pick<Candidate, 'topic' | 'subject'>[]): Choice[] {
	return candidates.slice(0, MOST_CHOICES).map(({ topic, subject }) => ({
		subject: subject?.id ?? topic.id,
		label: subject ? `${topic.label} › ${subject.label}` : topic.label,
	}))
}

/** The nearest; where little is near, the category's topic and those that are asked for most. */
function suggestionsFrom(candidates: readonly Candidate[], ofCategory: Topic | undefined): Choice[] {
	const near = candidates.slice(0, MOST_CHOICES)
	const others = [...(ofCategory ? [ofCategory] : []), ...topics].filter(({ id }) => near.every((one) => one.id !== id))
	return choicesOf([...near, ...others.map((topic) => ({ topic, subject: undefined }))])
}

/** Neighbouring words that were not understood are told as one. */
function spansOf(prompt: string, words: readonly { token: Token }[]): NotUnderstood[] {
	const spans: NotUnderstood[] = []
	for (const { token } of words.toSorted((a, b) => a.token.start - b.token.start)) {
		const { start, end } = token
		const last = spans.at(-1)
		if (last && start <= last.end) continue
		if (last && /^\s+$/.test(prompt.slice(last.end, start))) {
			last.end = end
			last.text = prompt.slice(last.start, end)
		} else spans.push({ start, end, text: prompt.slice(start, end) })
	}
	return spans
}
