import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { remindReviewers } from './remind-reviewers.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const aDayAgo = new Date('2026-03-09T12:00:00Z')

function remind(at = now) {
	return remindReviewers(db, { brand: 'Farol', siteUrl: 'https://farol.example', now: at })
}

async function aRequest(
	title: string,
	{ createdAt = aDayAgo, ...values }: Partial<typeof reviewRequests.$inferInsert> = {},
	post: Parameters<typeof aPost>[0] = {},
) {
	const [article] = await db
		.insert(posts)
		.values(aPost({ title, ...post }))
		.returning()
	const [request] = await db
		.insert(reviewRequests)
		.values({ postId: article!.id, version: 1, createdAt, ...values })
		.returning()
	return request!
}

async function mails() {
	const all = await db.select().from(outgoingMails).orderBy(outgoingMails.recipient)
	return all.map(({ recipient, body }) => ({ recipient, articles: body.match(/^- .*$/gm) }))
}

test('what has waited for a day is told once to those who may decide, each in one mail, and to nobody about their own', async () => {
	await aUser(db, { id: 'ana', role: 'admin' })
	await aUser(db, { id: 'rogerio', role: 'reviewer' })
	await aUser(db, { id: 'helena', role: 'author' })
	await aUser(db, { id: 'fora', role: 'reviewer', banned: true })
	await aRequest('Automático')
	await aRequest('De Helena', { requestedBy: 'helena', requestedByName: 'Helena' })
	await aRequest('De Rogério', { requestedBy: 'rogerio', requestedByName: 'Rogério' })
	await aRequest('Pedido há pouco', { createdAt: new Date(aDayAgo.getTime() + 1) })
	await aRequest('Aprovado', { state: 'approved', decidedAt: now })
	await aRequest('Na lixeira', {}, { deletedAt: now })
	expect(await remind()).toBe(3)
	const [automatic, helena, rogerio] = [
		'- Automático (artigo automático)',
		'- De Helena (pedida por Helena)',
		'- De Rogério (pedida por Rogério)',
	]
	const told = await mails()
	expect(told.map(({ recipient, articles }) => [recipient, articles?.toSorted()])).toEqual([
		['ana@exemplo.com.br', [automatic, helena, rogerio]],
		['rogerio@exemplo.com.br', [automatic, helena]],
	])
	const [mail] = await db.select().from(outgoingMails)
	expect(mail!.body).toContain('https://farol.example/admin/revisao')
	expect(await remind(new Date('2026-03-10T12:00:00.001Z'))).toBe(1)
	expect(await remind(new Date('2026-03-12T12:00:00Z'))).toBe(0)
})

test('several instances at once write one mail', async () => {
	await aUser(db, { id: 'ana', role: 'admin' })
	await aRequest('Automático')
	const told = await Promise.all([remind(), remind(), remind()])
	expect(told.toSorted()).toEqual([0, 0, 1])
	expect(await mails()).toHaveLength(1)
})

test('where nobody could be told, the first who may decide is', async () => {
	await aUser(db, { id: 'ana', role: 'admin' })
	await aRequest('Da Ana', { requestedBy: 'ana', requestedByName: 'Ana' })
	expect(await remind()).toBe(0)
	await aUser(db, { id: 'rogerio', role: 'reviewer' })
	expect(await remind()).toBe(1)
	expect((await mails()).map(({ recipient }) => recipient)).toEqual(['rogerio@exemplo.com.br'])
	await db.update(users).set({ role: 'reviewer' }).where(eq(users.id, 'ana'))
	expect(await remind()).toBe(0)
})
