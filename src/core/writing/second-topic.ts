import type { Chooser } from './choose.ts'
import { type Aspect, aspects, type Fact, type Topic } from './knowledge/types.ts'
import { spoken } from './markup.ts'
import { LONGEST_STEM, plain, singular } from './plain-words.ts'
import type { Reading } from './read-prompt.ts'
import { tellsOf } from './subject-facts.ts'
import { suits } from './suits.ts'
import { fill } from './wording.ts'

export type ToldSide = { heading: string; facts: Fact[] }

/** A second product gets two sections of its own; a matter, one with what fits the article, or none. */
export function tellSecond(reading: Reading, chooser: Chooser): ToldSide[] {
	const { second } = reading
	if (!second) return []
	if (second.kind === 'matter') {
		const facts = chooser.takeFacts(fittingFacts(reading, second), MOST_OF_A_MATTER)
		return [{ heading: second.asideHeading ?? '', facts }]
	}
	return [
		{ heading: fill('E {o}, como funciona?', second), facts: chooser.takeFacts(second.facts.what, 2) },
		{
			heading: fill('O que pesa na escolha {do}', second),
			facts: [...chooser.takeFacts(second.facts.who, 1), ...chooser.takeFacts(second.facts.excludes, 1)],
		},
	]
}

const MOST_OF_A_MATTER = 2

/** The side of a matter that goes with any article. */
const mainSides: Record<string, readonly Aspect[]> = {
	sinistros: ['claim', 'law'],
	cotacoes: ['buying'],
	'direitos-do-consumidor': ['law', 'covers'],
	'franquia-e-bonus': ['what', 'price'],
	renovacao: ['buying', 'law'],
	golpes: ['buying'],
	'revisao-dos-seguros': ['buying'],
	glossario: ['what'],
}

/**
 * Where something is singled out, only facts on it: 'imposto de renda sobre a indenização' names claims, and yet wants
 * to know nothing of them.
 */
function fittingFacts({ topic, subject, stems }: Reading, second: Topic): Fact[] {
	const suiting = (sides: readonly Aspect[]) =>
		sides.flatMap((aspect) => second.facts[aspect]).filter((fact) => suits(topic, spoken(fact)))
	if (!subject) return suiting(mainSides[second.id] ?? aspects)
	const naming = second.words.flatMap((word) => singular(word).split(' ')).map((word) => word.slice(0, LONGEST_STEM))
	const telling = stems.filter((stem) => stem.length >= SHORTEST_TELLING && !naming.includes(singular(stem)))
	return suiting(aspects).filter((fact) => {
		const said = ` ${plain(spoken(fact))}`
		const shared = telling.filter((stem) => said.includes(` ${stem}`))
		return tellsOf(subject, said) || shared.length >= LEAST_SHARED
	})
}

const SHORTEST_TELLING = 5
const LEAST_SHARED = 2
