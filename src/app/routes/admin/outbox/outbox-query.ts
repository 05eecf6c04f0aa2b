import { choiceParam, defineList, pageParam } from '#app/components/admin/list/list-query.ts'
import type { OutboxState } from '#core/mail/outbox-state.ts'

export const outboxList = defineList('/admin/outbox', {
	state: choiceParam<OutboxState>('estado', { queued: 'na-fila', sent: 'enviado', failed: 'falhou' }),
	page: pageParam(),
})
