import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { PAGE_SCRIPTS, PAGE_SUBJECT } from '#app/cache-headers.ts'
import { correlationId, keepHydrationScript, type Services, services } from '#app/services.ts'
import { digestOf } from '#server/http/entity-tag.ts'
import { pageMethods } from '#server/http/page-methods.ts'
import { commonHeaders, contentSecurityPolicy, DATA_POLICY } from '#server/http/security-headers.ts'
import { toCachedFile } from './cached-file.ts'
import { hydrationAddress } from './hydration-address.ts'
import { type Rendered, toCachedPage } from './page-cache.ts'
import { withPolicy } from './policy-in-page.ts'

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
	/** Whether what is kept has to carry its policy itself. */
	policyInPages?: boolean
}

/** Renders a page with React Router. One that is the same for everyone comes back ready for the page cache. */
export async function renderPage(request: Request, render: Render): Promise<Rendered<Response>> {
	const { siteUrl, ads } = render.services
	const context = new RouterContextProvider()
	context.set(services, render.services)
	context.set(correlationId, render.correlationId)
	let script: { text: string; digest: string } | undefined
	// The development server writes React Router's module in its own way.
	if (render.shared && import.meta.env.PROD) {
		const { pathname, search } = new URL(request.url)
		context.set(keepHydrationScript, (text) => {
			script = { text, digest: digestOf(text) }
			return hydrationAddress({ digest: script.digest, page: pathname + search })
		})
	}
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
	const policy = import.meta.env.PROD
		? contentSecurityPolicy(scripts ?? '', { siteUrl, ads: ads !== undefined })
		: undefined
	if (policy !== undefined) headers.set('Content-Security-Policy', policy)
	if (!render.shared || !subject || status !== 200) return { other: new Response(html, { status, headers }) }

	setAll(headers, commonHeaders(siteUrl))
	headers.set('Vary', 'Accept-Encoding')
	const kept = script && { ...(await toCachedFile(script.text, scriptHeaders(siteUrl))), digest: script.digest }
	const body = policy !== undefined && render.policyInPages ? withPolicy(html, policy) : html
	return {
		page: await toCachedPage(body, { subject, headers: Object.fromEntries(headers), script: kept, now: Date.now() }),
	}
}

function setAll(headers: Headers, values: Record<string, string>): void {
	for (const [name, value] of Object.entries(values)) headers.set(name, value)
}

/** Named by what it holds, so a browser never asks again. */
function scriptHeaders(siteUrl: string): Record<string, string> {
	return {
		...commonHeaders(siteUrl),
		'Content-Type': 'text/javascript; charset=utf-8',
		'Cache-Control': 'public, max-age=31536000, immutable',
		'Content-Security-Policy': DATA_POLICY,
		Vary: 'Accept-Encoding',
	}
}
