import { redirectWithNotice } from '#app/flash.ts'
import { shownVersion } from '#core/facts/fact.ts'
import { topics } from '#core/generation/local-writer/knowledge/all.ts'
import type { FactVersion, StoredFact } from '#db/schema/facts.ts'
import { FACTS } from './facts-query.ts'

/** The themes that facts belong to, as people call them. */
export function topicChoices(): { id: string; label: string }[] {
	return topics.map(({ id, label }) => ({ id, label }))
}

export function topicLabel(id: string): string {
	return topics.find((topic) => topic.id === id)?.label ?? id
}

type Named = Pick<StoredFact, 'id' | 'text'>

/** 'Lei 15.040/2024, art. 86': the first form in which a norm is cited is its name. */
export function normWords({ norm, article }: FactVersion, all: readonly Named[], today: string): string {
	const named = all.find(({ id }) => id === norm)
	const name = named ? (named.text.words[0] ?? shownVersion(named.text, today).statement) : norm
	return [name, article].filter(Boolean).join(', ')
}

export function goneFact(): Response {
	return redirectWithNotice(FACTS, { tone: 'error', title: 'Fato não encontrado' })
}
