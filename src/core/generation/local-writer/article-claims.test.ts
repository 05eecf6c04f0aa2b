import { expect, test } from 'vitest'
import { claimFactsOf } from '#core/claims/claim-basis.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { readRegister } from '#core/facts/read/read-register.ts'
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
