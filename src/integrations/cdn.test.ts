import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCdn } from '#tests/stand-ins/cdn.ts'
import { cdnPurge } from './cdn.ts'

let cdn: Awaited<ReturnType<typeof startCdn>>

beforeAll(async () => {
	cdn = await startCdn()
})
afterAll(() => cdn.stop())

const purge = (timeoutMs = 5_000) => cdnPurge({ url: cdn.url, headers: { authorization: 'Bearer x' }, timeoutMs })

test('tags are told in both ways that services take them, by who we are', async () => {
	expect(await purge()(['farol-site', 'farol-blog'])).toEqual({ ok: true })
	expect(cdn.calls.at(-1)).toMatchObject({
		method: 'POST',
		tags: ['farol-site', 'farol-blog'],
		headers: { authorization: 'Bearer x', 'surrogate-key': 'farol-site farol-blog' },
	})
})

test.for([400, 401, 403, 429, 500, 503])('an answer of %s is a refusal', async (status) => {
	cdn.failWith(status)
	expect(await purge()(['farol-blog'])).toEqual({ ok: false, reason: 'refused', status })
})

test('it is followed nowhere, and silence ends', async () => {
	cdn.failWith(302)
	expect(await purge()(['farol-blog'])).toEqual({ ok: false, reason: 'unreachable' })
	cdn.failWith('hang')
	expect(await purge(50)(['farol-blog'])).toEqual({ ok: false, reason: 'timeout' })
})
