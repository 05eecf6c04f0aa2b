import type { BadgeTone } from '#app/components/ui/badge.tsx'
import type { WhatsAppFault, WhatsAppState } from '#core/whatsapp/whatsapp.ts'

/** How far a message came, no further than is known. */
export const whatsAppStates: Record<WhatsAppState, { tone: BadgeTone; words: string }> = {
	waiting: { tone: 'info', words: 'na fila' },
	again: { tone: 'warn', words: 'será repetida' },
	accepted: { tone: 'info', words: 'aceita pelo WhatsApp' },
	delivered: { tone: 'ok', words: 'entregue' },
	read: { tone: 'ok', words: 'lida' },
	failed: { tone: 'err', words: 'falhou' },
	unknown: { tone: 'warn', words: 'não se sabe se saiu' },
}

const mayHaveLeft = 'A mensagem pode ter saído: confira na conversa antes de enviar de novo.'

const faults: Record<WhatsAppFault, string> = {
	withdrawn: 'O visitante retirou o pedido.',
	'no-phone': 'O telefone não serve para o WhatsApp.',
	'window-closed': 'As 24 horas desde a última mensagem da pessoa acabaram. Envie o modelo.',
	'key-refused': 'O token não foi aceito. Confira-o em Integrações.',
	'not-allowed': 'O token ou o número não tem permissão para enviar a esta pessoa.',
	'credit-gone': 'A conta do WhatsApp tem uma pendência de pagamento.',
	quota: 'O limite de envios do WhatsApp foi atingido.',
	'template-missing': 'O modelo não existe neste idioma. Confira o nome em Integrações.',
	'template-values': 'O modelo espera outras variáveis. Confira os campos em Integrações.',
	'template-paused': 'A Meta suspendeu o modelo.',
	'no-whatsapp': 'O WhatsApp não conseguiu entregar a este número. Pode não haver WhatsApp nele.',
	refused: 'O WhatsApp recusou a mensagem.',
	'server-error': 'O WhatsApp respondeu com erro.',
	timeout: `O WhatsApp não respondeu em 10 segundos. ${mayHaveLeft}`,
	unreachable: 'Não foi possível conectar ao WhatsApp.',
	'cut-off': `A conexão com o WhatsApp caiu antes da resposta. ${mayHaveLeft}`,
	malformed: `A resposta do WhatsApp não pôde ser entendida. ${mayHaveLeft}`,
}

/** Why it did not go, with Meta's number for it. A fault that nobody knows any more is shown by its name. */
export function whatsAppFaultWords(fault: string, code: number | null): string {
	const words = faults[fault as WhatsAppFault] ?? fault
	return code ? `${words} (código ${code})` : words
}
