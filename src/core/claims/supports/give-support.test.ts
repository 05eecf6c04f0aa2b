import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { claimSupports, sourcePages } from '#db/schema/claims.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { findSupports } from './find-supports.ts'
import { giveSupport } from './give-support.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const sentence = 'A vistoria sai em dois dias úteis.'
const quote = 'a vistoria é feita em até dois dias úteis'

async function someone(registration: string | null, role: 'admin' | 'author' = 'admin') {
	const user = await aUser(db, { id: crypto.randomUUID(), registration, role })
	return { id: user.id, name: user.name, email: user.email, role, address: '192.0.2.1' }
}

async function anArticle(fields: Partial<typeof posts.$inferInsert> = {}) {
	const [post] = await db.insert(posts).values(aPost(fields)).returning()
	return post!.id
}

const url = 'https://exemplo.com.br/'

/** As a page that was read. */
const readPage = async () => {
	const [page] = await db
		.insert(sourcePages)
		.values({
			url,
			title: 'Exemplo',
			text: `Em regra, ${quote}.`,
			textHash: crypto.randomUUID(),
		})
		.returning()
	return { ok: true as const, page: page! }
}

test('a signature names who gave it, and stands in the log', async () => {
	const [postId, by] = [await anArticle(), await someone('SUSEP nº 100234567')]
	const given = { what: 'sign', sentence, note: 'Contei os sinistros de 2026.' } as const
	expect(await giveSupport(db, { postId, given, by, now })).toEqual({ ok: true })
	expect(await findSupports(db, postId)).toMatchObject([
		{ kind: 'signature', name: by.name, registration: 'SUSEP nº 100234567', until: '2027-05-16' },
	])
	const [line] = await db.select().from(auditLog).where(eq(auditLog.subjectId, postId))
	expect(line).toMatchObject({ action: 'claim.signed', actorId: by.id, subjectLabel: sentence })
})

test('who has no registration cannot sign, and nothing is logged', async () => {
	const [postId, by] = [await anArticle(), await someone(null)]
	const given = { what: 'sign', sentence, note: 'Conferi com cuidado.' } as const
	expect(await giveSupport(db, { postId, given, by, now })).toMatchObject({ ok: false, reason: 'no-registration' })
	expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, postId))).toEqual([])
})

test('words that do not stand in the page are refused', async () => {
	const [postId, by] = [await anArticle(), await someone(null)]
	const given = { what: 'source', sentence, url, quote: 'a vistoria é feita no mesmo dia' } as const
	expect(await giveSupport(db, { postId, given, by, now, readPage })).toMatchObject({ reason: 'quote-not-there' })
	expect(await giveSupport(db, { postId, given: { ...given, quote }, by, now, readPage })).toEqual({ ok: true })
	expect(await findSupports(db, postId)).toMatchObject([{ kind: 'source', quote }])
})

test('an address inside of our own network is not read', async () => {
	const [postId, by] = [await anArticle(), await someone(null)]
	const given = { what: 'source', sentence, url: 'http://127.0.0.1:1/', quote } as const
	expect(await giveSupport(db, { postId, given, by, now })).toMatchObject({ reason: 'forbidden' })
})

test('a signature is taken back by who gave it alone, a source by anybody who writes', async () => {
	const [postId, by, other] = [await anArticle(), await someone('SUSEP nº 100234567'), await someone(null)]
	await giveSupport(db, { postId, given: { what: 'sign', sentence, note: 'Conferi tudo.' }, by, now })
	const withdrawal = { postId, given: { what: 'withdraw', sentence } as const, now }
	expect(await giveSupport(db, { ...withdrawal, by: other })).toMatchObject({ reason: 'not-yours' })
	expect(await giveSupport(db, { ...withdrawal, by })).toEqual({ ok: true })
	expect(await db.select().from(claimSupports).where(eq(claimSupports.postId, postId))).toEqual([])
})

test.for([
	['is live', { status: 'published', publishedAt: now }],
	['is scheduled', { status: 'draft', publishAt: new Date('2026-12-01T12:00:00Z') }],
] as const)('an author changes nothing of what their own article rests on that %s', async ([, state]) => {
	const [by, boss] = [await someone(null, 'author'), await someone(null)]
	const postId = await anArticle({ ...state, authorId: by.id })
	const source = { what: 'source', sentence, url, quote } as const
	const withdraw = { what: 'withdraw', sentence } as const
	expect(await giveSupport(db, { postId, given: source, by: boss, now, readPage })).toEqual({ ok: true })
	const held = await db.select().from(claimSupports)

	const refused = { ok: false, reason: 'may-not-publish' }
	const readNothing = () => Promise.reject(new Error('the page was read'))
	expect(await giveSupport(db, { postId, given: source, by, now, readPage: readNothing })).toEqual(refused)
	expect(await giveSupport(db, { postId, given: withdraw, by, now })).toEqual(refused)
	expect(await db.select().from(claimSupports)).toEqual(held)
})

test('an article that goes live while its source is read gets nothing from an author', async () => {
	const by = await someone(null, 'author')
	const postId = await anArticle({ status: 'draft', authorId: by.id })
	const goesLive = async () => {
		await db.update(posts).set({ status: 'published', publishedAt: now }).where(eq(posts.id, postId))
		return readPage()
	}
	const given = { what: 'source', sentence, url, quote } as const
	expect(await giveSupport(db, { postId, given, by, now, readPage: goesLive })).toMatchObject({
		reason: 'may-not-publish',
	})
	expect(await db.$count(claimSupports)).toBe(0)
})

test('an author gives sources to their own draft, and none to anybody else’s', async () => {
	const by = await someone(null, 'author')
	const own = await anArticle({ status: 'draft', authorId: by.id })
	const nobodys = await anArticle({ status: 'draft' })
	const source = { what: 'source', sentence, url, quote } as const
	const withdraw = { what: 'withdraw', sentence } as const
	expect(await giveSupport(db, { postId: own, given: source, by, now, readPage })).toEqual({ ok: true })
	expect(await giveSupport(db, { postId: own, given: withdraw, by, now })).toEqual({ ok: true })
	for (const given of [source, withdraw])
		expect(await giveSupport(db, { postId: nobodys, given, by, now, readPage })).toEqual({
			ok: false,
			reason: 'not-your-article',
		})
})

test('sixty pages are read in ten minutes, and then none', async () => {
	const [postId, by] = [await anArticle(), await someone(null)]
	const given = { what: 'source', sentence, url, quote } as const
	let reads = 0
	const gone = async () => {
		reads += 1
		return { ok: false as const, reason: 'not-found' as const }
	}
	for (let time = 0; time < 60; time++) await giveSupport(db, { postId, given, by, now, readPage: gone })
	expect(await giveSupport(db, { postId, given, by, now, readPage: gone })).toEqual({ ok: false, reason: 'too-many' })
	expect(reads).toBe(60)
})
