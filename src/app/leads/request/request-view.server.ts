import { findLanding } from '#app/content/landing/all.ts'
import type { Services } from '#app/services.ts'
import { siteOf } from '#core/identity/site.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { readablePhone } from '#core/leads/readable-phone.ts'
import type { FoundRequest } from '#core/leads/request/find-request.ts'
import { requestPath } from '#core/leads/request/request-path.ts'
import { isGoingOn } from '#core/leads/request/touch-request.ts'
import { isUnreachable } from '#core/leads/without-contact.ts'
import type { Lead, LeadStatus } from '#db/schema/leads.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { answersInOrder } from '../answers-in-order.server.ts'
import { continueInChat } from '../continue-in-chat.server.ts'
import { fileSize } from './file-size.ts'
import { requestPromise } from './request-promise.ts'

/** How far it has come; one that was lost or withdrawn has no place on the way. */
const stepOfStatus: Record<LeadStatus, number | undefined> = {
	new: 0,
	contacted: 1,
	quoted: 2,
	won: 3,
	lost: undefined,
}

export type RequestView = ReturnType<typeof requestView>

/** A request as its visitor sees it, and no more than that of what we hold. */
export function requestView(token: string, { lead, files, broker }: FoundRequest, services: Services) {
	const { identity: held, siteUrl } = services
	const now = services.now()
	const { identity } = held.current()
	const path = requestPath(token)
	const number = siteOf(identity).chat[lineOf(lead.page)]
	return {
		path,
		reference: leadReference(lead),
		product: lead.product ?? 'Cotação',
		about: aboutOf(lead),
		received: momentOf(lead.createdAt),
		step: lead.withdrawnAt ? undefined : stepOfStatus[lead.status],
		withdrawn: lead.withdrawnAt ? momentOf(lead.withdrawnAt) : undefined,
		goingOn: isGoingOn(lead),
		unreachable: isUnreachable(lead),
		...requestPromise({ lead, broker, identity, now }),
		chatHref: continueInChat(lead, { number, page: siteUrl + path }),
		phone: lead.phone ? readablePhone(lead.phone) : undefined,
		email: lead.email ?? undefined,
		note: lead.visitorNote ?? undefined,
		files: files.map(({ id, name, bytes }) => ({ id, name, size: fileSize(bytes) })),
	}
}

/** 'Fiat Argo 2022', 'CEP 95560-000' */
function aboutOf(lead: Lead): string[] {
	const thing = answersInOrder(lead).flatMap(([label, answer]) => (label === 'CEP' ? [] : [answer]))
	const cep = lead.answers['CEP']
	return [thing.join(' '), cep && `CEP ${cep}`].filter((part): part is string => Boolean(part))
}

/** The number that the page of the product writes to. */
function lineOf(page: string) {
	return findLanding(page.split('/').at(-1) ?? '')?.chat.line ?? 'default'
}
