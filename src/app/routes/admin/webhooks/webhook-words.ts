import type { BadgeTone } from '#app/components/ui/badge.tsx'
import type { DeliveryState, WebhookFault } from '#core/webhooks/webhook.ts'

export const stateWords: Record<DeliveryState, { tone: BadgeTone; words: string }> = {
	delivered: { tone: 'ok', words: 'entregue' },
	waiting: { tone: 'info', words: 'na fila' },
	again: { tone: 'warn', words: 'será repetido' },
	'given-up': { tone: 'err', words: 'desistiu' },
}

const faults: Record<WebhookFault, (status: number | null) => string> = {
	refused: (status) => `Respondeu ${status}.`,
	redirected: (status) => `Respondeu com um redirecionamento (${status}), que não é seguido.`,
	'not-public': () => 'O endereço leva a uma rede interna e foi recusado.',
	'not-found': () => 'O nome do servidor não foi encontrado.',
	'bad-address': () => 'O endereço não serve para um webhook.',
	timeout: () => 'Não respondeu em 10 segundos.',
	unreachable: () => 'Não foi possível conectar.',
	'unreadable-secret': () => 'O segredo foi cifrado com outro AUTH_SECRET. Remova o destino e crie-o de novo.',
}

/** Why it was not taken. A fault that nobody knows any more is shown by its name. */
export function faultWords(fault: string, status: number | null): string {
	return faults[fault as WebhookFault]?.(status) ?? fault
}
