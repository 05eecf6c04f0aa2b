import type { BadgeTone } from '#app/components/ui/badge.tsx'
import type { FactOrder, FactTab } from '#core/facts/choose-facts.ts'
import { daysBetween, type FactState, shownVersion, stateOf } from '#core/facts/fact.ts'
import type { FactChangeKind, FactKind, FactVersion, StoredFact } from '#db/schema/facts.ts'
import { formatDay } from '#lib/format-day.ts'

export const kindLabels: Record<FactKind, string> = {
	deadline: 'prazo',
	percentage: 'percentual',
	amount: 'valor',
	norm: 'norma',
	regulator: 'quem fiscaliza',
	definition: 'definição',
}

export const tabLabels: Record<FactTab, string> = {
	all: 'Todos',
	'to-check': 'A conferir',
	expiring: 'Vencem logo',
	replaced: 'Substituídos',
	'changed-here': 'Mudados aqui',
}

export const orderLabels: Record<FactOrder, string> = {
	'most-used': 'Mais usados',
	'by-statement': 'Por nome',
	'checked-longest-ago': 'Conferidos há mais tempo',
}

export const changeLabels: Record<FactChangeKind, string> = {
	created: 'Criado',
	released: 'Texto da versão nova',
	changed: 'Corrigido',
	replaced: 'Substituído',
	checked: 'Conferido',
}

const words: Record<Exclude<FactState, 'expiring'>, { tone: BadgeTone; label: string }> = {
	'in-force': { tone: 'ok', label: 'Em vigor' },
	'to-check': { tone: 'warn', label: 'A conferir' },
	replaced: { tone: 'neutral', label: 'Substituído' },
	'not-yet': { tone: 'info', label: 'Ainda não vale' },
}

/** What the register says of a fact in one word. One that nobody has checked says so, whoever wrote it. */
export function stateWords(
	fact: Pick<StoredFact, 'text' | 'checkedOn'>,
	today: string,
): { tone: BadgeTone; label: string } {
	const state = stateOf(fact, today)
	if (state !== 'expiring') return words[state]
	const days = daysBetween(today, shownVersion(fact.text, today).until!)
	return { tone: 'warn', label: days === 0 ? 'Vence hoje' : days === 1 ? 'Vence em 1 dia' : `Vence em ${days} dias` }
}

/** 'desde 11/12/2025, sem fim', 'até 10/12/2025'. */
export function spanWords({ from, until }: Pick<FactVersion, 'from' | 'until'>): string {
	if (!from && !until) return 'sem data de início nem de fim'
	const start = from ? `desde ${formatDay(from)}` : ''
	return [start, until ? `até ${formatDay(until)}` : 'sem fim'].filter(Boolean).join(', ')
}
