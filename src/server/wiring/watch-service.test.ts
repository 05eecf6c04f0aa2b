import { expect, test } from 'vitest'
import { listStates } from '#core/integrations/states.ts'
import { MailServerAway } from '#lib/mail-server-away.ts'
import { testDb } from '#tests/db.ts'
import { watchedFetch, watchedMailer, watchServices } from './watch-service.ts'

const db = testDb()
const start = new Date('2026-11-16T12:00:00Z')
const quiet = () => {}
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** A service that answers so, and what is known of it afterwards. */
function service(answer: () => Promise<Response>) {
	let now = start
	const watch = watchServices({ db, log, now: () => now })
	const call = watchedFetch(watch('groq'), undefined, answer)
	return {
		call: (at = start) => {
			now = at
			return call('https://api.example/')
		},
		state: async () => (await listStates(db))['groq'],
	}
}

const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test.for([
	[401, '', 'key-refused'],
	[400, '{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}', 'key-refused'],
	[400, '{"error":"invalid_grant"}', 'key-refused'],
	[402, '', 'credit-gone'],
	[403, 'Rate Limit Exceeded', 'quota'],
	[403, '', 'not-allowed'],
	[404, '', 'not-found'],
	[422, '', 'rejected'],
	[429, '', 'quota'],
	[503, '', 'server-error'],
] as const)('%i %s is noted as %s, and the answer can still be read', async ([status, body, fault]) => {
	const { call, state } = service(async () => new Response(body, { status }))
	const response = await call()
	expect(await response.text()).toBe(body)
	expect(response.status).toBe(status)
	expect(await state()).toEqual({ succeededAt: null, failing: { since: start, last: start, fault, status } })
})

test('a success ends a failure at once, and a row of them is noted now and then', async () => {
	let status = 503
	const { call, state } = service(async () => new Response('', { status }))
	await call()
	status = 200
	await call(later(1))
	expect(await state()).toEqual({ succeededAt: later(1), failing: undefined })
	await call(later(2))
	expect(await state()).toMatchObject({ succeededAt: later(1) })
	await call(later(60))
	expect(await state()).toMatchObject({ succeededAt: later(60) })
})

test.for([
	['TimeoutError', 'timeout'],
	['TypeError', 'unreachable'],
])('%s is noted as %s', async ([name, fault]) => {
	const { call, state } = service(() => Promise.reject(Object.assign(new Error('x'), { name })))
	await expect(call()).rejects.toThrow('x')
	expect(await state()).toMatchObject({ failing: { fault } })
})

test('of a call that its asker left, nothing is noted', async () => {
	const { call, state } = service(() => Promise.reject(Object.assign(new Error('x'), { name: 'AbortError' })))
	await expect(call()).rejects.toThrow('x')
	expect(await state()).toBeUndefined()
})

test('a mail server that is away fails; one that refuses a single mail does not', async () => {
	const watch = watchServices({ db, log, now: () => start })
	const letter = { id: '1', recipient: 'a@x.example', subject: '', body: '', replyTo: null, headers: {} }
	async function send(refusal?: Error) {
		async function take() {
			if (refusal) throw refusal
		}
		const mailer = watchedMailer({ parallel: 1, rest: quiet, send: take }, watch('mail'))
		await mailer.send(letter).catch(() => undefined)
	}
	await send(new Error('550 no such mailbox'))
	expect(await listStates(db)).toEqual({})
	await send(new MailServerAway('x', { cause: Object.assign(new Error('x'), { code: 'EAUTH', responseCode: 535 }) }))
	expect(await listStates(db)).toMatchObject({ mail: { failing: { fault: 'key-refused', status: 535 } } })
	await send()
	expect(await listStates(db)).toMatchObject({ mail: { succeededAt: start, failing: undefined } })
})
