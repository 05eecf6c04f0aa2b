import { subscribe } from 'node:diagnostics_channel'
import type { EndSpan, Tracer } from '#lib/tracing.ts'

type Undici = { request: object & { origin?: string | URL; method?: string }; response?: { statusCode: number } }
type Http = { request: object & { host?: string; method?: string }; response?: { statusCode?: number } }

/**
 * Makes a span of every call to another server, whoever makes it: Node tells of its own accord. Of the address only the host: what
 * comes behind it may be a key or somebody's.
 */
export function traceOutsideCalls(tracer: Tracer, isOurs: (host: string) => boolean): void {
	const open = new WeakMap<object, EndSpan>()

	function begin(request: object, host: string, method: string): void {
		if (isOurs(host)) return
		const attributes = { 'server.address': host, 'http.request.method': method }
		open.set(request, tracer.start({ name: `${method} ${host}`, kind: 'client', attributes }))
	}

	function end(request: object, status: number | undefined): void {
		const ended = open.get(request)
		open.delete(request)
		ended?.({
			failed: status === undefined || status >= 400,
			...(status !== undefined && { attributes: { 'http.response.status_code': status } }),
		})
	}

	subscribe('undici:request:create', (message) => {
		const { request } = message as Undici
		begin(request, new URL(String(request.origin)).host, request.method ?? 'GET')
	})
	subscribe('undici:request:headers', (message) => {
		const { request, response } = message as Undici
		end(request, response?.statusCode)
	})
	subscribe('undici:request:error', (message) => end((message as Undici).request, undefined))

	subscribe('http.client.request.start', (message) => {
		const { request } = message as Http
		begin(request, request.host ?? '', request.method ?? 'GET')
	})
	subscribe('http.client.response.finish', (message) => {
		const { request, response } = message as Http
		end(request, response?.statusCode)
	})
	subscribe('http.client.request.error', (message) => end((message as Http).request, undefined))
}
