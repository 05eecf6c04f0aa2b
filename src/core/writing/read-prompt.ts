import { personas, questions, topics } from './knowledge/all.ts'
import type { Angle, Persona, Subject, Topic } from './knowledge/types.ts'
import { holds, plain, singular, stemsOf, weightIn, without } from './plain-words.ts'

export type Category = { name: string; slug: string }

/** What a prompt asks for, in terms of the knowledge base. Nothing of its own words goes any further. */
export type Reading = {
	topic: Topic
	/** Whether nothing in the prompt or its category names the topic. */
	isGuess: boolean
	/** Another topic the prompt names. */
	second?: Topic | undefined
	angle: Angle
	persona?: Persona | undefined
	subject?: Subject | undefined
	/** Beginnings of the words that tell this prompt from others on the topic. */
	stems: string[]
	/** Phrases by which the topic, the reader and the rest were told; without accents, some of them beginnings only. */
	toldBy: string[]
}

/** Longer prompts say nothing more about the topic. */
const LONGEST = 4000

/** Matters that are the topic even where a product is named with them. */
const leading = new Set(['golpes', 'franquia-e-bonus', 'renovacao', 'glossario', 'mercado-de-seguros'])

/** What is written about when nothing is recognised. */
const general = ['cotacoes', 'direitos-do-consumidor', 'glossario', 'sinistros']

const unspoken: Angle[] = ['guide', 'coverage', 'buying', 'mistakes', 'worth']

export function readPrompt(prompt: string, category: Category | undefined, random: () => number): Reading {
	const text = ` ${plain(prompt.slice(0, LONGEST))} `
	const said = singular(text)
	const named = ranked(topics, (topic) => weightOf(topic, said))
	const products = named.filter(({ kind }) => kind === 'product')
	const ofCategory = category && topicOfCategory(category)
	const leaders = named.filter(({ id }) => leading.has(id))
	const asides = leaders.filter(
		(leader) =>
			isAside(leader, prompt, ofCategory) ||
			products.some(
				(product) => isNamed(said, product) && (owns(product, leader, said) || !isToldApart(leader, product, said)),
			),
	)
	const recognised =
		leaders.find((leader) => !asides.includes(leader)) ??
		products.find((product) => ofCategory?.kind !== 'product' || isNamed(said, product)) ??
		(ofCategory?.kind === 'product' ? ofCategory : undefined) ??
		named[0] ??
		ofCategory ??
		// Nothing names a topic, but what is singled out may belong to one.
		ranked(topics, (one) => toldOf(one, text))[0]
	const topic = recognised ?? generalTopic(random)
	const rest = without(said, topic.words)
	const second = named.find(
		(other) =>
			other !== topic &&
			!asides.includes(other) &&
			(other.kind === 'matter' ? isToldApart(other, topic, said) : isNamed(rest, other)) &&
			canStandBeside(topic, other),
	)
	const subject = topic.subjects
		.filter((one) => tells(one, text))
		.toSorted((a, b) => placeOf(a, text) - placeOf(b, text) || lengthIn(b, text) - lengthIn(a, text))[0]
	const asking = without(said, subject?.incidental ?? [])
	const persona = bestOf(personas, asking, ({ words }) => words)
	const angle = angleOf(asking)
	const phrases = [topic, second, persona].flatMap((one) => one?.words ?? [])
	return {
		topic,
		isGuess: !recognised,
		second,
		angle: angle ?? subject?.angle ?? unspoken[Math.floor(random() * unspoken.length)]!,
		persona,
		subject,
		stems: stemsOf(text),
		toldBy: [
			...[...phrases, ...(angle ? questions[angle].words : [])].filter((phrase) => holds(said, phrase)),
			...(subject?.words ?? []),
		],
	}
}

/** Whether a plain text, set in spaces, speaks of what is singled out. */
export function tells({ words }: Subject, text: string): boolean {
	return words.some((word) => text.includes(` ${word}`))
}

