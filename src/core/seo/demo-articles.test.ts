import { expect, test } from 'vitest'
import { authorshipOf } from '#app/components/blog/article/authors.ts'
import { demoPosts } from '../demo/posts.ts'
import { checkArticle, PASS } from './check-article.ts'
import { shinglesOf, similarityOf } from './similarity.ts'

const now = new Date('2026-11-15T12:00:00Z')
// As the site signs an article that names nobody.
const author = authorshipOf({ authorName: null, reviewerName: null })

test.for(demoPosts.map((post) => [post.slug, post] as const))('%s passes the check', ([, post]) => {
	const own = shinglesOf(post.content)
	const closest = demoPosts
		.filter(({ slug }) => slug !== post.slug)
		.map(({ title, content }) => ({ title, similarity: similarityOf(own, shinglesOf(content)) }))
		.toSorted((a, b) => b.similarity - a.similarity)[0]
	const factCheckedAt = new Date(now.getTime() - post.publishedDaysAgo * 24 * 60 * 60 * 1000)
	const check = checkArticle(
		{ ...post, author, factCheckedAt },
		{ now, siteUrl: 'https://faroldosul.example', closest, hasSkipLink: true },
	)
	expect(check.findings.filter(({ severity }) => severity !== 'dica')).toEqual([])
	expect(check.score).toBeGreaterThanOrEqual(PASS.combined)
	expect(check.passes).toBe(true)
})
