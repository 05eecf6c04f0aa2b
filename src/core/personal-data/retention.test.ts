import { readFileSync } from 'node:fs'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { legalTexts } from '#app/content/legal/all.ts'
import { leadRetention } from '#app/content/legal/brokerage-facts.ts'
import { fillPage } from '#app/content/legal/fill-page.ts'
import { legalTold, legalValues } from '#app/content/legal/legal-values.ts'
import { demoLegalPage } from '#app/testing/demo-legal.ts'
import { parseConfig } from '#config/env.server.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import { providerVariables } from '#core/providers/provider-lists.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import * as schema from '#db/schema.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import {
	elsewhere,
	inEnglish,
	inPortuguese,
	oldestBackup,
	type Period,
	type PeriodName,
	periods,
	spanInPortuguese,
} from './periods.ts'
import { forgetWhatIsOver, keptTables } from './retention.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const all = Object.entries(periods) as [PeriodName, Period][]

const mail = { recipient: 'a@exemplo.com.br', subject: 's', body: 'b' }
const consent = { consentVersion: '2026-11', page: '/contact', addressHash: 'x' }
const lead = {
	...consent,
	kind: 'quote' as const,
	product: 'Seguro Auto',
	name: 'Ana',
	email: 'ana@exemplo.com.br',
	phone: '51',
	answers: { CEP: '95560-000' },
	referrer: 'x',
	utm: { utm_source: 'y' },
	fingerprint: 'f',
}
const run = { prompt: 'Ana', settings: {}, state: 'completed' as const }
const usage = { provider: 'groq', model: 'm', purpose: 'write' as const }

async function aRun(finishedAt: Date) {
	const [stored] = await db
		.insert(schema.pipelineRuns)
		.values({ ...run, finishedAt })
		.returning()
	return stored!.id
}

async function aStoredPost() {
	const [post] = await db.insert(schema.posts).values(aPost()).returning()
	return post!
}

async function aCopy(copy: Partial<typeof schema.postWorkingCopies.$inferInsert>) {
	const [user] = await db.select().from(schema.users)
	const userId = user?.id ?? (await aUser(db, { id: 'rita' })).id
	const values = { id: crypto.randomUUID(), userId, fields: {}, baseVersion: 1, ...copy }
	await db.insert(schema.postWorkingCopies).values(values)
}

async function aMessage(createdAt: Date) {
	const id = `msg_${createdAt.getTime()}`
	const [target] = await db
		.insert(schema.webhookTargets)
		.values({ url: 'https://crm.example/', types: ['lead.created'], sealedSecret: 's', keyVersion: '1', active: false })
		.returning()
	await db.insert(schema.webhookEvents).values({ id, type: 'lead.created', subjectId: crypto.randomUUID(), createdAt })
	await db.insert(schema.webhookDeliveries).values({ eventId: id, targetId: target!.id })
}

async function aPush(createdAt: Date) {
	const userId = crypto.randomUUID()
	await db.insert(schema.users).values({ id: userId, name: 'Rita', email: `${userId}@exemplo.com.br` })
	const keys = { p256dh: 'p', auth: 'a' }
	const [browser] = await db
		.insert(schema.pushSubscriptions)
		.values({ userId, endpoint: userId, ...keys })
		.returning()
	const [told] = await db.insert(schema.leads).values(aLead()).returning()
	await db.insert(schema.pushMessages).values({ subscriptionId: browser!.id, leadId: told!.id, createdAt })
}

type Trial = {
	/** Puts in one that counts from this moment. */
	put: (moment: Date) => Promise<unknown>
	/** How many still say what they said. */
	count: () => Promise<number>
}

const { leads, leadEvents, newsletterSubscribers, auditLog, postRevisions } = schema

