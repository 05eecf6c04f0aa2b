import type { RouterContextProvider } from 'react-router'
import { data } from 'react-router'
import { answersInOrder } from '#app/leads/answers-in-order.server.ts'
import { fileSize } from '#app/leads/request/file-size.ts'
import { readPage } from '#app/read-page.ts'
import { findLead } from '#core/leads/find-lead.ts'
import { listLeadOwners } from '#core/leads/follow-up/lead-owners.ts'
import { clockOf } from '#core/leads/follow-up/waiting.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { kindWords, lostReasonWords } from '#core/leads/lead-words.ts'
import type { LeadRow } from '#core/leads/list-leads.ts'
import { isGoingOn } from '#core/leads/request/touch-request.ts'
import { listTemplates } from '#core/leads/templates/manage-templates.ts'
import { isUnreachable } from '#core/leads/without-contact.ts'
import { brasiliaClock } from '#lib/brasilia-moment.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { filterOf, type InboxQuery, inboxSearch } from './inbox-query.ts'
import { replyTemplates } from './message-values.server.ts'
import { namePages, productTitles } from './name-pages.server.ts'
import { plainGreeting } from './reply-links.ts'
import { viewWhatsApp } from './send-whatsapp.server.ts'

type Asked = { id: string; query: InboxQuery }

/** A lead as its screen shows it; 404 where it is not there. */
export function readLead(context: Readonly<RouterContextProvider>, { id, query }: Asked) {
	return readPage(context, async (available) => {
		const { db, now: read, identity, siteUrl, sign } = available
		const now = read()
		const { id: me, name: myName } = context.get(signedInAdmin)
		const who = identity.current().identity
		const brand = who.name
		const found = await findLead(db, { id, filter: filterOf(query, now) })
		if (!found) throw data(null, { status: 404 })
		const { lead, forgotten, events, files, newer, older, samePerson } = found
		const nameOf = await namePages(db, [lead.page])
		const { status, product, name, email, phone, page, referrer, utm, consentVersion } = lead
		const clock = clockOf(lead, who, now)
		const named = (other: Pick<LeadRow, 'id' | 'number'>) => ({ id: other.id, reference: leadReference(other) })
		const shown = (other: LeadRow) => ({
			...named(other),
			about: other.product ?? kindWords[other.kind],
			status: other.status,
			when: ageOf(other.createdAt, now),
		})
		return {
			id: lead.id,
			me,
			forgotten,
			reference: leadReference(lead),
			kind: kindWords[lead.kind],
			received: { moment: momentOf(lead.createdAt), when: ageOf(lead.createdAt, now) },
			status,
			product,
			answers: answersInOrder(lead),
			contact: { name, email, phone },
			number: lead.number,
			brand,
			templates: replyTemplates(
				await listTemplates(db),
				lead,
				{ me: myName, brand: who.shortName, siteUrl, sign, now },
				plainGreeting(lead, brand),
			),
			unreachable: isUnreachable(lead),
			whatsApp: await viewWhatsApp(available, lead, myName, now),
			chatOpened: lead.chatOpenedAt !== null,
			withdrawn: lead.withdrawnAt ? momentOf(lead.withdrawnAt) : undefined,
			note: lead.visitorNote,
			files: files.map((file) => ({
				id: file.id,
				name: file.name,
				size: fileSize(file.bytes),
				moment: momentOf(file.createdAt),
			})),
			origin: { page, pageName: nameOf(page), referrer, utm, consentVersion },
			events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString(), moment: momentOf(at) })),
			neighbours: { newer: newer && named(newer), older: older && named(older) },
			samePerson: {
				total: samePerson.total,
				joined: samePerson.joined.map(shown),
				parted: samePerson.parted.map(shown),
			},
			loadedAt: now.toISOString(),
			promise:
				lead.status === 'new' && lead.answerPromise === 'ten-minutes' && !lead.answeredAt
					? lead.answerDueAt?.toISOString()
					: undefined,
			clock: lead.status === 'new' && !isUnreachable(lead) ? clock : undefined,
			answered: lead.answeredAt ? `${answeredHow(lead.answeredAt, events)} ${clock.words}` : undefined,
			ownerId: lead.ownerId,
			owners: (await listLeadOwners(db)).map(({ id: ownerId, name: ownerName }) => ({ id: ownerId, name: ownerName })),
			goesOn: isGoingOn(lead),
			step:
				lead.nextStep && lead.nextStepAt
					? { text: lead.nextStep, moment: momentOf(lead.nextStepAt), overdue: lead.nextStepAt <= now }
					: undefined,
			from: brasiliaClock(now),
			ending: lead.status === 'lost' ? lead.lostReason && lostReasonWords[lead.lostReason] : lead.wonProduct,
			products: productTitles,
			search: inboxSearch(query),
		}
	})
}

export type ShownLead = Awaited<ReturnType<typeof readLead>>

/** What is known of the first answer: that somebody opened it, or that WhatsApp took it. */
function answeredHow(at: Date, events: readonly { kind: string; at: Date }[]): string {
	const isTaken = events.some((event) => event.kind === 'whatsapp-accepted' && event.at.getTime() === at.getTime())
	return isTaken ? 'aceita pelo WhatsApp' : 'aberta'
}
