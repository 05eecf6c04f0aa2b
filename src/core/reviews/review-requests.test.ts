import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { posts } from '#db/schema/posts.ts'
import { postNotes, reviewRequests } from '#db/schema/reviews.ts'
import { seoValidations } from '#db/schema/seo.ts'
import { users } from '#db/schema/users.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { reviewOf } from './current-review.ts'
import { decideReview } from './decide-review.ts'
import { listReadyToPublish } from './list-ready-to-publish.ts'
import { listReviewQueue } from './list-review-queue.ts'
import { requestReview, withdrawReviewRequest } from './request-review.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const later = new Date('2026-03-10T13:00:00Z')
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
	const [mail] = await db.select().from(outgoingMails)
	expect(mail!.body).toContain(`https://farol.example/admin/posts/${id}`)
	expect(await listReviewQueue(db, { tab: 'waiting', user: rogerio, now })).toMatchObject([
		{ postId: id, title: 'Classe de bônus', requestedByName: 'Helena', message: 'De novo', requestedAt: now },
	])
	expect(await listReviewQueue(db, { tab: 'waiting', user: helena, now })).toHaveLength(1)
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

test('open notes are asked about before an approval, and told of with a return', async () => {
	await people()
	const [post, other] = [await anArticle(), await anArticle()]
	const note = { passage: 'um prazo', text: 'Falta a fonte.', writtenByName: 'Rogério' }
	await db.insert(postNotes).values([
		{ ...note, postId: post.id },
		{ ...note, postId: post.id },
		{ ...note, postId: post.id, resolvedAt: now, resolvedByName: 'Helena' },
		{ ...note, postId: other.id },
	])
	await ask(post.id)
	await ask(other.id)
	expect(await approve(post.id)).toEqual({ ok: false, reason: 'open-notes', open: 2 })
	expect(await reviewOf(db, { ...post, now })).toBeUndefined()
	const queue = await listReviewQueue(db, { tab: 'waiting', user: rogerio, now })
	expect(Object.fromEntries(queue.map(({ postId, openNotes }) => [postId, openNotes]))).toEqual({
		[post.id]: 2,
		[other.id]: 1,
	})
	const decision = { state: 'approved' as const, despiteNotes: true }
	expect(await decideReview(db, { postId: post.id, version: 1, decision, by: rogerio, ...around })).toEqual({
		ok: true,
	})
	expect((await db.select().from(auditLog)).at(-1)).toMatchObject({
		action: 'review.approved',
		details: { version: 1, openNotes: 2 },
	})
	await giveBack(other.id, 'Falta a fonte do prazo.')
	expect((await db.select().from(outgoingMails)).at(-1)!.body).toContain(
		'Falta a fonte do prazo.\n\nUma nota no texto continua aberta.',
	)
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
	expect(await listReviewQueue(db, { tab: 'waiting', user: rogerio, now })).toEqual([])
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

test('a row has its cover, its score and whether somebody approved it before', async () => {
	await people()
	const post = await anArticle({ featuredImageUrl: '/capa.webp', coverFocus: '20% 30%' })
	await db.insert(seoValidations).values({ postId: post.id, version: 1, score: 94 })
	await ask(post.id)
	await approve(post.id)
	await requestReview(db, { postId: post.id, version: 1, by: helena, ...around, now: later })
	expect(await listReviewQueue(db, { tab: 'waiting', user: rogerio, now: later })).toMatchObject([
		{
			featuredImageUrl: '/capa.webp',
			coverFocus: '20% 30%',
			score: { value: 94, current: true },
			approvedBefore: now,
			hasChanges: false,
		},
	])
	const other = await anArticle()
	await ask(other.id)
	expect((await listReviewQueue(db, { tab: 'waiting', user: rogerio, now: later }))[0]).toMatchObject({
		postId: other.id,
		score: null,
		approvedBefore: null,
	})
})

test('ready is what was approved, still reads so, and has not reached its readers', async () => {
	await people()
	const [draft, timed, changed, live] = [
		await anArticle({ title: 'Sem data' }),
		await anArticle({ title: 'Com data', publishAt: later }),
		await anArticle({ title: 'Mudado' }),
		await anArticle({ title: 'No ar', status: 'published', publishedAt: now }),
	]
	for (const { id } of [draft, timed, changed, live]) {
		await ask(id)
		await approve(id)
	}
	await db.update(posts).set({ content: '<p>Outras palavras.</p>' }).where(eq(posts.id, changed.id))
	const titles = async (user: typeof helena | typeof rogerio, at = now) =>
		(await listReadyToPublish(db, { user, now: at })).map(({ title }) => title).sort()
	expect(await titles(rogerio)).toEqual(['Com data', 'Sem data'])
	expect(await titles(helena)).toEqual(['Com data', 'Sem data'])
	expect(await titles({ ...helena, id: 'outra' })).toEqual([])
	// After six months nobody answers for it any more.
	expect(await titles(rogerio, new Date('2026-09-11T12:00:00Z'))).toEqual([])
	await requestReview(db, { postId: draft.id, version: 1, by: helena, ...around, now: later })
	expect(await titles(rogerio)).toEqual(['Com data'])
})