/** One for each period: the compiler asks for those that are missing. */
const trials: Record<PeriodName, Trial> = {
	leads: {
		put: (updatedAt) => db.insert(leads).values({ ...lead, updatedAt }),
		count: () => db.$count(leads, eq(leads.name, 'Ana')),
	},
	contactless: {
		put: (updatedAt) => db.insert(leads).values({ ...lead, email: null, phone: null, updatedAt }),
		count: () => db.$count(leads, eq(leads.name, 'Ana')),
	},
	withdrawn: {
		put: (withdrawnAt) => db.insert(leads).values({ ...lead, status: 'lost', withdrawnAt, updatedAt: now }),
		count: () => db.$count(leads, eq(leads.name, 'Ana')),
	},
	leadFiles: {
		async put(updatedAt) {
			const [stored] = await db
				.insert(leads)
				.values({ ...lead, updatedAt })
				.returning()
			const content = Buffer.from('x')
			await db
				.insert(schema.leadFiles)
				.values({ leadId: stored!.id, name: 'cnh.pdf', mimeType: 'application/pdf', bytes: 1, content })
		},
		count: () => db.$count(schema.leadFiles),
	},
	leadEvents: {
		async put(updatedAt) {
			const [stored] = await db
				.insert(leads)
				.values({ ...lead, updatedAt })
				.returning()
			await db.insert(leadEvents).values({ leadId: stored!.id, kind: 'note', note: 'Ana quer', actorName: 'Rita' })
			await db.insert(leadEvents).values({ leadId: stored!.id, kind: 'status', toStatus: 'won', actorName: 'Rita' })
		},
		count: async () => (await db.$count(leadEvents, eq(leadEvents.actorName, 'Rita'))) / 2,
	},
	dataRequests: {
		put: (answeredAt) =>
			db.insert(schema.dataRequests).values({
				right: 'access',
				name: 'Ana',
				email: 'ana@exemplo.com.br',
				message: '',
				dueOn: '2020-01-01',
				outcome: 'met',
				answer: 'Aqui estão.',
				answeredAt,
				noticeVersion: '2026-11',
				addressHash: 'x',
				fingerprint: 'f',
			}),
		count: () => db.$count(schema.dataRequests),
	},
	mails: {
		// Whether it left, waits for a server or was given up.
		put: (createdAt) =>
			db.insert(schema.outgoingMails).values([
				{ ...mail, createdAt, sentAt: createdAt },
				{ ...mail, createdAt },
				{ ...mail, createdAt, attempts: 10, lastError: 'refused' },
			]),
		count: async () => (await db.$count(schema.outgoingMails)) / 3,
	},
	unconfirmed: {
		put: (requestedAt) =>
			db.insert(newsletterSubscribers).values({ ...consent, email: String(requestedAt.getTime()), requestedAt }),
		count: () => db.$count(newsletterSubscribers),
	},
	cancelled: {
		put: (unsubscribedAt) =>
			db.insert(newsletterSubscribers).values({
				...consent,
				email: String(unsubscribedAt.getTime()),
				requestedAt: new Date('2020-01-01'),
				confirmedAt: new Date('2020-01-01'),
				unsubscribedAt,
			}),
		count: () => db.$count(newsletterSubscribers),
	},
	webhookEvents: {
		put: (createdAt) => aMessage(createdAt),
		count: () => db.$count(schema.webhookEvents),
	},
	webhookDeliveries: {
		put: (createdAt) => aMessage(createdAt),
		count: () => db.$count(schema.webhookDeliveries),
	},
	pushMessages: {
		put: (createdAt) => aPush(createdAt),
		count: () => db.$count(schema.pushMessages),
	},
	rdConversions: {
		put: async (createdAt) => {
			const [told] = await db.insert(schema.leads).values(aLead()).returning()
			await db.insert(schema.rdConversions).values({ leadId: told!.id, createdAt })
		},
		count: () => db.$count(schema.rdConversions),
	},
	whatsAppMessages: {
		put: async (updatedAt) => {
			const [told] = await db.insert(schema.leads).values(aLead({ updatedAt })).returning()
			await db.insert(schema.whatsAppMessages).values({ leadId: told!.id, kind: 'text', body: 'Oi' })
		},
		count: () => db.$count(schema.whatsAppMessages),
	},
	requestCounts: {
		put: (windowStart) =>
			db.insert(schema.requestCounts).values({ key: 'k', windowSeconds: 60, windowStart, count: 1 }),
		count: () => db.$count(schema.requestCounts),
	},
	rateLimits: {
		put: (moment) => {
			const lastRequest = moment.getTime()
			return db.insert(schema.rateLimits).values({ id: `${lastRequest}`, key: `${lastRequest}`, count: 1, lastRequest })
		},
		count: () => db.$count(schema.rateLimits),
	},
	auditAddresses: {
		put: (at) => db.insert(auditLog).values({ at, action: 'sign-in.failed', address: '203.0.113.9' }),
		count: () => db.$count(auditLog, eq(auditLog.address, '203.0.113.9')),
	},
	auditLines: {
		put: (at) => db.insert(auditLog).values({ at, action: 'sign-in.failed', subjectLabel: 'ana@exemplo.com.br' }),
		count: () => db.$count(auditLog),
	},
	sessions: {
		async put(expiresAt) {
			const [user] = await db.select().from(schema.users)
			const userId = user?.id ?? (await aUser(db, { id: 'rita' })).id
			const id = String(expiresAt.getTime())
			await db.insert(schema.sessions).values({ id, token: id, userId, expiresAt, ipAddress: '203.0.113.9' })
		},
		count: () => db.$count(schema.sessions),
	},
	verifications: {
		put: (expiresAt) =>
			db.insert(schema.verifications).values({ id: `${expiresAt.getTime()}`, identifier: 'i', value: 'v', expiresAt }),
		count: () => db.$count(schema.verifications),
	},
	answers: {
		put: (expiresAt) =>
			db.insert(schema.contentCache).values({ cacheKey: `${expiresAt.getTime()}`, cacheData: {}, expiresAt }),
		count: () => db.$count(schema.contentCache),
	},
	runs: { put: aRun, count: () => db.$count(schema.pipelineRuns) },
	runEvents: {
		put: async (finishedAt) =>
			db.insert(schema.pipelineEvents).values({ runId: await aRun(finishedAt), step: 's', message: 'm' }),
		count: () => db.$count(schema.pipelineEvents),
	},
	usage: {
		put: (createdAt) => db.insert(schema.aiUsage).values({ ...usage, createdAt }),
		count: () => db.$count(schema.aiUsage),
	},
	images: {
		put: (createdAt) =>
			db.insert(schema.imageGenerations).values({ promptText: 'Ana', provider: 'gemini', success: true, createdAt }),
		count: () => db.$count(schema.imageGenerations),
	},
	savedCopies: {
		async put(updatedAt) {
			const { id: postId, title, slug, excerpt, content } = await aStoredPost()
			await aCopy({ postId, updatedAt, fields: { title, slug, excerpt, content } })
		},
		count: () => db.$count(schema.postWorkingCopies),
	},
	orphanCopies: {
		put: (updatedAt) => aCopy({ postId: null, updatedAt }),
		count: () => db.$count(schema.postWorkingCopies),
	},
	revisions: {
		put: async (createdAt) =>
			db.insert(postRevisions).values({
				postId: (await aStoredPost()).id,
				version: 1,
				fields: {},
				savedByName: 'Rita',
				createdAt,
			}),
		count: () => db.$count(postRevisions, eq(postRevisions.savedByName, 'Rita')),
	},
}

