import { expect, test } from 'vitest'
import { aDataRequest } from '#core/data-requests/testing/a-data-request.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { listReviewQueue } from '#core/reviews/list-review-queue.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { dataRequests } from '#db/schema/data-requests.ts'
import { facts } from '#db/schema/facts.ts'
import { leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { aFailedMail, aMail, aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { countOpenWork } from './count-open-work.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const helena = { id: 'helena', role: 'author' as const }
const rogerio = { id: 'rogerio', role: 'reviewer' as const }
const ana = { id: 'ana', role: 'admin' as const }
const nothing = {
	waitingReviews: 0,
	overdueReviews: 0,
	returnedReviews: 0,
	expiringFacts: 0,
	newLeads: 0,
	lateLeads: 0,
	openDataRequests: 0,
	lateDataRequests: 0,
	stuckMails: 0,
}

function countFor(user: Parameters<typeof countOpenWork>[1]['user'], mailConfigured = true) {
	return countOpenWork(db, { user, mailConfigured, now })
}

async function anArticle(overrides: Parameters<typeof aPost>[0] = {}) {
	const [post] = await db.insert(posts).values(aPost(overrides)).returning()
	return post!.id
}

async function aRequest(postId: string, values: Partial<typeof reviewRequests.$inferInsert> = {}) {
	await db.insert(reviewRequests).values({ postId, version: 1, createdAt: now, ...values })
}

function aFact(id: string, versions: { from?: string; until?: string }[]) {
	const text = {
		kind: 'deadline' as const,
		words: [],
		topics: [],
		versions: versions.map((span) => ({ statement: id, ...span })),
	}
	return { id, text, writtenOn: '2026-01-01' }
}

test('where nothing waits everything is zero', async () => {
	for (const user of [helena, rogerio, ana]) expect(await countFor(user)).toEqual(nothing)
})

test('whoever may decide counts the requests that wait, those of the bin left out', async () => {
	await aRequest(await anArticle())
	await aRequest(await anArticle())
	await aRequest(await anArticle(), { state: 'approved', decidedAt: now })
	await aRequest(await anArticle({ deletedAt: now }), { createdAt: new Date('2026-03-01T12:00:00Z') })
	expect(await countFor(rogerio)).toEqual({ ...nothing, waitingReviews: 2 })
	expect(await countFor(ana)).toMatchObject({ waitingReviews: 2 })
	expect(await countFor(helena)).toEqual(nothing)
})

test('what has waited longer than a day is counted apart', async () => {
	await aRequest(await anArticle(), { createdAt: new Date('2026-03-09T12:00:00Z') })
	expect(await countFor(rogerio)).toMatchObject({ waitingReviews: 1, overdueReviews: 0 })
	await aRequest(await anArticle(), { createdAt: new Date('2026-03-09T11:59:59Z') })
	expect(await countFor(rogerio)).toMatchObject({ waitingReviews: 2, overdueReviews: 1 })
	expect(await countFor(helena)).toEqual(nothing)
})

test('an author counts what came back to them, as the tab shows it', async () => {
	for (const { id, role } of [helena, rogerio]) await aUser(db, { id, role })
	const returned = { state: 'returned' as const, requestedBy: 'helena', decidedAt: now }
	const [first, again, others, long, binned] = await Promise.all([
		anArticle(),
		anArticle(),
		anArticle(),
		anArticle(),
		anArticle({ deletedAt: now }),
	])
	await aRequest(first, returned)
	await aRequest(again, returned)
	await aRequest(again, { requestedBy: 'helena', createdAt: new Date('2026-03-10T13:00:00Z') })
	await aRequest(others, { ...returned, requestedBy: 'rogerio' })
	await aRequest(long, { ...returned, decidedAt: new Date('2026-01-10T12:00:00Z') })
	await aRequest(binned, returned)
	expect(await countFor(helena)).toEqual({ ...nothing, returnedReviews: 1 })
	expect(await listReviewQueue(db, { tab: 'returned', user: helena, now })).toHaveLength(1)
	expect(await countFor(rogerio)).toMatchObject({ returnedReviews: 0 })
})

test('a fact that runs out is work for whoever may sign it', async () => {
	await db
		.insert(facts)
		.values([
			aFact('runs-out', [{ until: '2026-04-01' }]),
			aFact('goes-on', [{ from: '2026-04-02' }, { until: '2026-04-01' }]),
			aFact('later', [{ until: '2026-12-31' }]),
			aFact('over', [{ until: '2026-03-09' }]),
			aFact('endless', [{ from: '2020-01-01' }]),
		])
	expect(await countFor(rogerio)).toEqual({ ...nothing, expiringFacts: 1 })
	expect(await countFor(helena)).toEqual(nothing)
})

test('requests about personal data are counted, those past their last day apart', async () => {
	await db
		.insert(dataRequests)
		.values([
			aDataRequest({ dueOn: '2026-03-10' }),
			aDataRequest({ dueOn: '2026-03-09' }),
			aDataRequest({ dueOn: '2026-03-01', answeredAt: now, outcome: 'met', answer: 'Sim.' }),
		])
	expect(await countFor(ana)).toEqual({ ...nothing, openDataRequests: 2, lateDataRequests: 1 })
	expect(await countFor(rogerio)).toEqual(nothing)
})

test('leads and mails are counted for whoever may see them; without a mail server, all that wait are stuck', async () => {
	await db.insert(leads).values([aLead({ fingerprint: 'a' }), aLead({ fingerprint: 'b', status: 'contacted' })])
	await db
		.insert(outgoingMails)
		.values([aFailedMail(), aMail({ attempts: 1, lastError: 'recusado' }), aMail(), aMail({ sentAt: now })])
	expect(await countFor(ana)).toEqual({ ...nothing, newLeads: 1, stuckMails: 2 })
	expect(await countFor(ana, false)).toMatchObject({ stuckMails: 3 })
	expect(await countFor(rogerio, false)).toEqual(nothing)
})

test('whose person is forgotten is no work any more', async () => {
	await db.insert(leads).values([aLead({ fingerprint: '', name: null, phone: null }), aLead({ kind: 'notify' })])
	expect(await countFor(ana)).toEqual({ ...nothing, newLeads: 1 })
})

test('a lead is late when the promised moment has passed and nobody has answered', async () => {
	const promised = { answerPromise: 'ten-minutes', answerDueAt: new Date(now.getTime() - 1000) } as const
	await db
		.insert(leads)
		.values([
			aLead({ fingerprint: 'a', ...promised }),
			aLead({ fingerprint: 'b', ...promised, answeredAt: now }),
			aLead({ fingerprint: 'c', ...promised, answerDueAt: new Date(now.getTime() + 1000) }),
		])
	expect(await countFor(ana)).toEqual({ ...nothing, newLeads: 3, lateLeads: 1 })
})
