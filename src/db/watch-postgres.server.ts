import pg from 'pg'
import { answerWithin, NoAnswer } from '#lib/answer-within.ts'

/** While it is gone, everybody waits for its return. */
const LOST_MS = 250

type Watch = {
	url: string
	/** The server hangs or cannot be reached. Called once per outage. */
	onLost: (error: unknown) => void
	onBack: () => void
	/** The server answers, but what was open to it does not: connections that somebody between us let fall asleep. */
	onStale: () => void
	everyMs?: number
	/** How long a question of nothing may take. */
	answerMs?: number
}

/**
 * Asks a server over and over whether it still answers. One that has stopped refuses connections by itself; one that hangs
 * only lets everybody wait, and this is how we know.
 */
export function watchPostgres({ url, onLost, onBack, onStale, everyMs = 2_000, answerMs = 3_000 }: Watch) {
	let client: pg.Client | undefined
	let lost = false
	let closed = false
	let timer: NodeJS.Timeout | undefined

	async function ask(): Promise<void> {
		if (!client) {
			const fresh = new pg.Client({
				connectionString: url,
				// One that was given up before it was open is let go of by its own clock.
				connectionTimeoutMillis: 10 * answerMs,
				application_name: 'farol-watch',
			})
			fresh.on('error', () => {})
			client = fresh
			await answerWithin(answerMs, fresh.connect())
		}
		await answerWithin(answerMs, client.query('select 1'))
	}

	function drop(): void {
		// Ended in the middle of a question, it cuts its connection; there is nobody to wait for.
		client?.end().catch(() => {})
		client = undefined
	}

	/** A connection that broke or sleeps says nothing about the server: a fresh one tells. */
	async function askTwice(): Promise<void> {
		if (lost) return ask()
		try {
			await ask()
		} catch (error) {
			drop()
			if (closed) throw error
			await ask()
			if (error instanceof NoAnswer) onStale()
		}
	}

	async function round(): Promise<void> {
		try {
			await askTwice()
			if (lost) onBack()
			lost = false
		} catch (error) {
			drop()
			if (!lost && !closed) onLost(error)
			lost = true
		}
		if (!closed) timer = setTimeout(() => void round(), lost ? LOST_MS : everyMs)
	}

	void round()
	return {
		close() {
			closed = true
			clearTimeout(timer)
			drop()
		},
	}
}
