import { expect, test } from 'vitest'
import { criticalStates } from '#core/claims/claim.ts'
import { claimFactsOf } from '#core/claims/claim-basis.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { readRegister } from '#core/facts/read/read-register.ts'
import { everyArticle } from './testing/every-article.ts'
import { prompts } from './testing/prompts.ts'
import { articleOf } from './testing/written.ts'

const facts = claimFactsOf(readRegister())
const now = new Date('2026-11-16T12:00:00Z')

test.for(prompts.map((request) => [request.prompt, request] as const))(
	'all that is claimed on %s rests on a fact',
	([, request]) => {
		const claims = readClaims(articleOf({ ...request, now }), { facts, supports: [], today: '2026-11-16' })
		expect(claims.filter(({ state }) => state !== 'fact').map(({ text, sentence }) => `${text}: ${sentence}`)).toEqual(
			[],
		)
	},
)

test('nothing that the local writer says contradicts a fact or passes off as law what is over', () => {
	const critical = everyArticle.flatMap(({ id, ...article }) =>
		readClaims(article, { facts, supports: [], today: '2026-11-16' })
			.filter(({ state }) => criticalStates.includes(state))
			.map(({ text, sentence }) => `${id}: ${text}: ${sentence}`),
	)
	expect(critical).toEqual([])
})
