import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { notify } from '#app/components/ui/toaster.tsx'
import type { ReplyWay } from '#core/leads/follow-up/open-reply.ts'
import type { action } from './lead.tsx'

type Lead = { id: string; ownerId: string | null }

/** Takes a lead, and writes down that an answer was opened. The link itself opens it, whatever becomes of the note. */
export function useLeadWork(me: string) {
	const { data, submit, state, formData } = useFetcher<typeof action>()

	useEffect(() => {
		if (!data) return
		if (data.ok) notify.success(titles[data.intent] ?? 'Guardado', data.message, 'lead-work')
		else notify.warning('Nada foi alterado', data.message, 'lead-work')
	}, [data])

	function post(id: string, fields: Record<string, string>) {
		void submit(fields, { method: 'post', action: `/admin/leads/${id}` })
	}

	return {
		take: ({ id, ownerId }: Lead) => post(id, { intent: 'assign', seen: ownerId ?? '', to: me }),
		reply: ({ id }: Pick<Lead, 'id'>, way: ReplyWay = 'chat', template = '') =>
			post(id, { intent: 'reply', way, template }),
		/** By WhatsApp, from here. */
		send: ({ id }: Pick<Lead, 'id'>, message: Record<string, string>) => post(id, { intent: 'whatsapp', ...message }),
		sending: state !== 'idle' && formData?.get('intent') === 'whatsapp',
	}
}

const titles: Record<string, string> = {
	assign: 'Responsável alterado',
	reply: 'Resposta aberta',
	whatsapp: 'Mensagem na fila',
}
