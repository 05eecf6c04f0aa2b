import { isCommon } from './common-words.ts'
import { type Entry, entries, isKnown, looseWords, type Name, rarityOf, topicEntries } from './subject-index.ts'
import { singularOf, stemOf, type Token } from './tokens.ts'

/** How well something we know answers a prompt. */
export type Match = {
	entry: Entry
	score: number
	/** Places of the words by which it is named. */
	named: ReadonlySet<number>
	/** Places of the words that name it rather than its topic. */
	ownNames: ReadonlySet<number>
	/** Whether its topic is named by its own name, and it beside that. */
	isWhollyNamed: boolean
	/** Whether a word names its topic. */
	isTopicNamed: boolean
	/** Whether all words of its label are said. */
	isLabelled: boolean
	/** Whether it is named by several words together. */
	hasPhrase: boolean
	/** Whether its label names a product that the prompt does not: 'Seguro de vida negado', asked of anything. */
	lacksProduct: boolean
	/** How many words the longest phrase has that names it, common ones apart. */
	longest: number
	/** Whether it is named by more than a word in passing: by its own name, a phrase, or its whole label. */
	isStrong: boolean
	/** Places of words that neither it nor its topic accounts for. */
	unaccounted: readonly number[]
}

/** A prompt's words as they are weighed. */
export type Asked = {
	tokens: readonly Token[]
	/** Places of words that are accounted for whatever the subject: the question, the reader, common words. */
	settled: ReadonlySet<number>
	/** Whether a word names the reader. */
	isReader: (token: Token) => boolean
	/** The topic that the category is about. */
	categoryTopic?: string | undefined
}

const CREDIT = { name: 1, topicName: 0.85, label: 0.7, ownText: 0.5, topicText: 0.25 }
const UNACCOUNTED = -0.5
const OWN_NAME = 0.3
const LONGER_PHRASE = 0.4
const EARLY = 0.6
const EARLY_TOPIC = 1.2
const IN_FIRST_PART = 0.8
const LATER = 0.6
const PHRASE = 0.2
const WHOLE_LABEL = 0.15
const LABEL_LACKS = -0.15
const BOTH_NAMED = 0.35
const OF_A_PRODUCT = -0.5
const ELSEWHERE = -0.5
const LACKS_PRODUCT = -0.35
const SINGLED_OUT = 0.1
const CATEGORY = 0.35
const LEAST_WEIGHT = 0.2
const COMMON_WEIGHT = 0.12
const SHORT = 0.3

/** What is done weighs less than what it is done to. */
export const VERB = 0.3
const verbEnding = /(?:ar|er|ir|ou|ei|am|em|ando|endo|indo|aram|eram|iram|arem|erem|irem|ado|ida|ido|ada)$/

/** The rarer a word, the more it weighs. */
export function weightOf(token: Token): number {
	if (isCommon(token)) return COMMON_WEIGHT
	if (token.word.length < 4 && !isKnown(token.word)) return SHORT
	const known = token.forms.filter((form, at) => at > 0 || isKnown(form))
	const rarity = Math.max(LEAST_WEIGHT, Math.min(1, ...known.map(rarityOf)))
	return verbEnding.test(token.word) && token.word.length > 4 ? Math.min(VERB, rarity) : rarity
}

