import { expect, test } from 'vitest'
import { claimFactsOf } from '#core/claims/claim-basis.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { readRegister } from '#core/facts/read/read-register.ts'
import { demoPosts } from './posts.ts'

const facts = claimFactsOf(readRegister())

test.for(demoPosts.map((post) => [post.slug, post] as const))('all that %s claims rests on a fact', ([, post]) => {
	const claims = readClaims(post, { facts, supports: [], today: '2026-11-16' })
	expect(claims.length).toBeGreaterThan(0)
	expect(claims.filter(({ state }) => state !== 'fact').map(({ text, sentence }) => `${text}: ${sentence}`)).toEqual([])
})
