import { topics } from './knowledge/all.ts'
import { personas } from './knowledge/personas.ts'
import type { Angle, Persona, Subject, Topic } from './knowledge/types.ts'

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
const leading = new Set(['fraud', 'deductible-and-bonus', 'renewal', 'glossary', 'market'])

/** What is written about when nothing is recognised. */
const general = ['quotes', 'consumer-rights', 'glossary', 'claims']

const angleWords: Record<Angle, string> = {
	cost: 'quanto custa|custa|preco|precos|barato|mais barato|economizar|economia|desconto|caro|pagar menos|mensalidade|custo|taxas|quanto pago|price|cost',
	claim:
		'o que fazer|como acionar|acionar|bati|roubaram|furtaram|roubado|roubada|furtado|sinistro|indenizacao|aconteceu|depois de|depois do|depois da|apos|morreu|faleceu|faleceram|morte do segurado|quebrou|queimou|perdi|socorro|como receber|contemplado|resgate|resgatar|claim',
	worth:
		'vale a pena|compensa|preciso de|precisa de|preciso|precisa|e necessario|para quem serve|faz sentido|devo fazer|devo ter|worth',
	compare:
		'diferenca|diferencas|versus|vs|comparar|comparacao|comparativo|ou|qual o melhor|qual a melhor|qual melhor|compare',
	mistakes:
		'erro|erros|evitar|evite|cuidado|cuidados|armadilha|armadilhas|golpe|golpes|nao fazer|problemas|mitos|mistakes',
	coverage:
		'cobre|cobrem|paga|indeniza|cobertura|coberturas|inclui|incluem|protege|o que entra|exclusoes|nao cobre|coverage|cover',
	rights:
		'direito|direitos|lei|prazo|prazos|negado|negada|negou|recusou|recusa|reclamar|reclamacao|procon|justica|regras|limites|reajuste|legislacao|obrigatorio|obrigatoria|o que e obrigatorio|o que exige|rights|law',
	buying:
		'contratar|contratacao|escolher|como fazer|cotar|cotacao|documentos|proposta|simular|comprar|dicas para|checklist|buy|choose',
	guide:
		'guia|guia completo|o que e|iniciante|iniciantes|primeiro|primeira|como funciona|o que e um|o que e uma|o que e o|o que e a|o que significa|significa|glossario|entenda|explique|basico|tudo sobre|duvidas|para leigos|guide|what is',
}

const unspoken: Angle[] = ['guide', 'coverage', 'buying', 'mistakes', 'worth']

export const stopWords: ReadonlySet<string> = new Set(
	'para como mais menos muito sobre qual quais quando onde porque pela pelo pelas pelos uma umas seus suas este esta esse essa isso aquilo entre depois antes ainda tambem artigo texto escreva escrever blog post seguro seguros segurado seguradora apolice contrato plano fazer feito tenho teve pode podem deve devem brasil brasileiro pessoa pessoas guia dicas custa quanto vale pena cobre cobertura coberturas direito direitos lei erros evitar contratar escolher diferenca o que voce meu minha'.split(
		' ',
	),
)

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
			...[...phrases, ...(angle ? phrasesOf(angle) : [])].filter((phrase) => holds(said, phrase)),
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

/** What is left once the topic is named: 'acidentes pessoais de passageiros' does not name life insurance too. */
function without(text: string, phrases: readonly string[]): string {
	const longestFirst = phrases.toSorted((a, b) => b.length - a.length)
	return longestFirst.reduce((rest, phrase) => rest.replaceAll(` ${singular(phrase)} `, ' '), text)
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
	return bestOf(Object.keys(angleWords) as Angle[], text, phrasesOf)
}

function phrasesOf(angle: Angle): string[] {
	return angleWords[angle].split('|')
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

/** A phrase of three words says more than three words. */
function weightIn(text: string, phrases: readonly string[]): number {
	return phrases.filter((phrase) => holds(text, phrase)).reduce((sum, phrase) => sum + phrase.split(' ').length ** 2, 0)
}

function holds(text: string, phrase: string): boolean {
	return text.includes(` ${singular(phrase)} `)
}

const plurals: [RegExp, string][] = [
	[/oes$/, 'ao'],
	[/([rz])es$/, '$1'],
	[/ns$/, 'm'],
	[/is$/, 'l'],
	[/s$/, ''],
]

/** 'cargas' and 'carga' are one word here. The same is done to both sides, so that a wrong singular does no harm. */
export function singular(text: string): string {
	return text.replace(/[a-z-]{4,}/g, (word) => {
		const [ending, instead] = plurals.find(([one]) => one.test(word)) ?? []
		return ending ? word.replace(ending, instead!) : word
	})
}

/** Beginnings of words are compared, as endings change with gender and number. */
export const LONGEST_STEM = 6

function stemsOf(text: string): string[] {
	const words = text.split(/[^a-z]+/).filter((word) => word.length >= 4 && !stopWords.has(word))
	return [...new Set(words.map((word) => word.slice(0, LONGEST_STEM)))].slice(0, 40)
}

/** Lower case without accents or punctuation. */
export function plain(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9.-]+/g, ' ')
		.replace(/\.(?!\d)/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
}
