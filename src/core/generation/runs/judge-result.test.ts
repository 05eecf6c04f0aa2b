import { expect, test } from 'vitest'
import { goodArticle } from '#core/seo/testing/good-article.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { judgeResult } from './judge-result.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const siteUrl = 'https://faroldosul.example'
const { title, metaTitle, metaDescription, content, sourceUrls } = goodArticle
const article = { title, metaTitle, metaDescription, content, excerpt: 'Resumo.', tags: [], sourceUrls }
const run = {
	prompt: title,
	category: null,
	content: { article, original: article, quotes: [] },
	warnings: [],
	sources: [],
	post: null,
}

test('a text that is not stored yet is judged with what was asked for and noticed', async () => {
	const warned = await judgeResult(db, { run: { ...run, warnings: ['ASKS_FOR_SECRETS'] }, siteUrl, now })
	expect(warned!.reasons.map(({ code }) => code)).toContain('asks-for-secrets')
	expect(warned!.rules.length).toBeGreaterThan(20)
	const other = await judgeResult(db, { run: { ...run, prompt: 'Receita de bolo de fubá' }, siteUrl, now })
	expect(other!.reasons.map(({ code }) => code)).toContain('off-topic')
})

test('of a stored article the words that stand there now are judged', async () => {
	const [post] = await db
		.insert(posts)
		.values(aPost({ title: 'Um', content: '<p>Curto demais.</p>' }))
		.returning()
	const { id, slug, status } = post!
	const judged = await judgeResult(db, { run: { ...run, post: { id, slug, title, status } }, siteUrl, now })
	expect(judged!.score).toBeLessThan((await judgeResult(db, { run, siteUrl, now }))!.score)
})

test('what it was compared with comes with it: a score told beside it is the same', async () => {
	const judged = await judgeResult(db, { run, siteUrl, now })
	expect(judged!.closest).not.toBeUndefined()
	expect(judged!.rules.find(({ id }) => id === 'uniqueness')).toMatchObject({ granted: 5 })
})

test('a draft that says nearly the same is named, the article itself and what lies in the bin are not', async () => {
	expect((await judgeResult(db, { run, siteUrl, now }))!.twin).toBeUndefined()
	const [twin] = await db
		.insert(posts)
		.values([aPost({ title, content, status: 'draft' }), aPost({ title, content, status: 'draft', deletedAt: now })])
		.returning()
	expect((await judgeResult(db, { run, siteUrl, now }))!.twin).toEqual({ id: twin!.id, title })
	const { id, slug, status } = twin!
	const own = await judgeResult(db, { run: { ...run, post: { id, slug, title, status } }, siteUrl, now })
	expect(own!.twin).toBeUndefined()
})

test('a run that wrote nothing has no verdict', async () => {
	expect(await judgeResult(db, { run: { ...run, content: null }, siteUrl, now })).toBeUndefined()
})
