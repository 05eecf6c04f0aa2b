import { findRun, listRunEvents, type RunView } from '#core/pipeline/find-run.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'

/** Proxies drop connections that say nothing for a minute. */
const HEARTBEAT_MS = 15_000

export type RunEvents = {
	/** A run moved. */
	changed: (runId: string) => void
	/** Some may have moved unheard. */
	missed: () => void
	answer: (watch: Watch) => Promise<Response | undefined>
	/** Ends every stream; browsers come back by themselves. */
	close: () => void
}

type Watch = {
	runId: string
	/** The last line of the log the browser has. */
	after: number
	/** Asked again from time to time: a session can end while somebody watches. */
	mayWatch: () => Promise<boolean>
}

/** Runs, live in the page: how far they are, and their log line by line. */
export function createRunEvents({ db, log }: { db: Db; log: Log }): RunEvents {
	const watchers = new Map<string, Set<Watcher>>()
	const all = () => [...watchers.values()].flatMap((set) => [...set])

	function add(runId: string, watcher: Watcher): () => void {
		const set = watchers.get(runId) ?? new Set()
		watchers.set(runId, set.add(watcher))
		return () => {
			set.delete(watcher)
			if (set.size === 0) watchers.delete(runId)
		}
	}

	return {
		changed(runId) {
			for (const watcher of watchers.get(runId) ?? []) watcher.tell()
		},
		missed() {
			for (const watcher of all()) watcher.tell()
		},
		async answer(watch) {
			if (!(await findRun(db, watch.runId))) return undefined
			return new Response(stream({ db, log, watch, add }), {
				headers: {
					'Content-Type': 'text/event-stream; charset=utf-8',
					'Cache-Control': 'no-store',
					'X-Accel-Buffering': 'no',
				},
			})
		},
		close() {
			for (const watcher of all()) watcher.end()
		},
	}
}

type Watcher = { tell: () => void; end: () => void }
type Streaming = { db: Db; log: Log; watch: Watch; add: (runId: string, watcher: Watcher) => () => void }

function stream({ db, log, watch, add }: Streaming): ReadableStream<Uint8Array> {
	let leave = () => {}
	return new ReadableStream<Uint8Array>({
		start(controller) {
			const encoder = new TextEncoder()
			let after = watch.after
			const ended = new AbortController()
			let telling: Promise<void> | undefined
			let again = false

			function send(text: string) {
				if (!ended.signal.aborted) controller.enqueue(encoder.encode(text))
			}

			function end() {
				if (ended.signal.aborted) return
				leave()
				controller.close()
			}

			async function tellNow() {
				// The run first: what ended it is in the log by then.
				const run = await findRun(db, watch.runId)
				for (const event of await listRunEvents(db, { runId: watch.runId, after })) {
					after = event.id
					send(`id: ${event.id}\nevent: log\ndata: ${JSON.stringify(event)}\n\n`)
				}
				if (!run) return end()
				send(`event: run\ndata: ${JSON.stringify(withoutText(run))}\n\n`)
				if (run.state === 'queued' || run.state === 'running') return
				send('event: end\ndata: {}\n\n')
				end()
			}

			/** One reading at a time; what changes meanwhile is one more. */
			function tell() {
				again = true
				telling ??= (async () => {
					while (again && !ended.signal.aborted) {
						again = false
						await tellNow()
					}
				})()
					.catch((error: unknown) => {
						log.warn({ err: error, runId: watch.runId }, 'a run could not be followed')
						end()
					})
					.finally(() => {
						telling = undefined
					})
			}

			async function beat() {
				if (!(await watch.mayWatch())) return end()
				send(': ainda aqui\n\n')
				tell()
			}
			const beating = setInterval(() => void beat().catch(end), HEARTBEAT_MS)
			const remove = add(watch.runId, { tell, end })
			leave = () => {
				ended.abort()
				clearInterval(beating)
				remove()
			}
			send('retry: 1000\n\n')
			tell()
		},
		cancel() {
			leave()
		},
	})
}

/** The article is long and the page asks for it once it is whole. */
function withoutText(run: RunView): RunView {
	return { ...run, content: null }
}
