import type { BadgeTone } from '#app/components/ui/badge.tsx'
import type { ConversionFault, ConversionState } from '#core/rd-station/conversion-state.ts'

export const stateWords: Record<ConversionState, { tone: BadgeTone; words: string }> = {
	taken: { tone: 'ok', words: 'aceita' },
	waiting: { tone: 'info', words: 'na fila' },
	again: { tone: 'warn', words: 'será repetida' },
	'not-sent': { tone: 'neutral', words: 'não enviada' },
	refused: { tone: 'err', words: 'recusada' },
	'given-up': { tone: 'err', words: 'desistiu' },
}

const faults: Record<ConversionFault, (status: number | null) => string> = {
	'no-email': () => 'Sem e-mail, e o RD Station reconhece contatos por ele. Sai quando a pessoa deixar um.',
	withdrawn: () => 'O visitante retirou o pedido.',
	forgotten: () => 'Os dados da pessoa foram apagados.',
	'key-refused': (status) => `A chave não foi aceita (${status}). Confira-a em Integrações.`,
	refused: (status) =>
		`O RD Station não aceitou esta conversão (${status}). Confira o e-mail do lead e o campo do número.`,
	quota: () => 'O limite de chamadas do RD Station foi atingido.',
	'server-error': (status) => `O RD Station respondeu com erro${status ? ` (${status})` : ''}.`,
	timeout: () => 'O RD Station não respondeu em 10 segundos.',
	unreachable: () => 'Não foi possível conectar.',
	malformed: () => 'A resposta do RD Station não pôde ser entendida.',
}

/** Why it was not sent or not taken. A fault that nobody knows any more is shown by its name. */
export function faultWords(fault: string, status: number | null): string {
	return faults[fault as ConversionFault]?.(status) ?? fault
}
