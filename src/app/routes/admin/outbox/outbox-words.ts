import type { BadgeTone } from '#app/components/ui/badge.tsx'
import type { OutboxState } from '#core/mail/outbox-state.ts'

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
