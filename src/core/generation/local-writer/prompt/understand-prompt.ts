import { personas, questions, topics } from '../knowledge/all.ts'
import type { Angle, Persona, Subject, Topic } from '../knowledge/types.ts'
import { plain, singular, weightIn } from '../plain-words.ts'
import { findPattern, patternOf } from './phrases.ts'
import { wordsOf } from './prompt-words.ts'
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
	const { verdict, candidates, explained, unexplained } = weigh(telling, ofCategory, by)
	if (verdict === 'harmful' || verdict === 'foreign') return { kind: 'refused', reason: verdict }
	const notUnderstood = spansOf(prompt, unexplained)
	const [best] = candidates
	if (verdict === 'unknown' || !best)
		return { kind: 'unknown', wishes, notUnderstood, suggestions: suggestionsFrom(candidates, ofCategory) }
	const { subject } = best
	const [topic, second] = subject ? [best.topic] : productsIn(asked, best.topic)
	return {
		kind: 'understood',
		topic,
		subject,
		second,
		angle: angleIn(without(asked, subject?.incidental), subject),
		// A tone names no reader, but a place does: who lives in the south knows its storms.
		persona: personaIn(without(tokens, subject?.incidental)),
		wishes,
		named: explained.map(({ token: { start, end } }) => ({ start, end })),
		notUnderstood,
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
function productsIn(tokens: readonly Token[], topic: Topic): [Topic, Topic?] {
	if (topic.kind !== 'product' || !tokens.some(({ word }) => joining.has(word))) return [topic]
	const text = textOf(tokens)
	const placeOf = ({ words: [name] }: Topic) => text.indexOf(` ${singular(name!)} `)
	const other = topics.find((one) => one !== topic && one.kind === 'product' && placeOf(one) >= 0)
	if (!other) return [topic]
	return placeOf(topic) > placeOf(other) ? [other, topic] : [topic, other]
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
