import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { NewerDatabase } from '../compare-migrations.ts'
import { migrationsFolder as ownMigrations } from '../migrations-folder.server.ts'
import { type OnSlow, timed } from '../slow-queries.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import { createLane } from './lane.ts'
import { type Answer, fromSentError, type Operation, type QueryResult, type WorkerTask } from './messages.ts'

type QueryOptions = { rowMode?: 'array' | 'object'; parsers?: Record<number, unknown> }
type Exec = (sql: string) => Promise<QueryResult[]>
type Query = (sql: string, params?: unknown[], options?: QueryOptions) => Promise<QueryResult>

/** The part of PGlite's interface that Drizzle and pg-boss use, answered by the database's own thread. */
export type EmbeddedClient = {
	query: Query
	exec: Exec
	transaction: <T>(work: (tx: { query: Query; exec: Exec }) => Promise<T>) => Promise<T>
	listen: (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>
	/** For what takes as long as it takes: the time limit does not hold. */
	execUnlimited: Exec
	/** Opens the database anew. What waits goes on afterwards. */
	reopen: (reason: unknown) => Promise<void>
	/** There is one connection. */
	load: () => { open: number; idle: number; waiting: number }
	close: () => Promise<void>
}

export type EmbeddedLimits = {
	/** How long one statement may take. WebAssembly cannot be interrupted, so past it the thread is replaced. */
	statementMs: number
	/** How long a transaction may do nothing. */
	idleMs: number
	mostWaiting: number
	waitMs: number
	/** How long to wait before opening is tried again. */
	retryMs: number
}

const usualLimits: EmbeddedLimits = {
	statementMs: 30_000,
	idleMs: 60_000,
	mostWaiting: 500,
	waitMs: 10_000,
	retryMs: 1_000,
}

type Connect = {
	folder: string
	migrationsFolder: string
	/** Told of every break, and of every attempt to open that failed. */
	onFault: (error: unknown) => void
	/** Told when notifications may have been missed. */
	onGap: () => void
	onSlow?: OnSlow
	limits?: Partial<EmbeddedLimits>
}

/** Opens the embedded database in a thread of its own, so that the one that answers visitors never waits for a query. */
export async function connectEmbedded({
	folder,
	migrationsFolder,
	onFault,
	onGap,
	onSlow = () => {},
	limits: given,
}: Connect): Promise<EmbeddedClient> {
	const limits = { ...usualLimits, ...given }
	const lane = createLane(limits)
	const listeners = new Map<string, Set<(payload: string) => void>>()
	let thread: DatabaseThread | undefined
	let reopening: Promise<void> | undefined
	let closed = false

	const open = () =>
		startThread(
			{ kind: 'serve', folder, migrationsFolder },
			{
				onNotification: (channel, payload) => {
					for (const listener of listeners.get(channel) ?? []) listener(payload)
				},
				onBroken: (error) => void reopen(error),
			},
		)

	function reopen(reason: unknown): Promise<void> {
		if (closed) return Promise.resolve()
		reopening ??= replaceThread(reason).finally(() => {
			reopening = undefined
		})
		return reopening
	}

	async function replaceThread(reason: unknown): Promise<void> {
		onFault(reason)
		await thread?.end(reason)
		thread = undefined
		await openAgain()
	}

	async function openAgain(): Promise<void> {
		if (closed) return
		try {
			const fresh = await open()
			for (const channel of listeners.keys()) await fresh.perform({ kind: 'listen', channel })
			thread = fresh
			onGap()
		} catch (error) {
			onFault(error)
			await new Promise((resolve) => setTimeout(resolve, limits.retryMs))
			await openAgain()
		}
	}

	function perform<T>(operation: Operation, ms?: number): Promise<T> {
		if (!thread) throw new DatabaseUnavailable('the embedded database is being opened')
		return thread.perform<T>(operation, ms)
	}

	const query: Query = (sql, params = [], { rowMode = 'object', parsers = {} } = {}) =>
		// Drizzle's parsers leave a value as its text, and functions cannot travel: their types do.
		timed(
			sql,
			() =>
				perform(
					{ kind: 'query', sql, params, rowMode, textTypes: Object.keys(parsers).map(Number) },
					limits.statementMs,
				),
			onSlow,
		)
	const exec: Exec = (sql) => timed(sql, () => perform({ kind: 'exec', sql }, limits.statementMs), onSlow)

	thread = await open()
	return {
		load: () => ({ open: thread ? 1 : 0, ...lane.load() }),
		query: (...statement) => lane.run(() => query(...statement)),
		exec: (sql) => lane.run(() => exec(sql)),
		execUnlimited: (sql) => lane.run(() => perform({ kind: 'exec', sql })),
		transaction: (work) =>
			lane.run(async () => {
				await exec('begin')
				const guard = idleGuard(limits.idleMs)
				try {
					const result = await guard.run(
						work({
							query: (...statement) => guard.use(() => query(...statement)),
							exec: (sql) => guard.use(() => exec(sql)),
						}),
					)
					await exec('commit')
					return result
				} catch (error) {
					// Where this fails too, the thread is being replaced, and the transaction is gone with it.
					await exec('rollback').catch(() => {})
					throw error
				} finally {
					guard.end()
				}
			}),
		async listen(channel, onMessage) {
			const known = listeners.get(channel)
			listeners.set(channel, (known ?? new Set()).add(onMessage))
			if (!known) await lane.run(() => perform({ kind: 'listen', channel }))
			return async () => void listeners.get(channel)?.delete(onMessage)
		},
		reopen,
		async close() {
			closed = true
			await reopening
			await lane.run(async () => {
				await thread?.perform({ kind: 'close' }).catch(onFault)
				await thread?.end(new DatabaseUnavailable('the embedded database is closed'))
				thread = undefined
			})
		},
	}
}

/** Makes a new cluster. It takes half a gigabyte, which the system has back when the thread ends. */
export function createEmbedded(folder: string): Promise<void> {
	// The build makes it. Where nothing is built, in development, a cluster is made from nothing.
	const template = path.resolve('build/cluster.tar.gz')
	return runToEnd({ kind: 'create', folder, template: existsSync(template) ? template : undefined })
}

/** Fails where the folder is no cluster, a damaged one, that of another program or of a newer version. A fault in it ends the thread alone. */
export function checkEmbedded(folder: string): Promise<void> {
	return runToEnd({ kind: 'check', folder, migrationsFolder: ownMigrations })
}

async function runToEnd(task: WorkerTask): Promise<void> {
	const worker = startWorker(task)
	await new Promise<void>((resolve, reject) => {
		worker.once('error', reject)
		worker.once('message', () => reject(new NewerDatabase('DATA_DIR')))
		worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the thread ended with ${code}`))))
	})
}

/** Ends a transaction that has been given up: without it, one forgotten would hold up everybody. */
function idleGuard(idleMs: number) {
	let timer: NodeJS.Timeout | undefined
	let over = false
	const idle = Promise.withResolvers<never>()
	// Where the work ends first, nobody is left to hear of it.
	idle.promise.catch(() => {})

	function rest() {
		clearTimeout(timer)
		if (over) return
		timer = setTimeout(() => {
			over = true
			idle.reject(new Error(`a transaction did nothing for ${idleMs} ms`))
		}, idleMs)
	}

	return {
		run<T>(work: Promise<T>): Promise<T> {
			rest()
			return Promise.race([work, idle.promise])
		},
		async use<T>(statement: () => Promise<T>): Promise<T> {
			if (over) throw new Error('the transaction is over')
			clearTimeout(timer)
			try {
				return await statement()
			} finally {
				rest()
			}
		},
		end() {
			over = true
			clearTimeout(timer)
		},
	}
}

type DatabaseThread = {
	perform: <T>(operation: Operation, ms?: number) => Promise<T>
	/** Stops it at once and fails what it was asked. */
	end: (reason: unknown) => Promise<void>
}

type Events = { onNotification: (channel: string, payload: string) => void; onBroken: (error: unknown) => void }

type Pending = {
	resolve: (value: unknown) => void
	reject: (error: unknown) => void
	timer: NodeJS.Timeout | undefined
}

/** Starts the thread and waits until the database is open. */
async function startThread(task: WorkerTask, { onNotification, onBroken }: Events): Promise<DatabaseThread> {
	const worker = startWorker(task)
	const pending = new Map<number, Pending>()
	const ready = Promise.withResolvers<void>()
	let last = 0
	let ended = false

	function settle(id: number): Pending | undefined {
		const asked = pending.get(id)
		clearTimeout(asked?.timer)
		pending.delete(id)
		return asked
	}

	function failAll(error: unknown): void {
		ready.reject(error)
		for (const id of pending.keys()) settle(id)?.reject(error)
	}

	function breakDown(error: unknown): void {
		if (ended) return
		ended = true
		failAll(error)
		onBroken(error)
	}

	worker.on('message', (message: Answer) => {
		if (message.kind === 'ready') return ready.resolve()
		if (message.kind === 'newer') {
			// Its end follows, and may be told in the same breath: it is no breakdown.
			ended = true
			return ready.reject(new NewerDatabase('DATA_DIR'))
		}
		if (message.kind === 'notification') return onNotification(message.channel, message.payload)
		const asked = settle(message.id)
		if (message.kind === 'done') return asked?.resolve(message.value)
		const error = fromSentError(message.error)
		asked?.reject(error)
		if (message.broken) breakDown(error)
	})
	worker.on('messageerror', breakDown)
	worker.on('error', breakDown)
	worker.on('exit', (code) => breakDown(new DatabaseUnavailable(`the database's thread ended with ${code}`)))

	try {
		await ready.promise
	} catch (error) {
		ended = true
		await worker.terminate()
		throw error
	}
	return {
		perform: <T>(operation: Operation, ms?: number) => {
			if (ended) return Promise.reject(new DatabaseUnavailable('the embedded database is being opened'))
			const id = ++last
			return new Promise<T>((resolve, reject) => {
				const timer =
					ms === undefined
						? undefined
						: setTimeout(() => breakDown(new DatabaseUnavailable(`a statement took more than ${ms} ms`)), ms)
				pending.set(id, { resolve: resolve as Pending['resolve'], reject, timer })
				worker.postMessage({ id, operation }, [])
			})
		},
		async end(reason) {
			ended = true
			failAll(reason)
			await worker.terminate()
		},
	}
}

/** Node runs the file as it stands. Commands run from the project's folder, bundled or not. */
function startWorker(task: WorkerTask): Worker {
	return new Worker(path.resolve('src/db/embedded/worker.ts'), { workerData: task })
}
