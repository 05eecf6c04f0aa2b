import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { fileAnswer } from '#server/answers/file-answer.ts'
import { compressAnswers } from './compress-answers.ts'

const long = 'Seguro explicado sem letra miúda. '.repeat(100)
const app = new Hono()
	.use(compressAnswers)
	.get('/short', (c) => c.json({ a: 1 }))
	.get('/long', (c) => c.json({ long }))
	.get('/file', (c) => fileAnswer(c.req.raw, { body: long, type: 'image/svg+xml', cache: 'no-cache' }))
	.get('/picture', (c) => fileAnswer(c.req.raw, { body: new Uint8Array(4000), type: 'image/png', cache: 'no-cache' }))
	.get('/events', () => new Response('data: 1\n\n', { headers: { 'Content-Type': 'text/event-stream' } }))

function ask(path: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
	return app.request(path, { method, headers: { 'accept-encoding': 'gzip', ...headers } })
}

test('a long text is compressed, a short one and a picture are not', async () => {
	const encodingOf = async (path: string) => (await ask(path)).headers.get('content-encoding')
	expect(await encodingOf('/long')).toBe('gzip')
	expect(await encodingOf('/file')).toBe('gzip')
	expect(await encodingOf('/short')).toBeNull()
	expect(await encodingOf('/picture')).toBeNull()
	expect((await ask('/long', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
})

test.for(['/short', '/long', '/file', '/picture'])('HEAD of %s tells what GET sends', async (path) => {
	for (const encoding of ['gzip', 'identity']) {
		const [get, head] = [await ask(path, { 'accept-encoding': encoding }), await ask(path, { method: 'HEAD' })]
		const told = await ask(path, { method: 'HEAD', 'accept-encoding': encoding })
		expect(Object.fromEntries(told.headers)).toEqual(Object.fromEntries(get.headers))
		expect(get.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength))
		expect(await head.text()).toBe('')
	}
})

test('a file that the client has is not sent again, compressed or not', async () => {
	for (const path of ['/file', '/picture']) {
		const first = await ask(path)
		const etag = first.headers.get('etag')!
		const again = await ask(path, { 'if-none-match': etag })
		expect(again.status).toBe(304)
		expect(again.headers.get('etag')).toBe(etag)
		expect(again.headers.get('vary')).toBe(first.headers.get('vary'))
	}
})

test('what is sent bit by bit is left alone', async () => {
	const events = await ask('/events')
	expect(events.headers.has('content-length')).toBe(false)
	expect(await events.text()).toBe('data: 1\n\n')
})
