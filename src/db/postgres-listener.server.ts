import pg from 'pg'

type Listen = {
	url: string
	channel: string
	onMessage: (payload: string) => void
	onGap: () => void
	onFault: (error: unknown) => void
	retryMs?: number
}

/** Keeps one connection listening. After a break it reconnects and reports the gap. */
export async function listenOnPostgres({ url, channel, onMessage, onGap, onFault, retryMs = 1_000 }: Listen) {
	let client: pg.Client | undefined
	let closed = false
	let retry: NodeJS.Timeout | undefined

	async function connect(): Promise<void> {
		const fresh = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'farol-listen' })
		fresh.on('error', onFault)
		fresh.on('notification', (message) => onMessage(message.payload ?? ''))
		fresh.on('end', reconnectLater)
		await fresh.connect()
		await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
		client = fresh
	}

	function reconnectLater(): void {
		if (closed) return
		clearTimeout(retry)
		retry = setTimeout(() => {
			connect().then(onGap, (error) => {
				onFault(error)
				reconnectLater()
			})
		}, retryMs)
	}

	await connect()
	return {
		async close() {
			closed = true
			clearTimeout(retry)
			await client?.end()
		},
	}
}
