import { personas, questions, topics } from '../knowledge/all.ts'
import type { Angle, Persona, Topic } from '../knowledge/types.ts'
import { plain, singular, weightIn } from '../plain-words.ts'
import { isCommon, isForeign, isMark, isOfOurField, wordTest } from './common-words.ts'
import { type Asked, type Match, matchSubjects, VERB, weightOf } from './match-subjects.ts'
import { findPattern, holdsAny, patternOf } from './phrases.ts'
import promptWords from './prompt-words.content.server.ts'
import { givesOrders, isHarmful, isNonsense } from './refusals.ts'
import { isEveryday } from './subject-index.ts'
import { type Token, tokensOf, withoutNotes } from './tokens.ts'
import type { Choice, NotUnderstood, PromptVerdict, Understood } from './types.ts'
import { wishesIn } from './wishes.ts'
import { withForms } from './word-forms.ts'

export type Category = { name: string; slug: string }

/** Longer prompts say nothing more about the subject. */
const LONGEST = 4000

const withoutFacts = promptWords.refusals.withoutFacts.map(patternOf)

/** What a prompt asks for, in terms of what we know; or that we do not know it, or do not write it. */
export function understandPrompt(given: string, category?: Category | undefined): PromptVerdict {
	const prompt = given.slice(0, LONGEST)
	const typed = tokensOf(withoutNotes(prompt))
	if (givesOrders(prompt, tokensOf(prompt))) return { kind: 'refused', reason: 'instructions' }
	if (isNonsense(typed)) return { kind: 'refused', reason: 'nonsense' }
	const read = withForms(typed)
	if (isHarmful(typed) || isHarmful(read)) return { kind: 'refused', reason: 'harmful' }

	const { wishes, taken } = wishesIn(prompt, read)
	const tokens = read.filter((_, at) => !taken.has(at))
	// A tone names no reader, but a place does: who lives in the south knows its storms.
	const isOfPlace = ({ start }: Token) =>
		wishes.some((wish) => wish.kind === 'place' && start >= wish.start && start < wish.end)
	const readerTokens = read.filter((token, at) => !taken.has(at) || isOfPlace(token))
	const persona = personaIn(readerTokens)
	const ofCategory = category && topicOfCategory(category)
	const isReader = wordTest((persona?.words ?? []).flatMap((phrase) => phrase.split(' ')))
	const asked: Asked = { tokens, settled: settledIn(tokens, persona), isReader, categoryTopic: ofCategory?.id }
	const matches = matchSubjects(asked)
	const best = matches[0]
	const ofTopic = ofCategory && matches.find(({ entry }) => entry.topic === ofCategory)
	const candidates = [
		...[best, ofTopic].flatMap((match) => (match ? [withSecond(match, matches, tokens)] : [])),
		wholeTopic(asked, ofCategory),
	]
	const chosen = holdsAny(read, withoutFacts)
		? undefined
		: candidates.find((match) => match && accepts(match, asked, matches))
	const misses = (places: readonly number[]) =>
		spansOf(
			prompt,
			places.map((at) => tokens[at]!),
		)
	if (chosen) {
		const brands = tokens.filter((token) => isMark(token))
		return {
			kind: 'understood',
			topic: chosen.entry.topic,
			subject: chosen.entry.subject,
			named: [...chosen.named]
				.toSorted((a, b) => a - b)
				.map((at) => ({ start: tokens[at]!.start, end: tokens[at]!.end })),
			second: secondTopic(chosen, matches),
			angle: angleIn(withoutIncidental(tokens, chosen), chosen),
			persona: personaIn(withoutIncidental(readerTokens, chosen)),
			wishes,
			notUnderstood: [...misses(chosen.unaccounted), ...spansOf(prompt, brands)].toSorted((a, b) => a.start - b.start),
			alternatives: choicesFrom(matches, chosen.entry.id),
		}
	}
	const isOurs = isOfOurField(tokens) || (ofCategory !== undefined && matches.length > 0 && !tokens.some(isForeign))
	if (!isOurs && isElsewhere(tokens, matches)) return { kind: 'refused', reason: 'foreign' }
	const unaccounted = best?.unaccounted ?? tokens.flatMap((_, at) => (asked.settled.has(at) ? [] : [at]))
	return {
		kind: 'unknown',
		wishes,
		notUnderstood: misses(unaccounted),
		suggestions: choicesFrom(matches, undefined, ofCategory),
	}
}

