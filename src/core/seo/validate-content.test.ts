import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { contentCache, seoValidations } from '#db/schema/seo.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { goodArticle } from './testing/good-article.ts'
import { splitFindings, validateContent } from './validate-content.ts'

const db = testDb()
const now = new Date('2026-11-15T12:00:00Z')
const siteUrl = 'https://faroldosul.example'
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('a check is stored, and kept for an hour', async () => {
	const [post] = await db
		.insert(posts)
		.values(aPublishedPost({ title: 'Outro assunto' }))
		.returning()
	const first = await validateContent(db, { article: goodArticle, postId: post!.id, siteUrl, now })
	expect(first).toMatchObject({ score: 82, possible: 82, cached: false })
	const again = await validateContent(db, { article: goodArticle, postId: post!.id, siteUrl, now: minutesLater(59) })
	expect(again).toEqual({ ...first, cached: true })
	const later = await validateContent(db, { article: goodArticle, postId: post!.id, siteUrl, now: minutesLater(61) })
	expect(later.cached).toBe(false)
	expect(await db.select().from(seoValidations)).toMatchObject([
		{ postId: post!.id, validationType: 'complete_seo', score: 82, warnings: [] },
		{ postId: post!.id, score: 82 },
	])
	expect(await db.$count(contentCache)).toBe(1)
})

test('an article that was deleted while it was checked gets its answer, and nothing is noted of it', async () => {
	const gone = randomUUID()
	expect(await validateContent(db, { article: goodArticle, postId: gone, siteUrl, now })).toMatchObject({ score: 82 })
	expect(await db.$count(seoValidations)).toBe(0)
})

test('another text is another check, and so is the same text by other rules', async () => {
	await validateContent(db, { article: goodArticle, siteUrl, now })
	const other = {
		...goodArticle,
		content: `${goodArticle.content}<h1>a</h1><h1>b</h1><p>Você vai. Você vem. Você fica.</p>`,
	}
	const result = await validateContent(db, { article: other, siteUrl, now })
	expect(result.cached).toBe(false)
	const { issues, warnings } = splitFindings(result)
	const unreviewed = [{ type: 'author-expertise' }, { type: 'fact-check' }]
	expect(issues).toMatchObject([{ type: 'single-h1', severity: 'crítico', autoFixable: true }, ...unreviewed])
	expect(warnings).toMatchObject([{ type: 'repeated-openings' }])
	expect((await db.select().from(seoValidations)).at(-1)).toMatchObject({ postId: null, issues, warnings })
	expect(await validateContent(db, { article: other, siteUrl, now })).toMatchObject({ cached: true })
	expect(await validateContent(db, { article: other, siteUrl, now, rulesVersion: 0 })).toMatchObject({ cached: false })
})

test('a text that is already on the site is told, but not from itself', async () => {
	const [post] = await db
		.insert(posts)
		.values(aPublishedPost({ title: goodArticle.title, content: goodArticle.content }))
		.returning()
	const copied = await validateContent(db, { article: goodArticle, siteUrl, now })
	expect(copied.findings[0]).toMatchObject({ id: 'uniqueness', severity: 'crítico' })
	const underAnotherTitle = { ...goodArticle, title: 'Outro nome para um assunto só', metaTitle: goodArticle.title }
	for (const title of [underAnotherTitle.title, '', '“-”', 'o que a de'])
		expect(
			(await validateContent(db, { article: { ...underAnotherTitle, title }, siteUrl, now })).findings[0],
		).toMatchObject({ id: 'uniqueness', severity: 'crítico' })
	const itself = await validateContent(db, { article: goodArticle, postId: post!.id, siteUrl, now })
	expect(itself.findings.map(({ id }) => id)).toEqual(['author-expertise', 'fact-check'])
	expect(itself.rules.find(({ id }) => id === 'uniqueness')).toMatchObject({ evidence: 'nada parecido' })
})

test('half of a text under another title is told as well', async () => {
	await db
		.insert(posts)
		.values(aPublishedPost({ title: 'Vizinhos', content: '<p>Uma história sobre vizinhos e muros.</p>' }))
	const { content } = goodArticle
	await db.insert(posts).values(aPublishedPost({ title: 'Tudo novo', content: content.slice(0, content.length / 2) }))
	const check = await validateContent(db, { article: goodArticle, siteUrl, now })
	const message = expect.stringContaining('“Tudo novo”')
	expect(check.findings).toContainEqual(expect.objectContaining({ id: 'uniqueness', message }))
})
