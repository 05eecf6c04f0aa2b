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

async function someone(registration: string | null) {
	const user = await aUser(db, { id: crypto.randomUUID(), registration })
	return { id: user.id, name: user.name, email: user.email, role: 'admin' as const, address: '192.0.2.1' }
}

async function anArticle() {
	const [post] = await db.insert(posts).values(aPost()).returning()
	return post!.id
}

/** As a page that was read. */
const readPage = async () => {
	const [page] = await db
		.insert(sourcePages)
		.values({
			url: 'https://exemplo.com.br/',
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
	const given = {
		what: 'source',
		sentence,
		url: 'https://exemplo.com.br/',
		quote: 'a vistoria é feita no mesmo dia',
	} as const
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
