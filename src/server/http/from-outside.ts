import type { HttpBindings } from '@hono/node-server'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { clientAddress } from './client-address.ts'

/** Headers that only React Router itself may set; from outside they could change what it does. */
const internalHeader = /^x-(react-router|remix)-/

type Edge = { siteUrl: string; trustProxy: boolean }

/**
 * A request as everything behind the edge may see it: our own origin, whatever the Host header says, the
 * client's true address, none of the headers that are ours to set, and no NUL in the address, which no database takes.
 */
export function fromOutside(
	request: Request,
	env: Partial<HttpBindings> | undefined,
	{ siteUrl, trustProxy }: Edge,
): Request {
	const { pathname, search } = new URL(request.url)
	const headers = new Headers([...request.headers].filter(([name]) => !internalHeader.test(name)))
	const forwardedFor = headers.get('x-forwarded-for') ?? undefined
	headers.set(CLIENT_ADDRESS, clientAddress(env?.incoming?.socket.remoteAddress, forwardedFor, trustProxy))
	const { method, signal } = request
	const body = method === 'GET' || method === 'HEAD' ? null : request.body
	return new Request(siteUrl + (pathname + search).replaceAll('%00', ''), {
		method,
		headers,
		signal,
		...(body && { body, duplex: 'half' }),
	})
}
