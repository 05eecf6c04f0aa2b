import { connect, createServer, type Socket } from 'node:net'

/** A door in front of a server that a test can shut, to see what an outage does. */
export async function startProxy(targetPort: number) {
	const open = new Set<Socket>()
	let shut = false
	const server = createServer((client) => {
		if (shut) {
			client.destroy()
			return
		}
		const upstream = connect(targetPort, '127.0.0.1')
		for (const socket of [client, upstream]) {
			open.add(socket)
			socket.on('error', () => {})
			socket.on('close', () => open.delete(socket))
		}
		client.pipe(upstream).pipe(client)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	if (!address || typeof address === 'string') throw new Error('no port')
	return {
		port: address.port,
		shut() {
			shut = true
			for (const socket of open) socket.destroy()
		},
		reopen() {
			shut = false
		},
		async close() {
			this.shut()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}
