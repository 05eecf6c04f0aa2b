import { randomUUID } from 'node:crypto'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { addSubscription } from '#core/push/subscriptions.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { addTarget } from '#core/webhooks/manage-targets.ts'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { auditLog } from '#db/schema/audit.ts'
import { categories } from '#db/schema/categories.ts'
import { dataRequests } from '#db/schema/data-requests.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { leadEvents, leadFiles, leads, newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { pipelineEvents, pipelineRuns } from '#db/schema/pipeline.ts'
import { schedulerSettings } from '#db/schema/scheduler.ts'
import { contentCache } from '#db/schema/seo.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { rateLimits, sessions, verifications } from '#db/schema/users.ts'
import { aMail, aSubscriber } from '#tests/builders.ts'
import { aBrowser } from '#tests/stand-ins/push-service.ts'
import type { Chance } from './seeded-chance.ts'
import { editor, reviewer, seal } from './world.ts'

const DAY_MS = 86_400_000
/** A little over the longest that is kept, so that something comes to its end on many days of the year. */
const OLDEST_DAYS = 800
const OLD_THINGS = 100
const SPENDING = { groqMonthlyLimit: 0.08, geminiMonthlyLimit: 0.25 }

/** Who works here, who is told of what, and what there is to write about. */
export async function furnish(db: Db, start: Date): Promise<void> {
	await db.insert(categories).values([
		{ name: 'Seguro Auto', slug: 'seguro-auto' },
		{ name: 'Vida', slug: 'vida' },
	])
	await db.insert(schedulerSettings).values({ id: 1, publish: true, enabledAt: start })
	await db.update(systemConfig).set(SPENDING)
	for (const url of ['https://crm.example/hook', 'https://erp.example/hook'])
		await addTarget(db, {
			url,
			types: ['lead.created', 'lead.changed', 'article.published'],
			seal,
			lookup: async () => ['200.160.2.3'],
			actor: editor,
			now: start,
		})
	const { endpoint, keys } = aBrowser('https://push.example')
	await addSubscription(db, { endpoint, keys, actor: editor, now: start })
}

/** What earlier years left, of every age: something of it is past its time on many a day to come. */
export async function liveThrough(db: Db, start: Date, chance: Chance): Promise<void> {
	await aUser(db, { id: editor.id, name: editor.name, email: editor.email })
	await aUser(db, { id: reviewer.id, name: reviewer.name, email: reviewer.email, registration: '10.2034567-8' })
	const ages = Array.from({ length: OLD_THINGS }, () => new Date(start.getTime() - chance.upTo(OLDEST_DAYS) * DAY_MS))
	const ends = Array.from({ length: OLD_THINGS }, () => new Date(start.getTime() + chance.upTo(365) * DAY_MS))
	await leaveLeads(db, ages)
	await db.insert(outgoingMails).values(ages.map((at) => aMail({ createdAt: at, sentAt: at, dueAt: at })))
	await db
		.insert(auditLog)
		.values(ages.map((at) => ({ at, action: 'sign-in.failed' as const, address: '203.0.113.9' })))
	await db
		.insert(aiUsage)
		.values(ages.map((createdAt) => ({ provider: 'groq', model: 'm', purpose: 'write' as const, createdAt })))
	await db
		.insert(imageGenerations)
		.values(ages.map((createdAt) => ({ promptText: 'Farol', provider: 'gemini', success: true, createdAt })))
	const cancelled = (at: Date, number: number) =>
		aSubscriber({ email: `antigo${number}@exemplo.com.br`, requestedAt: at, unsubscribedAt: at })
	await db.insert(newsletterSubscribers).values(ages.map(cancelled))
	const runs = ages.map((finishedAt) => ({ prompt: 'Seguro', settings: {}, state: 'completed' as const, finishedAt }))
	const made = await db.insert(pipelineRuns).values(runs).returning()
	await db.insert(pipelineEvents).values(made.map(({ id }) => ({ runId: id, step: 's', message: 'm' })))
	await leaveKeys(db, ends)
}

async function leaveLeads(db: Db, ages: readonly Date[]): Promise<void> {
	const old = ages.map((at, number) => {
		const name = `antigo${number}`
		return aLead({ name, status: 'contacted', fingerprint: name, createdAt: at, updatedAt: at })
	})
	const stored = await db.insert(leads).values(old).returning()
	const file = { name: 'cnh.pdf', mimeType: 'application/pdf', bytes: 1, content: Buffer.from('x') }
	await db.insert(leadFiles).values(stored.map(({ id }) => ({ leadId: id, ...file })))
	const note = { kind: 'note' as const, note: 'Quer saber', actorName: editor.name }
	await db.insert(leadEvents).values(stored.map(({ id, createdAt }) => ({ leadId: id, ...note, at: createdAt })))
	const answered = {
		right: 'access' as const,
		message: '',
		dueOn: '2020-01-01',
		outcome: 'met' as const,
		answer: 'Sim.',
	}
	await db.insert(dataRequests).values(
		ages.map((at, number) => ({
			...answered,
			name: 'Ana',
			email: 'ana@exemplo.com.br',
			// Kept for five years.
			answeredAt: new Date(at.getTime() - 3 * 365 * DAY_MS),
			noticeVersion: '2026-11',
			addressHash: 'x',
			fingerprint: `pedido ${number}`,
		})),
	)
}

/** What says itself when it is over. */
async function leaveKeys(db: Db, ends: readonly Date[]): Promise<void> {
	const keyed = ends.map((expiresAt) => ({ key: randomUUID(), expiresAt }))
	await db
		.insert(sessions)
		.values(keyed.map(({ key, expiresAt }) => ({ id: key, token: key, userId: editor.id, expiresAt })))
	await db
		.insert(verifications)
		.values(keyed.map(({ key, expiresAt }) => ({ id: key, identifier: 'i', value: 'v', expiresAt })))
	await db.insert(contentCache).values(keyed.map(({ key, expiresAt }) => ({ cacheKey: key, cacheData: {}, expiresAt })))
	await db
		.insert(rateLimits)
		.values(keyed.map(({ key, expiresAt }) => ({ id: key, key, count: 1, lastRequest: expiresAt.getTime() })))
}