/** Something of ours is named, and the words that are left do not outweigh it. */
function accepts(
	{ entry, named, isStrong, longest, unaccounted, lacksProduct }: Match,
	{ tokens, settled, isReader, categoryTopic }: Asked,
	matches: readonly Match[],
): boolean {
	const weigh = (places: Iterable<number>) => [...places].reduce((sum, at) => sum + weightOf(tokens[at]!), 0)
	const head = headOf(tokens, named)
	const known = weigh(named) + (categoryTopic === entry.topic.id ? OF_CATEGORY : 0)
	if (!isOfOurField(tokens)) {
		if (tokens.some((token, at) => head.has(at) && isForeign(token) && !(isStrong && named.has(at)))) return false
		// 'Problemas com o vizinho' may be ours, 'um carro para a família' is anybody's.
		const others = tokens.flatMap((token, at) =>
			head.has(at) && !named.has(at) && (!settled.has(at) || isReader(token)) ? [at] : [],
		)
		if (!isStrong && categoryTopic !== entry.topic.id && (others.length > 0 || categoryTopic !== undefined))
			return false
	}
	if (lacksProduct && categoryTopic !== entry.topic.id) return false
	const inHead = unaccounted.filter((at) => head.has(at) && !settled.has(at))
	// What is left names something else that we know: which of the two is meant is anybody's guess.
	if (
		inHead.some(
			(at) =>
				weightOf(tokens[at]!) > VERB &&
				matches.some(({ ownNames, entry: other }) => other !== entry && ownNames.has(at)),
		)
	)
		return false
	// 'Seguro para submarinos': a topic that is named, and the one word that counts is not of it.
	if (!entry.subject && weigh(inHead) > VERB) return false
	return (
		weigh(inHead) <= known * (longest > 1 ? MOST_BESIDE_PHRASE : MOST_IN_HEAD) &&
		weigh(unaccounted) <= known * MOST_AT_ALL
	)
}

/** A category says as much as a word. */
const OF_CATEGORY = 0.5
const MOST_IN_HEAD = 0.5
const MOST_BESIDE_PHRASE = 0.8
const MOST_AT_ALL = 2.5

/** The parts of a prompt up to the first that names something: what it is about stands there. */
function headOf(tokens: readonly Token[], named: ReadonlySet<number>): Set<number> {
	const first = tokens.findIndex((_, at) => named.has(at))
	const { part } = tokens[first] ?? { part: Number.POSITIVE_INFINITY }
	return new Set(tokens.flatMap((token, at) => (token.part <= part ? [at] : [])))
}

/** 'O que fica de fora', asked in the category on cars, is asked of car insurance. */
function wholeTopic({ tokens, settled }: Asked, topic: Topic | undefined): Match | undefined {
	if (!topic || tokens.some((_, at) => !settled.has(at))) return undefined
	const entry = {
		id: topic.id,
		label: topic.label,
		topic,
		names: [],
		labelStems: new Set<string>(),
		textStems: new Set<string>(),
	}
	return {
		entry,
		score: 0,
		named: new Set(),
		ownNames: new Set(),
		isWhollyNamed: false,
		isTopicNamed: true,
		isLabelled: false,
		hasPhrase: false,
		lacksProduct: false,
		longest: 0,
		isStrong: true,
		unaccounted: [],
	}
}

/** Nothing that we write about is near: what there is to read is about something else. */
function isElsewhere(tokens: readonly Token[], matches: readonly Match[]): boolean {
	const telling = tokens.filter((token) => !isCommon(token))
	return tokens.some(isForeign) || (telling.length >= 1 && tokens.length >= 3 && matches.length === 0)
}

const angleNames = Object.keys(questions) as Angle[]
const anglePatterns = angleNames.flatMap((angle) => questions[angle].words).map(patternOf)

/** Words that are accounted for by what is asked, by who asks, or because they are common. */
function settledIn(tokens: readonly Token[], persona: Persona | undefined): Set<number> {
	const settled = new Set<number>()
	for (const [at, token] of tokens.entries())
		if (isCommon(token) || isMark(token) || token.forms.some(isEveryday)) settled.add(at)
	for (const pattern of [...anglePatterns, ...(persona?.words ?? []).map(patternOf)])
		for (let from = 0; ; ) {
			const range = findPattern(tokens, pattern, from)
			if (!range) break
			for (let at = range[0]; at < range[1]; at += 1) settled.add(at)
			from = range[1]
		}
	return settled
}

function textOf(tokens: readonly Token[]): string {
	return ` ${singular(tokens.map(({ word, forms }) => forms.at(-1) ?? word).join(' '))} `
}

