import { leadReference } from '#core/leads/lead-reference.ts'
import type { Lead } from '#db/schema/leads.ts'
import { timeOf } from '#lib/brasilia-time.ts'

/** What a browser shows. It is read by nobody in between; still it says no more than is needed to come and look. */
export type PushNotice = { id: string; title: string; body: string; url: string }

/** What a test shows. */
export function testNotice(id: string): PushNotice {
	const body = 'Neste navegador, os leads novos serão avisados assim.'
	return { id, title: 'Aviso de teste', body, url: '/admin/integracoes' }
}

type Told = Pick<Lead, 'id' | 'number' | 'kind' | 'product' | 'answerPromise' | 'answerDueAt'>

export function pushNotice(messageId: string, lead: Told): PushNotice {
	const what = lead.kind === 'contact' ? 'Nova mensagem' : 'Novo pedido'
	const due =
		lead.answerPromise === 'ten-minutes' && lead.answerDueAt ? `, responder até ${timeOf(lead.answerDueAt)}` : ''
	return {
		id: messageId,
		title: lead.product ? `${what}: ${lead.product}` : what,
		body: `${leadReference(lead)}${due}`,
		url: `/admin/leads/${lead.id}`,
	}
}
