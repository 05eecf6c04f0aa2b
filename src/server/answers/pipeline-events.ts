import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { findRun, listRunEvents, type RunView } from '#core/generation/runs/find-run.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'

/** Proxies drop connections that say nothing for a minute. */
const HEARTBEAT_MS = 15_000

export type RunEvents = {
	/** A run moved. */
	changed: (runId: string) => void
	/** Some may have moved unheard. */
	missed: () => void
	answer: (c: Context, watch: Watch) => Promise<Response | undefined>
	/** Ends every stream; browsers come back by themselves. */
	close: () => void
}

type Watch = {
	runId: string
	/** The last line of the log the browser has. */
	after: number
	/** Asked again before anything more is told: a session can end, and a role change, while somebody watches. */
	mayWatch: () => Promise<boolean>
}

/** Runs, live in the page: how far they are, and their log line by line. */
export function createRunEvents({ db, log }: { db: Db; log: Log }): RunEvents {
	const watchers = new Set<{ runId: string; wake: () => void; end: () => void }>()

	async function follow(stream: SSEStreamingApi, { runId, after, mayWatch }: Watch): Promise<void> {
		let news = Promise.withResolvers<void>()
		let quiet = false
		const watcher = { runId, wake: () => news.resolve(), end: () => stream.abort() }
		watchers.add(watcher)
		stream.onAbort(watcher.wake)
		const beating = setInterval(() => {
			quiet = true
			watcher.wake()
		}, HEARTBEAT_MS)
		try {
			await stream.write('retry: 1000\n\n')
			let last: number | undefined = after
			while (!stream.aborted) {
				news = Promise.withResolvers()
				last = await tell(stream, { db, runId, after: last })
				if (last === undefined) return
				await news.promise
				if (!(await mayWatch())) return
				if (!quiet) continue
				quiet = false
				await stream.write(': ainda aqui\n\n')
			}
		} catch (error) {
			log.warn({ err: error, runId }, 'a run could not be followed')
		} finally {
			clearInterval(beating)
			watchers.delete(watcher)
		}
	}

	return {
		changed(runId) {
			for (const watcher of watchers) if (watcher.runId === runId) watcher.wake()
		},
		missed() {
			for (const { wake } of watchers) wake()
		},
		async answer(c, watch) {
			if (!(await findRun(db, watch.runId))) return undefined
			c.header('X-Accel-Buffering', 'no')
			// Who asks with HEAD reads nothing, and what is written to nobody never ends.
			const answer = streamSSE(c, async (stream) => {
				if (c.req.method !== 'HEAD') await follow(stream, watch)
			})
			answer.headers.set('Cache-Control', 'no-store')
			return answer
		},
		close() {
			for (const { end } of watchers) end()
		},
	}
}

/** Tells what is new, and the last line told; nothing where the run is over. */
async function tell(
	stream: SSEStreamingApi,
	{ db, runId, after }: { db: Db; runId: string; after: number },
): Promise<number | undefined> {
	// The run first: what ended it is in the log by then.
	const run = await findRun(db, runId)
	const events = await listRunEvents(db, { runId, after })
	for (const event of events) await stream.writeSSE({ event: 'log', id: String(event.id), data: JSON.stringify(event) })
	if (!run) return undefined
	await stream.writeSSE({ event: 'run', data: JSON.stringify(withoutText(run)) })
	if (run.state === 'queued' || run.state === 'running') return events.at(-1)?.id ?? after
	await stream.writeSSE({ event: 'end', data: '{}' })
	return undefined
}

/** The article is long and the page asks for it once it is whole. */
function withoutText(run: RunView): RunView {
	return { ...run, content: null }
}