/** All that a prompt names, the best answer first. */
export function matchSubjects(asked: Asked): Match[] {
	const words = asked.tokens.map((token) => ({
		token,
		weight: weightOf(token),
		singulars: token.forms.map(singularOf),
		stems: token.forms.map(stemOf),
	}))
	const firstPart = asked.tokens.find((_, at) => !asked.settled.has(at))?.part ?? 0
	// 'Plano odontológico: coberturas do rol da ANS' is about what stands before the colon.
	for (const word of words) if (word.token.part > firstPart) word.weight *= LATER
	const core = words.flatMap((word, at) => (looseWords.has(word.token.word) ? [] : [at]))
	const topicNames = new Map(
		[...topicEntries.values()].map((entry) => [entry.topic.id, rangesOf(entry.names, words, core)] as const),
	)
	const matches = entries.flatMap((entry): Match[] => {
		const ofTopic = topicNames.get(entry.topic.id)!
		const found = entry.subject ? rangesOf(entry.names, words, core) : ofTopic
		const isLabelled = [...entry.labelStems].every((stem) => words.some(({ stems }) => stems.includes(stem)))
		if (found.length === 0 && !(isLabelled && entry.subject)) return []
		return [weigh(entry, { words, found, ofTopic, isLabelled, asked })]
	})
	const isProductNamed = matches.some(
		({ isWhollyNamed, entry: { subject, topic } }) => isWhollyNamed && subject && topic.kind === 'product',
	)
	const ownNamed = matches.filter(({ entry, isStrong }) => !entry.subject && isStrong)
	const namedProducts = matches.filter(({ entry }) => !entry.subject && entry.topic.kind === 'product')
	const weighed = matches.map((match) => {
		const { entry, isTopicNamed, isLabelled, hasPhrase, ownNames } = match
		let { score } = match
		// 'Franquia e carência no seguro do celular' is something that the product itself has to tell.
		if (isProductNamed && entry.topic.kind === 'matter') score += OF_A_PRODUCT
		// A word in passing is of the topic that is named, and not of another that has it too.
		const isInPassing = entry.subject && !isTopicNamed && !isLabelled && asked.categoryTopic !== entry.topic.id
		if (
			isInPassing &&
			((ownNamed.length > 0 && !hasPhrase) ||
				namedProducts.some(({ named }) => [...ownNames].every((at) => named.has(at))))
		)
			score += ELSEWHERE
		return { ...match, score }
	})
	return singledOutFirst(
		weighed.toSorted((a, b) => b.score - a.score),
		{ words, asked, part: firstPart },
	)
}

/** A topic that is named together with something of it is not asked for as a whole. */
function singledOutFirst(
	matches: Match[],
	{ words, asked, part }: { words: readonly Word[]; asked: Asked; part: number },
): Match[] {
	const [best] = matches
	if (!best || best.entry.subject) return matches
	const isTold = ({ ownNames, hasPhrase, isLabelled }: Match) =>
		hasPhrase || isLabelled || [...ownNames].some((at) => !isCommon(words[at]!.token))
	const own =
		matches.find(
			(match) =>
				match.entry.subject &&
				match.entry.topic === best.entry.topic &&
				isTold(match) &&
				match.unaccounted.length <= best.unaccounted.length,
		) ??
		// 'A franquia do seguro auto': the product has nothing on it, but there is a matter that has.
		matches.find(
			(match) =>
				match.entry.topic.kind === 'matter' &&
				best.entry.topic.kind === 'product' &&
				match.isTopicNamed &&
				isTold(match) &&
				[...match.ownNames].some(
					(at) => !best.named.has(at) && !asked.settled.has(at) && words[at]!.token.part === part,
				),
		)
	if (!own) return matches
	// A matter may itself be named together with something of it.
	return singledOutFirst([own, ...matches.filter((match) => match !== own)], { words, asked, part })
}

/** What tells a topic's name from others: 'vida' of 'seguro de vida'. */
function nameStemsOf({ words }: Entry['topic']): string[] {
	return words[0]!
		.split(' ')
		.filter((word) => !looseWords.has(word) && word !== 'seguro')
		.map(stemOf)
}

type Word = { token: Token; weight: number; singulars: string[]; stems: string[] }
type Found = { name: Name; at: number[] }
type Weighing = { words: Word[]; found: Found[]; ofTopic: Found[]; isLabelled: boolean; asked: Asked }

