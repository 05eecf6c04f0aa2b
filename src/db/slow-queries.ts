import { type SpanStart, startSpan } from '#lib/tracing.ts'

/** A statement that took long, by its text: values stand apart from it and are not told. */
export type SlowQuery = { query: string; ms: number }
export type OnSlow = (slow: SlowQuery) => void

/** Pages are made of several statements and are to be there in a fraction of this. */
export const SLOW_MS = 1_000

/** Runs a statement and tells where it took long, whether it succeeded or not. */
export async function timed<T>(query: string, run: () => Promise<T>, onSlow: OnSlow, slowMs = SLOW_MS): Promise<T> {
	const started = performance.now()
	const end = startSpan(() => spanOf(query))
	try {
		const result = await run()
		end()
		return result
	} catch (error) {
		end({ failed: true })
		throw error
	} finally {
		const ms = Math.round(performance.now() - started)
		if (ms >= slowMs) onSlow({ query: inOneLine(query), ms })
	}
}

type Callback = (...results: unknown[]) => void
type Client = { query: (...args: unknown[]) => unknown }

/** The same for a connection of `pg`, whose statements end by a promise or by a call, as who asks likes it. */
export function watchClient(client: Client, onSlow: OnSlow, slowMs = SLOW_MS): void {
	const query = client.query.bind(client)
	client.query = (...args) => {
		const text = textOf(args[0])
		const given = args.at(-1)
		if (text === undefined) return query(...args)
		if (typeof given !== 'function') {
			const result = query(...args)
			if (result instanceof Promise) void timed(text, () => result, onSlow, slowMs).catch(() => {})
			return result
		}
		const { promise, resolve } = Promise.withResolvers<void>()
		void timed(text, () => promise, onSlow, slowMs)
		const tell: Callback = (...results) => {
			resolve()
			;(given as Callback)(...results)
		}
		return query(...args.slice(0, -1), tell)
	}
}

function textOf(statement: unknown): string | undefined {
	if (typeof statement === 'string') return statement
	const text = (statement as { text?: unknown } | undefined)?.text
	return typeof text === 'string' ? text : undefined
}

const LONGEST_STATEMENT = 2_000

/** Literals that stand in a statement are left out, too. */
function spanOf(query: string): SpanStart {
	const text = inOneLine(query)
		.replaceAll(/'(?:[^']|'')*'/g, '?')
		.slice(0, LONGEST_STATEMENT)
	const name = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'query'
	return { name, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } }
}

function inOneLine(query: string): string {
	return query.replace(/\s+/g, ' ').trim()
}
