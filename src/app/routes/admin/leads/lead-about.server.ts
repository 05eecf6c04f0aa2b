import { answersInOrder } from '#app/leads/answers-in-order.server.ts'
import type { Lead } from '#db/schema/leads.ts'

/** What a request is about, in few words: 'Fiat Argo 2022 · 95560-000', or the subject of a message. */
export function leadAbout(lead: Pick<Lead, 'kind' | 'product' | 'answers'>): string {
	if (lead.kind === 'contact') return lead.answers['Assunto'] ?? ''
	const answers = answersInOrder(lead)
	const thing = answers.filter(([label]) => label !== 'CEP').map(([, answer]) => answer)
	return [thing.join(' '), lead.answers['CEP']].filter(Boolean).join(' · ')
}
