import type { BadgeTone } from '#app/components/ui/badge.tsx'
import type { OutboxState } from '#core/mail/outbox-state.ts'

/** How the address of the list calls a state. */
export const stateSlugs: Record<OutboxState, string> = { queued: 'na-fila', sent: 'enviado', failed: 'falhou' }

export function stateOfSlug(slug: string | null): OutboxState | undefined {
	const found = Object.entries(stateSlugs).find(([, known]) => known === slug)
	return found?.[0] as OutboxState | undefined
}

/** What a person reads of a mail's state. Without a mail server nothing is on its way. */
export function describeState(state: OutboxState, mailConfigured: boolean): { tone: BadgeTone; words: string } {
	if (state === 'sent') return { tone: 'ok', words: 'enviado' }
	if (state === 'failed') return { tone: 'err', words: 'falhou' }
	return mailConfigured ? { tone: 'info', words: 'na fila' } : { tone: 'warn', words: 'aguardando configuração' }
}

export function tries(attempts: number): string {
	if (attempts === 0) return 'nenhuma tentativa'
	return attempts === 1 ? '1 tentativa' : `${attempts} tentativas`
}

export type OutboxQuery = { state?: OutboxState | undefined; page: number }

export function parseOutboxQuery(parameters: URLSearchParams): OutboxQuery {
	const page = Number(parameters.get('pagina'))
	return {
		state: stateOfSlug(parameters.get('estado')),
		page: Number.isSafeInteger(page) && page > 0 ? page : 1,
	}
}

export function outboxHref({ state, page = 1 }: Partial<OutboxQuery>): string {
	const parameters = new URLSearchParams()
	if (state) parameters.set('estado', stateSlugs[state])
	if (page > 1) parameters.set('pagina', String(page))
	return parameters.size > 0 ? `/admin/outbox?${parameters}` : '/admin/outbox'
}