function weigh(entry: Entry, { words, found, ofTopic, isLabelled, asked }: Weighing): Match {
	const { subject, topic } = entry
	const named = new Set(found.flatMap(({ at }) => at))
	const topicNamed = new Set(ofTopic.flatMap(({ at }) => at))
	const topicStems = topicEntries.get(topic.id)!.textStems
	const unaccounted: number[] = []
	let score = 0
	for (const [at, { weight, stems }] of words.entries()) {
		const has = (set: ReadonlySet<string>) => stems.some((stem) => set.has(stem))
		const creditOf = () => {
			if (subject && named.has(at)) return CREDIT.name
			if (topicNamed.has(at)) return CREDIT.topicName
			if (subject && has(entry.labelStems)) return CREDIT.label
			if (subject && has(entry.textStems)) return CREDIT.ownText
			return has(topicStems) ? CREDIT.topicText : undefined
		}
		const credit = creditOf()
		if (credit === undefined && asked.settled.has(at)) continue
		if (credit === undefined) unaccounted.push(at)
		score += weight * (credit ?? UNACCOUNTED)
	}
	const telling = (places: Iterable<number>) => [...places].filter((at) => !isCommon(words[at]!.token))
	const isOwnName = ofTopic.some(
		({ name, at }) => telling(at).length > 0 && (name.words.length > 1 || topic.words[0] === name.words[0]),
	)
	const hasPhrase = found.some(({ name }) => name.words.length > 1)
	const longest = Math.max(0, ...found.map(({ at }) => telling(at).length))
	const beside = telling(named).filter((at) => !topicNamed.has(at))
	const isBoth = beside.length > 0 && telling(topicNamed).length > 0
	const lacksProduct =
		subject !== undefined &&
		topicNamed.size === 0 &&
		nameStemsOf(topic).some((stem) => entry.labelStems.has(stem) && !words.some(({ stems }) => stems.includes(stem)))
	const all = new Set([...named, ...topicNamed])
	const isInFirstPart = telling(named).some((at) => words[at]!.token.part === words[0]!.token.part)
	if (isOwnName) score += OWN_NAME
	if (subject) {
		const lacking = [...entry.labelStems].filter((stem) => !words.some(({ stems }) => stems.includes(stem)))
		const phrase = (hasPhrase ? PHRASE : 0) + LONGER_PHRASE * Math.max(0, longest - 1)
		const label = isLabelled ? WHOLE_LABEL * entry.labelStems.size : LABEL_LACKS * Math.min(2, lacking.length)
		score += SINGLED_OUT + (isInFirstPart ? phrase : phrase * LATER) + label
		if (isBoth) score += BOTH_NAMED
		if (lacksProduct) score += LACKS_PRODUCT
	}
	if (named.size > 0) score += (subject ? EARLY : EARLY_TOPIC) * (1 - Math.min(...named) / words.length)
	if (isInFirstPart) score += IN_FIRST_PART
	if (asked.categoryTopic === topic.id) score += CATEGORY
	return {
		entry,
		score,
		named: all,
		ownNames: named,
		isWhollyNamed: isBoth && (isOwnName || longest > 1),
		isTopicNamed: topicNamed.size > 0,
		isLabelled,
		hasPhrase,
		lacksProduct,
		longest,
		isStrong: isOwnName || hasPhrase || telling(all).length > 1 || (isLabelled && subject !== undefined),
		unaccounted,
	}
}

/** Where the names of something stand: word by word, or with other small words between. */
function rangesOf(names: readonly Name[], words: readonly Word[], core: readonly number[]): Found[] {
	return names.flatMap((name) => {
		const found: Found[] = []
		for (let at = 0; at + name.words.length <= words.length; at += 1)
			if (
				name.words.every((word, index) =>
					isSaid(words[at + index]!, word, name.isBeginning && index === name.words.length - 1),
				)
			)
				found.push({ name, at: name.words.map((_, index) => at + index) })
		if (found.length > 0 || name.core.length === 0) return found
		for (let at = 0; at + name.core.length <= core.length; at += 1)
			if (
				name.core.every((word, index) =>
					isSaid(words[core[at + index]!]!, word, name.isBeginning && index === name.core.length - 1),
				)
			)
				found.push({ name, at: name.core.map((_, index) => core[at + index]!) })
		return found
	})
}

function isSaid({ token, singulars }: Word, word: string, isBeginning: boolean): boolean {
	if (isBeginning) return token.forms.some((form) => form.startsWith(word))
	return singulars.includes(singularOf(word))
}
