import { expect, test } from 'vitest'
import { demoPosts } from '../demo/posts.ts'
import { checkArticle, PASS } from './check-article.ts'
import { shinglesOf, similarityOf } from './similarity.ts'

const now = new Date('2026-11-15T12:00:00Z')
const review = { name: 'Ana Nunes', registration: '202012345', reviewedAt: now }

test.for(demoPosts.map((post) => [post.slug, post] as const))('%s passes the check', ([, post]) => {
	const own = shinglesOf(post.content)
	const closest = demoPosts
		.filter(({ slug }) => slug !== post.slug)
		.map(({ title, content }) => ({ title, similarity: similarityOf(own, shinglesOf(content)) }))
		.toSorted((a, b) => b.similarity - a.similarity)[0]
	const siteUrl = 'https://faroldosul.example'
	const check = checkArticle(post, { now, siteUrl, closest, review, hasSkipLink: true })
	expect(check.findings.filter(({ severity }) => severity !== 'dica')).toEqual([])
	expect(check.score).toBeGreaterThanOrEqual(PASS.combined)
	expect(check.passes).toBe(true)
})
