import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeOwnRegistration } from '#core/users/change-own-registration.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { posts } from '#db/schema/posts.ts'
import { postNotes, reviewRequests } from '#db/schema/reviews.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { lastReview, reviewOf } from './current-review.ts'
import { isRegistration } from './registration.ts'
import { reviewText } from './review-text.ts'
import { signReview } from './sign-review.ts'

const db = testDb()
const now = new Date('2026-03-31T12:00:00Z')
const ana = { id: 'ana', name: 'Ana Souza', email: 'ana@exemplo.com.br', role: 'admin' as const, address: '192.0.2.1' }
const around = { brand: 'Farol', siteUrl: 'https://farol.example', now }
const review = { name: 'Ana Souza', registration: '202012345', reviewedAt: now }

async function stored() {
	const [post] = await db
		.insert(posts)
		.values(aPost({ title: 'Prazos', content: '<p>São 30 dias. <a href="/a">Veja</a></p>' }))
		.returning()
	return post!
}

test('who has a registration answers for the stored version, for six months of days', async () => {
	await aUser(db, { ...ana, registration: review.registration })
	const post = await stored()
	const { id: postId, version } = post
	expect(await reviewOf(db, { ...post, now })).toBeUndefined()
	expect(await signReview(db, { postId, version, by: ana, ...around })).toEqual({ ok: true, review })
	expect(await reviewOf(db, { ...post, now: new Date('2026-10-01T02:59:59Z') })).toEqual(review)
	expect(await reviewOf(db, { ...post, now: new Date('2026-10-01T03:00:00Z') })).toBeUndefined()
	expect(await lastReview(db, postId)).toEqual(review)
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'post.reviewed', actorId: 'ana', subjectId: postId, details: { version, registration: '202012345' } },
	])
})

test('without a registration nobody signs, nor what they have not read, nor what is gone', async () => {
	await aUser(db, ana)
	const { id: postId, version } = await stored()
	const signing = { postId, version, by: ana, ...around }
	expect(await signReview(db, signing)).toEqual({ ok: false, reason: 'no-registration' })
	await changeOwnRegistration(db, { user: ana, registration: '202012345', now })
	expect(await signReview(db, { ...signing, version: version + 1 })).toEqual({ ok: false, reason: 'changed-meanwhile' })
	for (const gone of ['nada', '00000000-0000-4000-8000-000000000000'])
		expect(await signReview(db, { ...signing, postId: gone })).toEqual({ ok: false, reason: 'not-found' })
	await db.update(posts).set({ deletedAt: now }).where(eq(posts.id, signing.postId))
	expect(await signReview(db, signing)).toEqual({ ok: false, reason: 'not-found' })
	await db.update(posts).set({ deletedAt: null }).where(eq(posts.id, signing.postId))
	expect(await lastReview(db, postId)).toBeUndefined()
	expect(await signReview(db, signing)).toMatchObject({ ok: true })
})

test('open notes are asked about before a signature too', async () => {
	await aUser(db, { ...ana, registration: review.registration })
	const { id: postId, version } = await stored()
	const note = { postId, passage: '30 dias', text: 'Falta a fonte.', writtenByName: 'Rogério' }
	await db.insert(postNotes).values([note, { ...note, resolvedAt: now, resolvedByName: 'Ana Souza' }])
	const signing = { postId, version, by: ana, ...around }
	expect(await signReview(db, signing)).toEqual({ ok: false, reason: 'open-notes', open: 1 })
	expect(await lastReview(db, postId)).toBeUndefined()
	expect(await signReview(db, { ...signing, despiteNotes: true })).toEqual({ ok: true, review })
})

test('a signature settles the request that waits, and tells whoever asked', async () => {
	await aUser(db, { ...ana, registration: review.registration })
	await aUser(db, { id: 'helena', name: 'Helena', email: 'helena@exemplo.com.br', role: 'author' })
	const { id: postId, version } = await stored()
	await db.insert(reviewRequests).values({ postId, version, requestedBy: 'helena', requestedByName: 'Helena' })
	expect(await signReview(db, { postId, version, by: ana, ...around })).toMatchObject({ ok: true })
	expect(await db.select().from(reviewRequests)).toMatchObject([
		{ state: 'approved', decidedBy: 'ana', decidedAt: now },
	])
	expect(await db.select().from(outgoingMails)).toMatchObject([
		{ recipient: 'helena@exemplo.com.br', subject: 'Revisão aprovada: Prazos' },
	])
})

test('who has lost the role since signs nothing, whatever their session says', async () => {
	await aUser(db, { ...ana, role: 'author', registration: review.registration })
	const { id: postId, version } = await stored()
	const signed = await signReview(db, { postId, version, by: ana, ...around })
	expect(signed).toEqual({ ok: false, reason: 'may-not-review' })
})

test('a signature lapses with another word, number or link, and not with what stands around the text', async () => {
	await aUser(db, { ...ana, registration: review.registration })
	const post = await stored()
	await signReview(db, { postId: post.id, version: post.version, by: ana, ...around })
	await db
		.update(posts)
		.set({ tags: ['novo'], excerpt: 'Outro' })
		.where(eq(posts.id, post.id))
	const same = [
		'<p>São  30 dias.\n<a href="/a">Veja</a></p>',
		'<p><b>São 30</b> dias. <a class="x" href="/a">Veja</a></p>',
	]
	for (const content of same) expect(await reviewOf(db, { ...post, content, now })).toEqual(review)
	const others = [
		'<p>São 45 dias. <a href="/a">Veja</a></p>',
		'<p>São 30 dias. <a href="/b">Veja</a></p>',
		'<p>Não são 30 dias. <a href="/a">Veja</a></p>',
		'<p>São 30 dias? <a href="/a">Veja</a></p>',
	]
	for (const content of others) expect(await reviewOf(db, { ...post, content, now })).toBeUndefined()
	expect(await reviewOf(db, { ...post, title: 'Outros prazos', now })).toBeUndefined()
	// The questions stand on its page, too; one without words does not.
	expect(await reviewOf(db, { ...post, faqs: [{ question: 'Quando?', answer: 'Em 45 dias.' }], now })).toBeUndefined()
	expect(await reviewOf(db, { ...post, faqs: [{ question: ' ', answer: '' }], now })).toEqual(review)
})

test('what belongs to the title is not what belongs to the body', () => {
	const faqs: [] = []
	expect(reviewText({ title: 'Um', content: '<p>Dois</p>', faqs })).not.toBe(
		reviewText({ title: 'Um Dois', content: '', faqs }),
	)
})

test.for([
	['202012345', true],
	['10.2012345-6', true],
	['050012.1.012345-6', true],
	['000000000', false],
	['12345', false],
	['SUSEP 202012345', false],
	['1234567890123456', false],
	['202012345-', false],
	['', false],
] as const)('%s has the form of a registration: %s', ([text, expected]) => {
	expect(isRegistration(text)).toBe(expected)
})
