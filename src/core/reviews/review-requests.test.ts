import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { reviewOf } from './current-review.ts'
import { decideReview } from './decide-review.ts'
import { countWaitingReviews, listReviewQueue } from './list-review-queue.ts'
import { requestReview, withdrawReviewRequest } from './request-review.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const around = { brand: 'Farol', siteUrl: 'https://farol.example', now }
const address = '192.0.2.1'
const helena = { id: 'helena', name: 'Helena', email: 'helena@exemplo.com.br', role: 'author' as const, address }
const rogerio = { id: 'rogerio', name: 'Rogério', email: 'rogerio@exemplo.com.br', role: 'reviewer' as const, address }

async function people() {
	const { address: _, ...author } = helena
	const { address: __, ...reviewer } = rogerio
	await aUser(db, author)
	await aUser(db, { ...reviewer, registration: '202012345' })
	await aUser(db, { id: 'fora', role: 'reviewer', banned: true })
	await aUser(db, { id: 'ninguem', role: 'user' })
}

async function anArticle(values: Parameters<typeof aPost>[0] = {}) {
	const [post] = await db
		.insert(posts)
		.values(aPost({ title: 'Classe de bônus', authorId: 'helena', ...values }))
		.returning()
	return post!
}

function ask(postId: string, version = 1, message = 'Confira o prazo.') {
	return requestReview(db, { postId, version, message, by: helena, ...around })
}

function approve(postId: string, version = 1) {
	return decideReview(db, { postId, version, decision: { state: 'approved' }, by: rogerio, ...around })
}

function giveBack(postId: string, reason: string) {
	return decideReview(db, { postId, version: 1, decision: { state: 'returned', reason }, by: rogerio, ...around })
}

async function subjects() {
	return (await db.select().from(outgoingMails)).map(({ recipient, subject }) => `${recipient}: ${subject}`)
}

test('an author asks, reviewers have it in their queue and a mail, and one request waits however often they ask', async () => {
	await people()
	const { id } = await anArticle()
	expect(await ask(id)).toEqual({ ok: true })
	expect(await ask(id, 1, 'De novo')).toEqual({ ok: true })
	expect(await subjects()).toEqual(['rogerio@exemplo.com.br: Pedido de revisão: Classe de bônus'])
	expect(await listReviewQueue(db, { tab: 'waiting', user: rogerio, now })).toMatchObject([
		{ postId: id, title: 'Classe de bônus', requestedByName: 'Helena', message: 'De novo', requestedAt: now },
	])
	expect(await countWaitingReviews(db, rogerio)).toBe(1)
	expect(await countWaitingReviews(db, helena)).toBe(1)
})

test('nobody asks about what is not theirs, what changed since, or what is gone', async () => {
	await people()
	const other = await anArticle({ authorId: 'rogerio' })
	const mine = await anArticle()
	expect(await ask(other.id)).toEqual({ ok: false, reason: 'not-yours' })
	expect(await ask(mine.id, 2)).toEqual({ ok: false, reason: 'changed-meanwhile' })
	expect(await ask('nada')).toEqual({ ok: false, reason: 'not-found' })
	await db.update(posts).set({ deletedAt: now }).where(eq(posts.id, mine.id))
	expect(await ask(mine.id)).toEqual({ ok: false, reason: 'not-found' })
	expect(await db.$count(reviewRequests)).toBe(0)
})

test('approved, the version carries the reviewer’s name, and whoever asked is told', async () => {
	await people()
	const post = await anArticle()
	await ask(post.id)
	expect(await approve(post.id, 2)).toEqual({ ok: false, reason: 'changed-meanwhile' })
	expect(await approve(post.id)).toEqual({ ok: true })
	expect(await reviewOf(db, { ...post, now })).toMatchObject({ name: 'Rogério', registration: '202012345' })
	expect((await subjects()).at(-1)).toBe('helena@exemplo.com.br: Revisão aprovada: Classe de bônus')
	expect(await listReviewQueue(db, { tab: 'waiting', user: rogerio, now })).toEqual([])
	expect(await listReviewQueue(db, { tab: 'approved', user: rogerio, now })).toMatchObject([{ postId: post.id }])
	expect(await approve(post.id)).toEqual({ ok: false, reason: 'decided' })
	expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual([
		'review.requested',
		'post.reviewed',
		'review.approved',
	])
})

test('returned, it says why, and asking again makes a new request', async () => {
	await people()
	const { id } = await anArticle()
	await ask(id)
	expect(await giveBack(id, 'Não.')).toEqual({ ok: false, reason: 'reason-missing' })
	expect(await giveBack(id, 'Falta a fonte do prazo.')).toEqual({ ok: true })
	const [, mail] = await db.select().from(outgoingMails)
	expect(mail).toMatchObject({ recipient: 'helena@exemplo.com.br' })
	expect(mail!.body).toContain('Falta a fonte do prazo.')
	expect(await listReviewQueue(db, { tab: 'returned', user: rogerio, now })).toMatchObject([
		{ postId: id, reason: 'Falta a fonte do prazo.', decidedByName: 'Rogério' },
	])
	await requestReview(db, { postId: id, version: 1, by: helena, ...around, now: new Date('2026-03-10T13:00:00Z') })
	expect(await listReviewQueue(db, { tab: 'returned', user: rogerio, now })).toEqual([])
	expect(await listReviewQueue(db, { tab: 'own', user: helena, now })).toMatchObject([{ state: 'waiting' }])
})

test('who lost the role, or never had a registration, decides nothing, and the request goes on waiting', async () => {
	await people()
	const { id } = await anArticle()
	await ask(id)
	await db.update(users).set({ registration: null }).where(eq(users.id, 'rogerio'))
	expect(await approve(id)).toEqual({ ok: false, reason: 'no-registration' })
	await db.update(users).set({ role: 'author' }).where(eq(users.id, 'rogerio'))
	expect(await giveBack(id, 'Falta a fonte do prazo.')).toEqual({ ok: false, reason: 'may-not-review' })
	expect(await listReviewQueue(db, { tab: 'waiting', user: rogerio, now })).toHaveLength(1)
})

test('of two reviewers at once one decides', async () => {
	await people()
	const { id } = await anArticle()
	await ask(id)
	const results = await Promise.all([approve(id), giveBack(id, 'Falta a fonte do prazo.')])
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'decided' })
})

test('taken back, nothing waits', async () => {
	await people()
	const { id } = await anArticle()
	await ask(id)
	expect(await withdrawReviewRequest(db, { postId: id, by: helena, now })).toEqual({ ok: true })
	expect(await countWaitingReviews(db, rogerio)).toBe(0)
})

test('the oldest comes first, and who may not decide sees their own alone', async () => {
	await people()
	const [first, second] = [await anArticle({ title: 'Um' }), await anArticle({ title: 'Dois' })]
	await requestReview(db, { postId: second.id, version: 1, by: helena, ...around })
	await db.insert(reviewRequests).values({ postId: first.id, version: 1, createdAt: new Date('2026-03-09T12:00:00Z') })
	const titles = async (user: typeof helena | typeof rogerio) =>
		(await listReviewQueue(db, { tab: 'waiting', user, now })).map(({ title }) => title)
	expect(await titles(rogerio)).toEqual(['Um', 'Dois'])
	expect(await titles(helena)).toEqual(['Dois'])
})
