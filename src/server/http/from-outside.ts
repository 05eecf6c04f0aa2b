import type { HttpBindings } from '@hono/node-server'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { isRequestPage } from '#core/leads/request/request-path.ts'
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
	// A page that hides its address hides its origin too, from forms that it sends to ourselves.
	if (headers.get('origin') === 'null' && isRequestPage(pathname) && isOwnOrUntold(headers))
		headers.set('origin', siteUrl)
	const { method, signal } = request
	const body = method === 'GET' || method === 'HEAD' ? null : request.body
	// Something stands in its place: with nothing there, what is around it could make a NUL or a `..` anew.
	return new Request(siteUrl + (pathname + search).replaceAll('%00', '%EF%BF%BD'), {
		method,
		headers,
		signal,
		...(body && { body, duplex: 'half' }),
	})
}

/** A browser that says where a request comes from is believed; without it the secret in the address is what opens the page. */
function isOwnOrUntold(headers: Headers): boolean {
	return (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
}
