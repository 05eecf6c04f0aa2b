import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { isCompressible } from '#server/answers/file-answer.ts'
import { chooseEncoding } from './accept-encoding.ts'

const compress = promisify(gzip)
/** Below it the headers cost more than is won. */
const WORTH_IT = 1024
/** Sent bit by bit, as it comes to be. */
const streamed = /^text\/(?:csv|event-stream)/

/** Sends texts compressed and says how long they are, to whoever asks with HEAD as well. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
	await next()
	const { headers, status } = c.res
	const type = headers.get('Content-Type') ?? ''
	if (!c.res.body || headers.has('Content-Encoding') || !isCompressible(type) || streamed.test(type)) return
	const identity = Buffer.from(await c.res.arrayBuffer())
	const zipped =
		identity.length >= WORTH_IT && chooseEncoding(c.req.header('accept-encoding'), ['gzip']) === 'gzip'
			? await compress(identity)
			: undefined
	const body = zipped ?? identity
	const answer = new Response(new Uint8Array(body), { status, headers })
	answer.headers.set('Content-Length', String(body.length))
	if (zipped) answer.headers.set('Content-Encoding', 'gzip')
	if (!headers.has('Vary')) answer.headers.set('Vary', 'Accept-Encoding')
	// Hono adds the headers of the answer before to the one that takes its place.
	c.res = undefined
	c.res = answer
}
