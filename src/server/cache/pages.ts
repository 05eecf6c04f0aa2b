import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { PAGE_SCRIPTS, PAGE_SUBJECT } from '#app/cache-headers.ts'
import { correlationId, type Services, services } from '#app/services.ts'
import { pageMethods } from '#server/http/page-methods.ts'
import { commonHeaders, contentSecurityPolicy } from '#server/http/security-headers.ts'
import { type Rendered, toCachedPage } from './page-cache.ts'

/** Loaded at boot, not by the first visitor. */
const build = import('virtual:react-router/server-build') as Promise<ServerBuild>
const reactRouter = createRequestHandler(() => build, import.meta.env.MODE)

/** With which methods a page may be asked for. */
export async function methodsOf(pathname: string): Promise<string[]> {
	return pageMethods((await build).routes, pathname)
}

type Render = {
	services: Services
	correlationId: string
	/** Whether anyone may get the same page, or the request carries something personal. */
	shared: boolean
}

/** Renders a page with React Router. One that is the same for everyone comes back ready for the page cache. */
export async function renderPage(request: Request, render: Render): Promise<Rendered<Response>> {
	const { siteUrl, ads } = render.services
	const context = new RouterContextProvider()
	context.set(services, render.services)
	context.set(correlationId, render.correlationId)
	const response = await reactRouter(request, context)

	const { status } = response
	const headers = new Headers(response.headers)
	const subject = headers.get(PAGE_SUBJECT)
	headers.delete(PAGE_SUBJECT)
	const scripts = headers.get(PAGE_SCRIPTS)
	headers.delete(PAGE_SCRIPTS)
	if (status >= 400 || !render.shared || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
	if (status === 405) headers.set('Allow', (await methodsOf(new URL(request.url).pathname)).join(', '))
	if (status === 503) headers.set('Retry-After', '30')
	if (!headers.get('Content-Type')?.startsWith('text/html')) {
		return { other: new Response(response.body, { status, headers }) }
	}

	const html = await response.text()
	// The development server injects scripts of its own.
	if (import.meta.env.PROD)
		headers.set('Content-Security-Policy', contentSecurityPolicy(scripts ?? '', { siteUrl, ads: ads !== undefined }))
	if (!render.shared || !subject || status !== 200) return { other: new Response(html, { status, headers }) }

	for (const [name, value] of Object.entries(commonHeaders(siteUrl))) headers.set(name, value)
	headers.set('Vary', 'Accept-Encoding')
	return { page: await toCachedPage(html, { subject, headers: Object.fromEntries(headers), now: Date.now() }) }
}
