import { expect, test } from 'vitest'
import { warningText } from '#core/generation/runs/pipeline-words.ts'
import { publishVerdict, reasonsToHold } from './publish-verdict.ts'

const good = { score: 95, findings: [] }

test('a good article goes live, unless it is about something else than was asked for', () => {
	expect(publishVerdict(good, 85, ['RESEARCH_UNAVAILABLE'])).toEqual({ publish: true })
	expect(publishVerdict(good, 85, ['TOPIC_UNKNOWN'])).toEqual({
		publish: false,
		reason: 'o redator local não conhece bem o assunto do pedido',
	})
	expect(publishVerdict({ ...good, score: 84.4 }, 85)).toMatchObject({ publish: false })
})

test.for([
	'SOURCES_UNVERIFIED',
	'FOREIGN_LINKS_REMOVED',
	'FOREIGN_PICTURES_REMOVED',
	'FOREIGN_CONTACTS',
	'ASKS_FOR_SECRETS',
])('%s keeps an article from publishing itself, and every reason is told', (code) => {
	const [reason] = reasonsToHold([code])
	expect(publishVerdict(good, 85, [code])).toEqual({ publish: false, reason })
	expect(publishVerdict(good, 85, ['TOPIC_UNKNOWN', code])).toMatchObject({ reason: expect.stringContaining(reason!) })
	expect(warningText(code)).not.toBe(code)
})
