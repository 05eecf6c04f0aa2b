import { expect, test } from 'vitest'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import { hashOfReason, readArrival } from './arrival.ts'

const reason: PublishReason = { code: 'claim-unsupported', message: 'Nada apoia isto.', critical: false, about: 'x' }

test('a reason leads to its words in the version that was read, else to its field', () => {
	const inText = { ...reason, place: { field: 'content' as const, span: { start: 12, end: 30 } } }
	expect(readArrival(hashOfReason(inText, 7))).toEqual({ at: 'text', span: { start: 12, end: 30 }, version: 7 })
	expect(readArrival(hashOfReason(reason, 7))).toEqual({ at: 'field', name: 'content' })
	expect(readArrival(hashOfReason({ ...reason, code: 'low-score' }, 7))).toEqual({ at: 'field', name: 'metaTitle' })
})

test.for(['', '#', '#trecho=1-2', '#trecho=a-b-c', '#campo=', '#campo="]', '#outra'])('%s leads nowhere', (hash) => {
	expect(readArrival(hash)).toBeUndefined()
})
