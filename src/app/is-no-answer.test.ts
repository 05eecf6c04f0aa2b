import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { isNoAnswer } from './is-no-answer.ts'

test('a lost connection and a fault in front of the screen are no answers', () => {
	expect(isNoAnswer(new TypeError('Failed to fetch'))).toBe(true)
	expect(isNoAnswer(new ErrorResponse(502, 'Bad Gateway', '<html>'))).toBe(true)
	expect(isNoAnswer(new ErrorResponse(500, '', null))).toBe(true)
})

test('refusals, redirects and faults of our own are passed on', () => {
	expect(isNoAnswer(new ErrorResponse(403, 'Forbidden', null))).toBe(false)
	expect(isNoAnswer(redirect('/admin/login'))).toBe(false)
	expect(isNoAnswer(new Error('a bug'))).toBe(false)
})
