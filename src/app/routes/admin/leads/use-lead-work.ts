import { useFetcher } from 'react-router'
import type { ReplyWay } from '#core/leads/follow-up/open-reply.ts'
import type { action } from './lead.tsx'

type Named = { id: string; reference: string }
type Owned = Named & { ownerId: string | null }

/** Takes a lead, and writes down that an answer was opened. The link itself opens it, whatever becomes of the note. */
export function useLeadWork(me: string) {
	const { submit, state, formData } = useFetcher<typeof action>()

	function post({ id, reference }: Named, fields: Record<string, string>) {
		void submit({ ...fields, reference }, { method: 'post', action: `/admin/leads/${id}` })
	}

	return {
		take: (lead: Owned) => post(lead, { intent: 'assign', seen: lead.ownerId ?? '', to: me }),
		reply: (lead: Named, way: ReplyWay = 'chat', template = '') => post(lead, { intent: 'reply', way, template }),
		/** By WhatsApp, from here. */
		send: (lead: Named, message: Record<string, string>) => post(lead, { intent: 'whatsapp', ...message }),
		sending: state !== 'idle' && formData?.get('intent') === 'whatsapp',
	}
}