/** The last moment that is still within the time, seen from now. */
function edgeOf({ span }: Period): Date {
	if (!span) return now
	if ('days' in span) return new Date(now.getTime() - span.days * 86_400_000)
	const edge = new Date(now)
	edge.setUTCMonth(edge.getUTCMonth() - span.months)
	return edge
}

test.for(all)('%s stays until its time is over, and then goes', async ([name, period]) => {
	const { put, count } = trials[name]
	const edge = edgeOf(period)
	await put(new Date(edge.getTime() + 1000))
	await forgetWhatIsOver(db, now)
	expect(await count()).toBe(1)
	await put(new Date(edge.getTime() - 1000))
	expect(await count()).toBe(2)
	await forgetWhatIsOver(db, now)
	expect(await count()).toBe(1)
})

test('what has no end stays: a subscription that lasts, a run that is under way', async () => {
	const long = new Date('2015-01-01')
	const subscriber = { ...consent, email: 'a@exemplo.com.br', requestedAt: long, confirmedAt: long }
	await db.insert(newsletterSubscribers).values(subscriber)
	await db.insert(schema.pipelineRuns).values({ ...run, state: 'running', createdAt: long, updatedAt: long })
	await forgetWhatIsOver(db, now)
	expect([await db.$count(newsletterSubscribers), await db.$count(schema.pipelineRuns)]).toEqual([1, 1])
})

