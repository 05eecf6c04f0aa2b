import { useEffect } from 'react'
import {
	type DataStrategyResult,
	data,
	isRouteErrorResponse,
	type MiddlewareFunction,
	useLocation,
	useMatches,
} from 'react-router'
import type { NoAnswer } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { isNoAnswer } from '#app/is-no-answer.ts'

type Results = Record<string, DataStrategyResult>

/** There is one notice, however often the server is asked in vain, and it goes when the server answers. */
export const CONNECTION_NOTICE = 'connection'

/** For a screen's `handle`: what it says where it cannot be read, in place of words that fit every screen. */
export type ScreenHandle = { unread?: string }

/** What a screen that could not be read fails with. Not the TypeError of fetch, which a fault of our own throws too. */
export class LostConnection extends Error {}

/** The screen in sight and the routes that have been read for it: the last is the screen, those before it its frame. */
let shown: { url: string; screen: string | undefined; unread: string | undefined; read: Set<string> } | undefined

/** Tells `keepScreen` what is there to be kept. For the frame of the back office. */
export function useKeptScreen(): void {
	const { pathname, search } = useLocation()
	const matches = useMatches()
	useEffect(() => {
		const read = matches.filter(({ loaderData }) => loaderData !== undefined).map(({ id }) => id)
		const screen = matches.at(-1)
		shown = {
			url: `${location.origin}${pathname}${search}`,
			screen: screen?.id,
			unread: (screen?.handle as ScreenHandle | undefined)?.unread,
			read: new Set(read),
		}
		return () => {
			shown = undefined
		}
	}, [pathname, search, matches])
}

/**
 * For clientMiddleware: where the server does not answer, the screen and what was typed stay. Left to the router, the error
 * page would take their place. A screen that has something of its own to say does so in its clientAction, and is left alone.
 */
export const keepScreen: MiddlewareFunction<Results> = async ({ request }, next) => {
	const results = await next()
	const lost = Object.entries(results).filter(([, each]) => isNoAnswer(faultOf(each)))
	const [first] = lost
	if (!first) {
		// The router also passes by without asking for anything.
		if (Object.keys(results).length > 0) notify.settle(CONNECTION_NOTICE)
		return results
	}
	if (request.signal.aborted) return results
	const fault = faultOf(first[1])
	if (request.method !== 'GET') {
		tellNoAnswer(fault, 'O que você digitou continua aqui.')
		return Object.fromEntries(Object.entries(results).map(([id]) => [id, unanswered()]))
	}
	const again = request.url === shown?.url
	// What is opened inside the screen in sight makes a frame of it.
	const inside = lost.some(([id]) => !shown?.read.has(id))
	const kept = lost.map(([id]) => id).filter((id) => shown?.read.has(id) && (again || inside || id !== shown.screen))
	if (kept.length === lost.length)
		tellNoAnswer(fault, 'A tela mostra o que já tinha sido lido.', again ? shown?.unread : undefined)
	// What has no result keeps what it had.
	const rest = Object.entries(results).filter(([id]) => !kept.includes(id))
	return Object.fromEntries(rest.map(([id, each]) => [id, { ...each, result: named(each.result) }]))
}

/** What a loader or an action threw; what an action threw comes wrapped. */
function faultOf({ type, result }: DataStrategyResult): unknown {
	if (type !== 'error') return undefined
	if (isRouteErrorResponse(result)) return result
	return (result as { data?: unknown } | null)?.data ?? result
}

/** No answer, as before the first one. A failure by its status: the screen is not read anew, which would fail too. */
function unanswered(): DataStrategyResult {
	return { type: 'data', result: data(undefined, { status: 503 }) }
}

function named(result: unknown): unknown {
	return result instanceof TypeError ? new LostConnection('the server did not answer', { cause: result }) : result
}

/** Under the screen's own title where it has one, with what happened in the text. */
export function tellNoAnswer(fault: unknown, rest: string, title?: string): void {
	const { happened, next } = explain(fault)
	if (title) return notify.error(title, `${happened}. ${rest} ${next}`, CONNECTION_NOTICE)
	notify.error(happened, `${rest} ${next}`, CONNECTION_NOTICE)
}

/** The same for a screen that says in its own words what was not done. */
export function noAnswerText(fault: unknown): string {
	const { happened, next } = explain(fault)
	return `${happened}. ${next}`
}

function explain(fault: unknown): { happened: string; next: string } {
	const isAnswer = isRouteErrorResponse(fault)
	if (!isAnswer && (fault as Partial<NoAnswer> | undefined)?.reason !== 'fault')
		return { happened: 'Sem conexão com o servidor', next: 'Confira a conexão e tente de novo.' }
	const code = ((isAnswer ? fault.data : fault) as { correlationId?: string } | null)?.correlationId
	const next = 'Tente de novo em alguns instantes.'
	if (!code) return { happened: 'O servidor não respondeu', next }
	return { happened: 'Algo falhou do nosso lado', next: `${next} Código do erro: ${code}` }
}
