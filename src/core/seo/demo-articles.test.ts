import { expect, test } from 'vitest'
import { claimFactsOf } from '../claims/claim-basis.ts'
import { readClaims } from '../claims/read-claims.ts'
import { demoPosts } from '../demo/posts.ts'
import { readRegister } from '../facts/read/read-register.ts'
import { checkArticle } from './check-article.ts'
import { PASS } from './points.ts'
import { shinglesOf, similarityOf } from './similarity.ts'

const now = new Date('2026-11-15T12:00:00Z')
const basis = { facts: claimFactsOf(readRegister()), supports: [], today: '2026-11-15' }
const review = { name: 'Ana Nunes', registration: '202012345', reviewedAt: now }

test.for(demoPosts.map((post) => [post.slug, post] as const))('%s passes the check', ([, post]) => {
	const own = shinglesOf(post.content)
	const closest = demoPosts
		.filter(({ slug }) => slug !== post.slug)
		.map(({ title, content }) => ({ title, similarity: similarityOf(own, shinglesOf(content)) }))
		.toSorted((a, b) => b.similarity - a.similarity)[0]
	const siteUrl = 'https://faroldosul.example'
	const claims = readClaims(post, basis)
	const check = checkArticle(post, { now, siteUrl, closest, review, claims, hasSkipLink: true })
	expect(check.findings.filter(({ severity }) => severity !== 'dica')).toEqual([])
	expect(check.score).toBeGreaterThanOrEqual(PASS.combined)
	expect(check.passes).toBe(true)
})
