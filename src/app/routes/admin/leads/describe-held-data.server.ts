import { answersInOrder } from '#app/leads/answers-in-order.server.ts'
import { dataRequestReference, rightTitles } from '#core/data-requests/data-request.ts'
import { type HeldData, sharedWith } from '#core/leads/find-person.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { kindWords } from '#core/leads/lead-words.ts'
import { personWords } from '#core/leads/person.ts'
import type { Db } from '#db/client.server.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { namePages } from './name-pages.server.ts'

export type DescribedData = Awaited<ReturnType<typeof describeHeldData>>

/** What we hold about a person, worded for the screen. */
export async function describeHeldData(db: Db, held: HeldData) {
	const { leads, subscription, mails, dataRequests, alsoKnownAs } = held
	const nameOf = await namePages(
		db,
		leads.map(({ page }) => page),
	)
	return {
		sharedWith: sharedWith(held),
		leads: leads.map((lead) => ({
			id: lead.id,
			reference: leadReference(lead),
			about: lead.product ? `${kindWords[lead.kind]}: ${lead.product}` : kindWords[lead.kind],
			status: lead.status,
			notes: lead.events.filter(({ kind }) => kind === 'note').map(({ id, note }) => ({ id, note })),
			facts: [
				['Recebido em', momentOf(lead.createdAt)],
				['Nome', lead.name],
				['E-mail', lead.email],
				['Telefone', lead.phone],
				['Recado', lead.visitorNote],
				[
					'Mensagens pelo WhatsApp',
					lead.whatsApp.map(({ body, template }) => body ?? `modelo “${template}”`).join('; '),
				],
				['Arquivos', lead.files.map(({ name }) => name).join(', ')],
				...answersInOrder(lead),
				['Página', nameOf(lead.page)],
				['Veio de', lead.referrer],
				...Object.entries(lead.utm),
			].filter((fact): fact is [string, string] => Boolean(fact[1])),
		})),
		subscription: subscription && {
			state: subscription.unsubscribedAt
				? 'cancelado'
				: subscription.confirmedAt
					? 'confirmado'
					: 'aguardando confirmação',
			requested: momentOf(subscription.requestedAt),
		},
		mails: mails.map(({ id, subject, recipient, sentAt }) => ({
			id,
			subject,
			recipient,
			sent: sentAt ? momentOf(sentAt) : undefined,
		})),
		dataRequests: dataRequests.map((request) => ({
			id: request.id,
			reference: dataRequestReference(request),
			about: rightTitles[request.right],
		})),
		alsoKnownAs: alsoKnownAs.map(personWords),
	}
}
