import { expect, test } from 'vitest'
import { publishVerdict } from './publish-verdict.ts'

const good = { score: 95, findings: [] }

test('a good article goes live, unless it is about something else than was asked for', () => {
	expect(publishVerdict(good, 85, ['RESEARCH_UNAVAILABLE'])).toEqual({ publish: true })
	expect(publishVerdict(good, 85, ['TOPIC_UNKNOWN'])).toEqual({
		publish: false,
		reason: 'o redator local não conhece bem o assunto do pedido',
	})
	expect(publishVerdict({ ...good, score: 84.4 }, 85)).toMatchObject({ publish: false })
})
