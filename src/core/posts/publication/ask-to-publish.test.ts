import { expect, test } from 'vitest'
import { insertFacts } from '#core/facts/testing/insert-facts.ts'
import { goodArticle } from '#core/seo/testing/good-article.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { posts } from '#db/schema/posts.ts'
import { testDb } from '#tests/db.ts'
import type { PostFields } from '../post-fields.ts'
import { createPost } from '../saving/create-post.ts'
import { savePost } from '../saving/save-post.ts'
import { rita, written } from '../testing/written.ts'
import { askToPublish } from './ask-to-publish.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const id = 'aaaaaaaa-0000-4000-8000-000000000007'
const siteUrl = 'https://farol.example'
const motive = 'A nota é de poucas linhas.'

const short = written({ status: 'published', content: '<p>Mudamos de endereço.</p>' })
const promise = written({ status: 'published', content: '<p>Conosco a indenização é garantida.</p>' })

function ask(fields: PostFields, { stored, given }: { stored?: PostFields; given?: string } = {}) {
	return askToPublish(db, { id, stored, fields, motive: given, siteUrl, now })
}

test('a draft is not asked about, nor is a good article', async () => {
	expect(await ask({ ...promise, status: 'draft' })).toEqual({ ok: true })
	await insertFacts(db)
	const { title, metaTitle, metaDescription, content, sourceUrls } = goodArticle
	const good = written({ status: 'published', title, metaTitle, metaDescription, content, sourceUrls })
	expect(await ask(good)).toEqual({ ok: true })
})

test('what something speaks against needs a motive of ten characters', async () => {
	expect(await ask(short)).toMatchObject({ ok: false, reason: 'held' })
	expect(await ask(short, { given: '  curto    ' })).toMatchObject({ ok: false })
	expect(await ask(short, { given: ` ${motive} ` })).toMatchObject({ ok: true, answered: { motive } })
})

test('what is to go live later is asked about as well', async () => {
	const later = { ...short, status: 'draft' as const, publishAt: new Date('2026-12-01T12:00:00Z') }
	expect(await ask(later)).toMatchObject({ ok: false, reason: 'held' })
})

test('nobody publishes what is critical, whatever the motive', async () => {
	const answer = await ask(promise, { given: motive })
	expect(answer).toMatchObject({ ok: false, reason: 'held' })
	expect(!answer.ok && answer.reasons[0]).toMatchObject({ code: 'finding', critical: true })
})

test('what contradicts a fact is critical, and a law that nothing is known of needs a motive', async () => {
	await insertFacts(db)
	const about = (days: string) =>
		written({
			status: 'published',
			title: 'Prazo da indenização',
			content: `<p>A seguradora tem ${days} para pagar a indenização, contados da entrega dos documentos.</p>`,
		})
	const answer = await ask(about('95 dias'), { given: motive })
	expect(!answer.ok && answer.reasons.map(({ code }) => code)).toContain('claim-contradicted')
	expect(await ask(about('30 dias'), { given: motive })).toMatchObject({ ok: true })
})

test('the excerpt and the questions are held against the facts as the text is', async () => {
	await insertFacts(db)
	const wrong = 'A seguradora tem 95 dias para pagar a indenização.'
	for (const part of [{ excerpt: wrong }, { faqs: [{ question: 'Quando?', answer: wrong }] }]) {
		const answer = await ask({ ...short, ...part }, { given: motive })
		expect(!answer.ok && answer.reasons[0]).toMatchObject({
			code: 'claim-contradicted',
			critical: true,
			place: { field: Object.keys(part)[0] },
		})
	}
})

test('while an article is live what was answered for is not asked again; new reasons are', async () => {
	await aUser(db, { id: 'rita', name: 'Rita' })
	const first = await ask(short, { given: motive })
	const made = await createPost(db, {
		id,
		fields: short,
		by: rita,
		now,
		answered: first.ok ? first.answered : undefined,
	})
	expect(made).toMatchObject({ ok: true, post: { status: 'published' } })
	expect(await db.select().from(auditLog).orderBy(auditLog.id)).toContainEqual(
		expect.objectContaining({
			action: 'post.published-despite',
			actorId: 'rita',
			details: expect.objectContaining({ motive, reasons: expect.stringContaining('A nota de SEO é') }),
		}),
	)

	const typo = { ...short, content: '<p>Mudamos de endereço hoje.</p>' }
	expect(await ask(typo, { stored: short })).toEqual({ ok: true })
	const claim = { ...short, content: '<p>Mudamos de endereço. Oito em cada dez recusas levam 45 dias.</p>' }
	const asked = await ask(claim, { stored: short })
	expect(!asked.ok && asked.reasons.every(({ code }) => code === 'claim-unsupported')).toBe(true)
	const bad = { ...short, content: promise.content }
	expect(await ask(bad, { stored: short, given: motive })).toMatchObject({ ok: false })

	// Taken back and published again, it is another publication.
	const draft = { ...short, status: 'draft' as const }
	await savePost(db, { id, baseVersion: 1, fields: draft, by: rita, now })
	expect(await ask(short, { stored: draft })).toMatchObject({ ok: false, reason: 'held' })
})

test('what changes no words of a live article is not asked about', async () => {
	const tagged = { ...promise, tags: ['seguro'], coverAlt: 'Um farol' }
	expect(await ask(tagged, { stored: promise })).toEqual({ ok: true })
})

test('what was noticed while it was generated is told to whoever publishes it', async () => {
	const [run] = await db
		.insert(pipelineRuns)
		.values({
			prompt: 'seguro do carro',
			settings: {},
			warnings: ['FOREIGN_CONTACTS'],
			sources: [{ url: 'https://exemplo.org/', title: 'Um exemplo', official: false, state: 'unverified' }],
		})
		.returning()
	await db.insert(posts).values({ ...short, id, slug: 'curto', status: 'draft', pipelineRunId: run!.id })
	const answer = await ask(short)
	expect(!answer.ok && answer.reasons.map(({ code }) => code)).toEqual(
		expect.arrayContaining(['foreign-content', 'source-unverified']),
	)
})