/** What is named first is what the prompt is about. */
function placeOf({ words }: Subject, text: string): number {
	return Math.min(...words.map((word) => text.indexOf(` ${word}`)).filter((at) => at >= 0))
}

/** 'Aluguel por temporada' says more than 'aluguel'. */
function lengthIn({ words }: Subject, text: string): number {
	return Math.max(...words.filter((word) => text.includes(` ${word}`)).map(({ length }) => length))
}

/** 'Carro alugado: franquia e terceiros', asked of travel, is no article on deductibles: they come after the colon. */
function isAside(matter: Topic, prompt: string, ofCategory: Topic | undefined): boolean {
	const first = ` ${plain(prompt.split(/[:?]/)[0]!)} `
	const singlesOut = ofCategory?.kind === 'product' && ofCategory.subjects.some((subject) => tells(subject, first))
	return singlesOut && weightOf(matter, singular(first)) === 0
}

/** 'Franquia e carência no seguro do celular': what would lead is something that the product itself has to tell. */
function owns({ subjects }: Topic, matter: Topic, text: string): boolean {
	const spoken = matter.words.filter((phrase) => holds(text, phrase))
	return spoken.every((phrase) => subjects.some(({ words }) => words.some((word) => ` ${phrase}`.includes(` ${word}`))))
}

/** How much of a topic is singled out. 'Financiamento imobiliário' says more than 'financiado', but not more than two. */
function toldOf({ subjects }: Topic, text: string): number {
	const told = subjects.filter((subject) => tells(subject, text))
	return told.reduce((weight, subject) => weight + 1 + lengthIn(subject, text) / LONGEST, 0)
}

function generalTopic(random: () => number): Topic {
	const chosen = general[Math.floor(random() * general.length)]
	return topics.find(({ id }) => id === chosen)!
}

const OWN_NAME = 2

/** The first of its words is its name, and says more than the others. */
function weightOf({ words }: Topic, text: string): number {
	return weightIn(text, words) + (holds(text, words[0]!) ? OWN_NAME : 0)
}

/** A word such as 'casa' occurs in prompts on anything: a second product, or one beside the category's, must be named. */
function isNamed(text: string, { words }: Topic): boolean {
	return holds(text, words[0]!) || weightIn(text, words) >= 4
}

/**
 * The 'corretor' of 'corretor de imóveis' is no broker of insurance, and the 'franquia' of 'seguro para franquia' no
 * deductible: a word within the topic's own names nothing else.
 */
function isToldApart(matter: Topic, topic: Topic, text: string): boolean {
	const own = topic.words.filter((phrase) => holds(text, phrase)).map((phrase) => ` ${singular(phrase)} `)
	return matter.words.some((word) => holds(text, word) && !own.some((phrase) => holds(phrase, word)))
}

/** Insurance law is no law of consortia or health plans, so facts of the one do not go with the others. */
function canStandBeside(topic: Topic, other: Topic): boolean {
	return other.kind === 'product' ? topic.kind === 'product' || topic.insurance === other.insurance : topic.insurance
}

function topicOfCategory({ name, slug }: Category): Topic | undefined {
	return (
		topics.find(({ categories }) => categories.includes(slug)) ??
		bestOf(topics, singular(` ${plain(`${name} ${slug.replaceAll('-', ' ')}`)} `), ({ words }) => words)
	)
}

function angleOf(text: string): Angle | undefined {
	return bestOf(Object.keys(questions) as Angle[], text, (angle) => questions[angle].words)
}

function bestOf<Item>(
	items: readonly Item[],
	text: string,
	wordsOf: (item: Item) => readonly string[],
): Item | undefined {
	return ranked(items, (item) => weightIn(text, wordsOf(item)))[0]
}

/** Those that weigh anything, the heaviest first. */
function ranked<Item>(items: readonly Item[], weigh: (item: Item) => number): Item[] {
	return items
		.map((item) => ({ item, weight: weigh(item) }))
		.filter(({ weight }) => weight > 0)
		.toSorted((a, b) => b.weight - a.weight)
		.map(({ item }) => item)
}
