import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { pathForLog } from '#core/leads/request/request-path.ts'
import { loopTurns } from '#lib/loop-turns.ts'
import { PAGE_SCRIPTS, PAGE_SUBJECT } from './cache-headers.ts'
import type { Flash } from './flash.ts'
import { sleepingScripts, withOwnScripts, withoutScrolling } from './hydration/defer.server.ts'
import { type Marks, newMarks, scriptHashes, withoutMarks } from './hydration/marks.server.ts'
import { OwnScript } from './hydration/own-script.ts'
import { partScripts } from './hydration/part-scripts.server.ts'
import { correlationId, keepHydrationScript, services } from './services.ts'

export const streamTimeout = 5_000
/** Of two pages whose data came at once the second is rendered when whoever waits for a page at hand has been answered. */
const nextTurn = loopTurns()

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	const marks = newMarks()
	await nextTurn()
	const page = await render(request, routerContext, marks)
	const waits = !hydratesNow(routerContext)
	const rendered = withOwnScripts(page.html, marks, { isPublic: isPublic(routerContext), waits })
	const isKept = headers.has(PAGE_SUBJECT) && status === 200 && !page.failed
	const keepScript = isKept ? context.get(keepHydrationScript) : null
	const marked = waits ? hydratesLater(rendered, marks, keepScript) : rendered
	headers.set('Content-Type', 'text/html; charset=utf-8')
	headers.set(PAGE_SCRIPTS, scriptHashes(marked, marks).join(' '))
	return new Response(withoutMarks(marked, marks), { status: page.failed ? 500 : status, headers })
}

function hydratesLater(html: string, marks: Marks, keepScript: ((script: string) => string) | null): string {
	const still = withoutScrolling(html, marks)
	return keepScript ? partScripts(still, marks, keepScript) : sleepingScripts(still, marks)
}

type Page = { html: string; failed: boolean }

function render(request: Request, routerContext: EntryContext, marks: Marks): Promise<Page> {
	return new Promise((resolve, reject) => {
		let failed = false
		const { pipe, abort } = renderToPipeableStream(
			<OwnScript value={marks.own}>
				<ServerRouter context={routerContext} url={request.url} nonce={marks.router} />
			</OwnScript>,
			{
				// React's own, where it writes any.
				nonce: marks.own,
				// Else React moves large finished parts behind a script, and a reader without one sees none of them.
				progressiveChunkSize: Number.MAX_SAFE_INTEGER,
				onAllReady() {
					clearTimeout(timeout)
					text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject)
				},
				onShellError: reject,
				onError() {
					failed = true
				},
			},
		)
		const timeout = setTimeout(abort, streamTimeout + 1_000)
	})
}

/** Pages inside the site's layout. */
function isPublic({ staticHandlerContext }: EntryContext): boolean {
	if (staticHandlerContext.statusCode === 404) return true
	return staticHandlerContext.matches.some(({ route }) => route.id === 'routes/site/layout')
}

/**
 * The back office works at once, and a message waits for nobody; nor does the note of an address that is no page. So does
 * development, where a page is reloaded all the time.
 */
function hydratesNow({ staticHandlerContext, routeModules }: EntryContext): boolean {
	if (import.meta.env.MODE === 'development') return true
	if ((staticHandlerContext.loaderData['root'] as { flash?: Flash } | undefined)?.flash) return true
	if (staticHandlerContext.statusCode === 404) return true
	return staticHandlerContext.matches.some(({ route }) => {
		const handle = routeModules[route.id]?.handle as { hydrate?: 'now' } | undefined
		return handle?.hydrate === 'now'
	})
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
	// A visitor who left and an address that does not exist are no faults of ours.
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
	context
		.get(services)
		.log.error(
			{ err: error, path: pathForLog(new URL(request.url).pathname), correlationId: context.get(correlationId) },
			'a page failed',
		)
}
