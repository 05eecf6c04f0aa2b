import { createServer } from 'node:net'

/** Below what a system gives to outgoing connections (Linux from 32768 on): one of those could take it before the server does. */
const FIRST = 11_000
const EACH = 32
const BLOCKS = 670

/** Each process chooses among ports of its own, so that no two choose the same. */
const first = FIRST + (process.pid % BLOCKS) * EACH
let asked = 0

/** For a server that is about to start: a port that nobody listens on. */
export async function freePort(): Promise<number> {
	for (let tries = 0; tries < EACH; tries += 1) {
		const port = first + (asked++ % EACH)
		if (await isFree(port)) return port
	}
	throw new Error(`no free port from ${first} on`)
}

function isFree(port: number): Promise<boolean> {
	const server = createServer()
	return new Promise((resolve) => {
		server.once('error', () => resolve(false))
		server.listen(port, () => server.close(() => resolve(true)))
	})
}
