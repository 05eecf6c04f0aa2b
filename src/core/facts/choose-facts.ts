import { plain } from '#core/generation/local-writer/plain-words.ts'
import type { FactKind, FactText } from '#db/schema/facts.ts'
import { compareInPortuguese } from '#lib/compare-in-portuguese.ts'
import { type FactState, shownVersion, stateOf } from './fact.ts'
import type { ListedFact } from './list-facts.ts'

export const factTabs = ['all', 'to-check', 'expiring', 'replaced', 'changed-here'] as const
export type FactTab = (typeof factTabs)[number]

export type FactOrder = 'most-used' | 'by-statement' | 'checked-longest-ago'

export type FactChoice = {
	text: string
	tab: FactTab
	kind: FactKind | undefined
	topic: string
	order: FactOrder
}

/** Which facts a person asked to see, in their order, and how many each tab holds of what they asked for. */
export function chooseFacts(all: readonly ListedFact[], { choice, today }: { choice: FactChoice; today: string }) {
	const words = plain(choice.text).split(' ').filter(Boolean)
	const fitting = all.filter(
		({ id, text }) =>
			(choice.kind === undefined || text.kind === choice.kind) &&
			(choice.topic === '' || text.topics.includes(choice.topic)) &&
			words.every((word) => plain(`${id} ${wordsOf(text)}`).includes(word)),
	)
	const counts = Object.fromEntries(
		factTabs.map((tab) => [tab, fitting.filter((fact) => isIn(tab, fact, today)).length]),
	) as Record<FactTab, number>
	const facts = fitting
		.filter((fact) => isIn(choice.tab, fact, today))
		.toSorted((a, b) => compare[choice.order](a, b) || byStatement(a, b))
	return { facts, counts }

	function byStatement(a: ListedFact, b: ListedFact): number {
		return compareInPortuguese(shownVersion(a.text, today).statement, shownVersion(b.text, today).statement)
	}
}

const compare: Record<FactOrder, (a: ListedFact, b: ListedFact) => number> = {
	'most-used': (a, b) => b.articles - a.articles,
	'by-statement': () => 0,
	'checked-longest-ago': (a, b) => (a.checkedOn ?? '').localeCompare(b.checkedOn ?? ''),
}

const statesIn: Partial<Record<FactTab, FactState>> = {
	'to-check': 'to-check',
	expiring: 'expiring',
	replaced: 'replaced',
}

function isIn(tab: FactTab, fact: ListedFact, today: string): boolean {
	if (tab === 'all') return true
	if (tab === 'changed-here') return fact.changedHere
	return stateOf(fact, today) === statesIn[tab]
}

function wordsOf({ words, versions }: FactText): string {
	const told = versions.flatMap(({ statement, detail, value, unit, norm, article }) => [
		statement,
		detail,
		`${value ?? ''} ${unit ?? ''}`,
		norm?.replaceAll('-', ' '),
		article,
	])
	return [...words, ...told].filter(Boolean).join(' ')
}
