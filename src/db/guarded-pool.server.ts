import pg from 'pg'
import { DatabaseBusy, DatabaseUnavailable } from './unavailable.ts'

type Limits = { mostWaiting: number }
type Connected = (
	error: Error | undefined,
	client: pg.PoolClient | undefined,
	done: (release?: unknown) => void,
) => void

/** A pool that refuses at once what could only wait in vain: while the server hangs, or behind too long a line. */
export class GuardedPool extends pg.Pool {
	readonly #limits: Limits
	readonly #clients = new Set<pg.PoolClient>()
	#suspended = false

	constructor({ mostWaiting, ...config }: pg.PoolConfig & Limits) {
		super(config)
		this.#limits = { mostWaiting }
		this.on('connect', (client) => this.#clients.add(client))
		this.on('remove', (client) => this.#clients.delete(client))
	}

	/** Fails what is under way and refuses everything until `resume`. */
	suspend(): void {
		this.#suspended = true
		this.cut()
	}

	/** Fails what is under way. What comes next gets a fresh connection. */
	cut(): void {
		const idle = this.idleCount
		// A client that waits for an answer cuts its connection when it is ended.
		for (const client of this.#clients) void (client as unknown as pg.Client).end().catch(() => {})
		// The pool would hand out an idle one that has ended: it is taken and thrown away instead.
		for (let taken = 0; taken < idle; taken++) super.connect((_error, _client, done) => done(true))
	}

	resume(): void {
		this.#suspended = false
	}

	#refusal(): Error | undefined {
		if (this.#suspended) return new DatabaseUnavailable('the database does not answer')
		if (this.waitingCount >= this.#limits.mostWaiting)
			return new DatabaseBusy(`${this.waitingCount} queries are waiting for a connection`)
		return undefined
	}

	override connect(): Promise<pg.PoolClient>
	override connect(callback: Connected): void
	override connect(callback?: Connected): Promise<pg.PoolClient> | void {
		const refusal = this.#refusal()
		if (!refusal) return callback ? super.connect(callback) : super.connect()
		if (!callback) return Promise.reject(refusal)
		process.nextTick(callback, refusal, undefined, () => {})
	}
}
