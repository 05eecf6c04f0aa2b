import { expect, test } from 'vitest'
import { demoPosts } from '#core/demo/posts.ts'
import { reviewFingerprint } from '#core/reviews/review-fingerprint.ts'
import type { ReviewedVersion } from '#core/reviews/review-text.ts'
import { goodArticle } from '#core/seo/testing/good-article.ts'
import { categories } from '#db/schema/categories.ts'
import { postReviews } from '#db/schema/claims.ts'
import { type FactText, facts } from '#db/schema/facts.ts'
import { posts } from '#db/schema/posts.ts'
import { seoValidations } from '#db/schema/seo.ts'
import { aCategory, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { autoFixSeo } from './auto-fix-seo.ts'
import { validateContent } from './validate-content.ts'

const db = testDb()
const now = () => new Date('2026-11-15T12:00:00Z')
const siteName = () => 'Farol do Sul Seguros'
const siteUrl = 'https://faroldosul.example'
const caller = { user: null, correlationId: 'abc', signal: new AbortController().signal }

type Checked = {
	score: number
	possible: number
	passes: boolean
	issues: { type: string; severity: string }[]
	rules: { id: string; granted: number }[]
}

async function check(payload: object): Promise<Checked> {
	const { body } = await validateContent({ db, now, siteUrl, siteName }).call(payload, caller)
	return body as Checked
}

/** Somebody answers for this version. */
async function signed(post: ReviewedVersion & { id: string }) {
	const signature = { reviewerName: 'Ana', registration: '202012345', reviewedAt: now() }
	await db.insert(postReviews).values({ postId: post.id, fingerprint: reviewFingerprint(post), ...signature })
}

async function repair(payload: object) {
	const { status, body } = await autoFixSeo({ db, now, siteUrl, siteName }).call(payload, caller)
	return { status, ...(body as { fixedContent?: string; issues?: { message: string }[] }) }
}

test('a stored article passes by its three texts alone, and is no copy of itself', async () => {
	const slugs = ['seguro-auto', 'viagem', 'vida']
	const stored = await db
		.insert(categories)
		.values(slugs.map((slug) => aCategory({ slug, name: slug })))
		.returning()
	for (const { slug, id: categoryId } of stored) {
		const post = demoPosts.find(({ categorySlug }) => categorySlug === slug)!
		const [inserted] = await db
			.insert(posts)
			.values(aPublishedPost({ ...post, categoryId }))
			.returning()
		await signed(inserted!)
	}
	for (const { id, title, metaDescription, content } of await db.select().from(posts)) {
		const texts = { title, description: metaDescription, content }
		const byItsWords = await check(texts)
		expect([title, byItsWords.passes, byItsWords.issues]).toEqual([title, true, []])
		expect(await check({ ...texts, postId: id })).toMatchObject({ score: byItsWords.score, passes: true })
	}
})

test('what is not sent is taken from the stored article; what is sent counts', async () => {
	const [category] = await db
		.insert(categories)
		.values(aCategory({ slug: 'seguro-auto' }))
		.returning()
	const { title, content, metaDescription, metaTitle, sourceUrls } = goodArticle
	const focusPhrase = 'franquia de barco'
	const stored = { title: 'Como era', content: '<p>Antes.</p>', metaTitle, focusPhrase, sourceUrls }
	const [post] = await db
		.insert(posts)
		.values(aPublishedPost({ ...stored, categoryId: category!.id }))
		.returning()
	const sent = { title, content, description: metaDescription, postId: post!.id }
	const unreviewed = await check(sent)
	expect(unreviewed).toMatchObject({ score: 81.2, possible: 82 })
	expect(unreviewed.issues.map(({ type }) => type).toSorted()).toEqual(['author-expertise', 'fact-check'])
	expect((await check({ ...sent, sourceUrls: [] })).score).toBeLessThan(82)
})

test('only a signature on this very version earns what a person can do, whatever is sent of it', async () => {
	const { title, content, metaDescription, metaTitle, sourceUrls } = goodArticle
	const [post] = await db.insert(posts).values(aPublishedPost({ title, content, metaTitle, sourceUrls })).returning()
	const sent = { title, content, description: metaDescription, postId: post!.id }
	const claimed = { author: 'Ana Nunes, corretora, registro SUSEP 202012345', factCheckedAt: now() }
	expect(await check({ ...sent, ...claimed })).toMatchObject({ score: 82 })
	await signed({ ...post!, title: 'Outro título' })
	expect(await check(sent)).toMatchObject({ score: 82 })
	await signed(post!)
	expect(await check(sent)).toMatchObject({ score: 100, possible: 100, issues: [] })
	expect(await check({ ...sent, content: `${content}<p>Mais uma frase.</p>` })).toMatchObject({ possible: 82 })
})

test('a copy of another article is told, and an id that nobody has is no article', async () => {
	const { title, content, metaDescription } = goodArticle
	await db.insert(posts).values([aPublishedPost({ title, content }), aPublishedPost({ title: 'A cópia', content })])
	for (const postId of [undefined, 'teste-123', '00000000-0000-4000-8000-000000000000']) {
		const { issues } = await check({ title, content, description: metaDescription, postId })
		expect(issues).toContainEqual(expect.objectContaining({ type: 'uniqueness', severity: 'crítico' }))
	}
	await check({ title: 'Só aqui', content: '<p>Texto novo.</p>', postId: 'teste-123' })
	expect((await db.select().from(seoValidations)).at(-1)).toMatchObject({ postId: null })
})

test('what a text claims is told with what it rests on, by the facts of the moment', async () => {
	const text: FactText = {
		kind: 'deadline',
		words: ['prazo de resposta', 'decidir o sinistro'],
		topics: ['sinistros'],
		versions: [{ statement: 'A seguradora tem 30 dias para dizer se paga o sinistro.', value: '30', unit: 'dias' }],
	}
	const claims = async (days: number) => {
		const content = `<p>A seguradora tem ${days} dias para dizer se paga o sinistro.</p>`
		const { body } = await validateContent({ db, now, siteUrl, siteName }).call({ content }, caller)
		return (body as { claims: unknown }).claims
	}
	expect(await claims(45)).toEqual([{ text: '45 dias', kind: 'deadline', state: 'unsupported', evidence: null }])
	await db.insert(facts).values({ id: 'resposta', writtenOn: '2026-11-15', text })
	const evidence = expect.objectContaining({ kind: 'fact', factId: 'resposta', value: '30 dias' })
	expect(await claims(45)).toEqual([{ text: '45 dias', kind: 'deadline', state: 'contradicted', evidence }])
	expect(await claims(30)).toEqual([{ text: '30 dias', kind: 'deadline', state: 'fact', evidence }])
})

test('a text that needs no repair comes back byte for byte, blanks at its ends too', async () => {
	const content = `\n  ${goodArticle.content}\t\n`
	const { fixedContent } = await repair({ ...goodArticle, content })
	expect(fixedContent).toBe(content)
})

test.for([
	['nothing', {}, 'Conteúdo necessário'],
	['a number', { content: 7 }, 'Conteúdo necessário'],
	['null', { content: null }, 'Conteúdo necessário'],
	['blanks', { content: ' \n ' }, 'Conteúdo necessário'],
	['too many characters', { content: 'x'.repeat(500_001) }, 'Conteúdo grande demais'],
	['too much markup', { content: '<b>'.repeat(20_001) }, 'Conteúdo grande demais'],
] as const)('a text that is %s is refused', async ([, payload, message]) => {
	const refused = { status: 400, issues: [{ path: 'content', message }] }
	expect(await repair(payload)).toMatchObject(refused)
	const { status, body } = await validateContent({ db, now, siteUrl, siteName }).call(payload, caller)
	expect({ status, ...body }).toMatchObject(refused)
})
