import type { Lead, LeadEvent, LeadStatus, LostReason } from '#db/schema/leads.ts'

/** The states in the order a request goes through them, as the broker calls them. */
export const statusWords: Record<LeadStatus, string> = {
	new: 'novo',
	contacted: 'em contato',
	quoted: 'cotado',
	won: 'ganho',
	lost: 'perdido',
}

export const kindWords: Record<Lead['kind'], string> = {
	quote: 'Pedido de cotação',
	contact: 'Mensagem',
	notify: 'Avise-me',
	typed: 'Digitado pela corretora',
}

/** Why one was lost, in the order the screen offers them. */
export const lostReasonWords: Record<LostReason, string> = {
	price: 'preço',
	'other-broker': 'fechou com outra corretora',
	'insurer-refused': 'a seguradora não aceitou o risco',
	'gave-up': 'desistiu de contratar',
	'no-answer': 'não respondeu mais',
	other: 'outro motivo',
}

/** What the broker opened to answer. Whether anything was sent is not known here. */
export const replyWayWords = { chat: 'chat aberto', mail: 'e-mail aberto', phone: 'telefone aberto' } as const

/** What the brokerage did; what the rest of it is follows in its detail. */
export const workWords: Record<WorkKind, string> = {
	owner: 'quem atende',
	'next-step': 'próximo passo',
	'next-step-done': 'passo feito',
	reminded: 'lembrete na caixa de saída',
	'reply-opened': 'resposta',
	parted: 'separado dos outros pedidos do mesmo contato',
	joined: 'juntado aos pedidos da mesma pessoa',
	'typed-in': 'digitado pela corretora',
	'sent-to-rd': 'enviado ao RD Station',
	'whatsapp-accepted': 'mensagem aceita pelo WhatsApp',
}

export type WorkKind =
	| 'owner'
	| 'next-step'
	| 'next-step-done'
	| 'reminded'
	| 'reply-opened'
	| 'parted'
	| 'joined'
	| 'sent-to-rd'
	| 'typed-in'
	| 'whatsapp-accepted'
type VisitorKind = Exclude<LeadEvent['kind'], 'status' | 'note' | WorkKind>

export function isWork(kind: LeadEvent['kind']): kind is WorkKind {
	return Object.hasOwn(workWords, kind)
}

/** What the visitor did on the page of the request. */
export const eventWords: Record<VisitorKind, string> = {
	'contact-given': 'deixou ou corrigiu o contato',
	'chat-opened': 'abriu a conversa',
	'message-left': 'escreveu um recado',
	'file-sent': 'enviou um arquivo',
	'file-removed': 'apagou um arquivo',
	'whatsapp-received': 'escreveu pelo WhatsApp',
	withdrawn: 'retirou o pedido',
}
