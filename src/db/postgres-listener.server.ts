import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

type Listen = {
	url: string
	channel: string
	onMessage: (payload: string) => void
	/** Announcements may have been missed. Called once listening works again. */
	onGap: () => void
	onFault: (error: unknown) => void
	retryMs?: number
	/** How often the connection is asked whether it is still there, and how long an answer may take. */
	beatMs?: number
	patienceMs?: number
}

type Listener = { client: pg.Client; end: () => Promise<void> }

/** Keeps one connection listening, never two. After a break it reconnects and reports the gap. */
export async function listenOnPostgres(options: Listen): Promise<{ close(): Promise<void> }> {
	const { onGap, onFault, retryMs = 1_000, beatMs = 15_000 } = options
	const closing = new AbortController()
	const { signal } = closing
	let listener = await connect(options)

	async function keepListening(): Promise<void> {
		while (!signal.aborted) {
			await untilLost(listener.client, { beatMs, signal })
			await listener.end()
			await reconnect()
		}
	}

	async function reconnect(): Promise<void> {
		while (!signal.aborted) {
			await wait(retryMs, undefined, { signal }).catch(() => {})
			if (signal.aborted) return
			try {
				listener = await connect(options)
				return onGap()
			} catch (error) {
				onFault(error)
			}
		}
	}

	const running = keepListening()
	return {
		async close() {
			closing.abort()
			await running
			await listener.end()
		},
	}
}

/** A client that listens, or none: one that cannot is ended before anybody hears of the failure. */
async function connect({ url, channel, onMessage, onFault, patienceMs = 10_000 }: Listen): Promise<Listener> {
	const socket = new Socket()
	const client = new pg.Client({
		connectionString: url,
		stream: () => socket,
		keepAlive: true,
		connectionTimeoutMillis: patienceMs,
		query_timeout: patienceMs,
		application_name: 'farol-listen',
	})
	async function end() {
		client.removeAllListeners('notification')
		const ended = client.end()
		// No waiting for the goodbye of a server that may not answer.
		socket.destroy()
		await ended
	}
	client.on('error', onFault)
	client.on('notification', (message) => onMessage(message.payload ?? ''))
	try {
		await client.connect()
		await client.query(`listen ${pg.escapeIdentifier(channel)}`)
		return { client, end }
	} catch (error) {
		await end()
		throw error
	}
}

/**
 * Until the connection ends or no longer answers: one that the network has swallowed does neither by itself for hours, and
 * what is announced meanwhile is lost.
 */
function untilLost(client: pg.Client, { beatMs, signal }: { beatMs: number; signal: AbortSignal }): Promise<void> {
	return new Promise((resolve) => {
		let over = false
		let beat = setTimeout(ask, beatMs)
		async function ask() {
			try {
				await client.query('select 1')
				if (!over) beat = setTimeout(ask, beatMs)
			} catch {
				done()
			}
		}
		function done() {
			over = true
			clearTimeout(beat)
			resolve()
		}
		client.once('end', done)
		signal.addEventListener('abort', done, { once: true })
		if (signal.aborted) done()
	})
}