function personaIn(tokens: readonly Token[]): Persona | undefined {
	return heaviest(personas, (persona) => weightIn(textOf(tokens), persona.words))
}

/** Words of a prompt on a subject that neither ask anything nor name a reader, though elsewhere they would. */
function withoutIncidental(tokens: readonly Token[], { entry: { subject } }: Match): Token[] {
	const skipped = new Set(
		(subject?.incidental ?? []).map(patternOf).flatMap((pattern) => {
			const range = findPattern(tokens, pattern)
			return range ? Array.from({ length: range[1] - range[0] }, (_, at) => range[0] + at) : []
		}),
	)
	return tokens.filter((_, at) => !skipped.has(at))
}

function angleIn(tokens: readonly Token[], { entry: { subject } }: Match): Angle | undefined {
	const text = textOf(tokens)
	return heaviest(angleNames, (angle) => weightIn(text, questions[angle].words)) ?? subject?.angle
}

function heaviest<Item>(items: readonly Item[], weigh: (item: Item) => number): Item | undefined {
	const weighed = items.map((item) => ({ item, weight: weigh(item) })).filter(({ weight }) => weight > 0)
	return weighed.toSorted((a, b) => b.weight - a.weight)[0]?.item
}

const joining = new Set(['e', 'ou', 'x', 'vs', 'versus', 'com'])

/** Words of another topic that is told beside it are accounted for. */
function withSecond(match: Match, matches: readonly Match[], tokens: readonly Token[]): Match {
	const second = secondTopic(match, matches)
	// 'Seguro de vida ou previdência' names two; 'seguro cibernético para contadores' does not.
	if (
		match.entry.topic.kind === 'product' &&
		second?.kind === 'product' &&
		!tokens.some(({ word }) => joining.has(word))
	)
		return match
	const other = matches.find(({ entry }) => !entry.subject && entry.topic === second)
	return other ? { ...match, unaccounted: match.unaccounted.filter((at) => !other.named.has(at)) } : match
}

/** Another topic that is named by words of its own. */
function secondTopic({ entry: { topic }, named }: Match, matches: readonly Match[]): Topic | undefined {
	return matches.find(
		({ entry, isStrong, named: others }) =>
			!entry.subject &&
			entry.topic !== topic &&
			(isStrong || entry.topic.kind === 'matter') &&
			[...others].some((at) => !named.has(at)) &&
			canStandBeside(topic, entry.topic),
	)?.entry.topic
}

/** Insurance law is no law of consortia or health plans, so facts of the one do not go with the others. */
function canStandBeside(topic: Topic, other: Topic): boolean {
	return other.kind === 'product' ? topic.kind === 'product' || topic.insurance === other.insurance : topic.insurance
}

function topicOfCategory({ name, slug }: Category): Topic | undefined {
	const text = singular(` ${plain(`${name} ${slug.replaceAll('-', ' ')}`)} `)
	return (
		topics.find(({ categories }) => categories.includes(slug)) ?? heaviest(topics, ({ words }) => weightIn(text, words))
	)
}

const MOST_CHOICES = 5

/** The nearest; where little is near, topics of the category and those that are asked for most. */
function choicesFrom(matches: readonly Match[], except: string | undefined, ofCategory?: Topic): Choice[] {
	const near = matches.map(({ entry }) => ({ subject: entry.id, label: labelOf(entry) }))
	const fill =
		except === undefined
			? [...(ofCategory ? [ofCategory] : []), ...topics].map((topic) => ({ subject: topic.id, label: topic.label }))
			: []
	const all = [...near, ...fill].filter(({ subject }) => subject !== except)
	return all.filter(({ subject }, at) => all.findIndex((one) => one.subject === subject) === at).slice(0, MOST_CHOICES)
}

function labelOf({ topic, subject }: Match['entry']): string {
	return subject ? `${topic.label} › ${subject.label}` : topic.label
}

/** Neighbouring words that were not understood are told as one. */
function spansOf(prompt: string, tokens: readonly Token[]): NotUnderstood[] {
	const spans: NotUnderstood[] = []
	for (const { start, end } of tokens) {
		const last = spans.at(-1)
		if (last && start <= last.end) continue
		if (last && /^\s+$/.test(prompt.slice(last.end, start))) {
			last.end = end
			last.text = prompt.slice(last.start, end)
		} else spans.push({ start, end, text: prompt.slice(start, end) })
	}
	return spans
}

export type { Understood }
