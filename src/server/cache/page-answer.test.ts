import { expect, test } from 'vitest'
import { chooseEncoding } from '#server/http/accept-encoding.ts'
import { pageAnswer } from './page-answer.ts'
import { toCachedPage } from './page-cache.ts'

test.for([
	[undefined, 'identity'],
	['', 'identity'],
	['gzip, deflate, br, zstd', 'br'],
	['gzip', 'gzip'],
	['br;q=0, gzip', 'gzip'],
	['br;q=0.5, gzip;q=0.8', 'gzip'],
	['*', 'br'],
	['*;q=0', 'identity'],
	['identity', 'identity'],
	['BR', 'br'],
	['br;q=abc', 'identity'],
] as const)('%s is answered in %s', ([header, encoding]) => {
	expect(chooseEncoding(header)).toBe(encoding)
})

async function answer(conditions: Partial<Parameters<typeof pageAnswer>[1]>) {
	const page = await toCachedPage('<p>Olá</p>', { subject: 'site', headers: { vary: 'Accept-Encoding' }, now: 0 })
	return pageAnswer(page, { method: 'GET', acceptEncoding: 'br', ifNoneMatch: undefined, ...conditions })
}

test('a page goes out compressed, with its length and its tag', async () => {
	const { status, headers, body } = await answer({})
	expect(status).toBe(200)
	expect(headers).toMatchObject({
		'content-encoding': 'br',
		'content-length': String(body!.length),
		vary: 'Accept-Encoding',
	})
	expect((await answer({ acceptEncoding: undefined })).headers).not.toHaveProperty('content-encoding')
})

test('a client that has the page gets 304 with the headers that go with it', async () => {
	const { headers } = await answer({})
	for (const tag of [headers['etag']!, `W/${headers['etag']}`, `"other", ${headers['etag']}`, '*']) {
		const again = await answer({ ifNoneMatch: tag })
		expect(again).toMatchObject({
			status: 304,
			body: undefined,
			headers: { vary: 'Accept-Encoding', etag: headers['etag'] },
		})
	}
	expect((await answer({ ifNoneMatch: '"other"' })).status).toBe(200)
	expect((await answer({ ifNoneMatch: headers['etag'], acceptEncoding: 'gzip' })).status).toBe(200)
})

test('HEAD says how long the page is and sends none of it', async () => {
	const { headers, body } = await answer({ method: 'HEAD' })
	expect(body).toBeUndefined()
	expect(Number(headers['content-length'])).toBeGreaterThan(0)
})