test('a forgotten lead keeps what names nobody', async () => {
	await db.insert(leads).values({ ...lead, updatedAt: new Date('2020-01-01') })
	await forgetWhatIsOver(db, now)
	const [old] = await db.select().from(leads)
	expect(old).toMatchObject({ number: 1001, product: 'Seguro Auto', name: null, email: null, phone: null, answers: {} })
	expect(JSON.stringify(old)).not.toMatch(/Ana|95560|utm_source/i)
})

const tables = Object.values(schema as Record<string, unknown>).filter((each): each is PgTable => is(each, PgTable))

test('every table has its time or a reason why it needs none', () => {
	const timed = new Set(all.map(([, { table }]) => table))
	const names = tables.map(getTableName)
	expect([...timed, ...Object.keys(keptTables)].toSorted()).toEqual(names.toSorted())
})

test('a table that is said to hold nobody has no column for a person', () => {
	const personal =
		/mail|phone|address|ip$|agent|actor|user|author|saved.?by|created.?by|started.?by|person|recipient|prompt/i
	for (const table of tables) {
		if (keptTables[getTableName(table)]?.holds !== 'nobody') continue
		const found = Object.keys(getTableColumns(table)).filter((column) => personal.test(column))
		expect({ table: getTableName(table), found }).toEqual({ table: getTableName(table), found: [] })
	}
})

test('operations.md tells the same', () => {
	const [, section] = readFileSync('docs/operations.md', 'utf8').split('## How long personal data is kept\n')
	const rows = section!.split('\n## ')[0]!.match(/^\| `.*$/gm)
	const told = all.map(
		([, period]) => `| \`${period.table}\` | ${period.what} | ${inEnglish(period)} | ${period.afterwards} |`,
	)
	expect(rows).toEqual(told)
	expect(section).toContain(`${elsewhere.backups.days} days`)
	expect(section).toContain(`${elsewhere.jobQueueDays} days`)
})

test('the privacy policy promises the same', () => {
	const privacy = demoLegalPage(legalTexts.find(({ path }) => path === '/politica-de-privacidade')!)
	const section = privacy.sections.find(({ id }) => id === 'prazos')!
	const table = section.blocks.find((block) => block.type === 'table')
	const told = all.map(([, period]) => [[period.policy.data], [inPortuguese(period)], [period.policy.afterwards]])
	expect(table).toMatchObject({ rows: told })
	expect(leadRetention).toBe(inPortuguese(periods.leads))
	expect(JSON.stringify(section)).toContain(`cópias de segurança ficam por ${elsewhere.backups.days} dias`)
	const unset = parseConfig({}, providerVariables)
	if (!unset.ok) throw new Error('nothing set is a fault')
	const { BACKUP_KEEP_DAYS: days, BACKUP_KEEP_WEEKS: weeks, BACKUP_KEEP_MONTHS: months } = unset.config
	expect({ days, weeks, months }).toEqual(elsewhere.backups)
})

test.for([
	[{ days: 7, weeks: 0, months: 0 }, '7 dias'],
	[{ days: 14, weeks: 1, months: 0 }, '14 dias'],
	[{ days: 7, weeks: 4, months: 0 }, '28 dias'],
	[{ days: 7, weeks: 4, months: 6 }, '6 meses'],
	[{ days: 400, weeks: 0, months: 12 }, '400 dias'],
] as const)('of backups kept as %o the policy says %s', ([kept, said]) => {
	const text = legalTexts.find(({ path }) => path === '/politica-de-privacidade')!
	const told = legalTold(text, {
		identity: freshIdentity,
		fresh: freshIdentity,
		now,
		backupsKept: spanInPortuguese(oldestBackup(kept)),
	})
	expect(JSON.stringify(fillPage(text, legalValues(told)))).toContain(`cópias de segurança ficam por ${said}:`)
})
