import { connect, createServer, type Socket } from 'node:net'

/** A door in front of a PostgreSQL server that a test can shut, to see what an outage does. */
export async function startProxy(targetPort: number) {
	const open = new Set<Socket>()
	let shut = false
	let hung = false
	let refused: RegExp | undefined
	const server = createServer((client) => {
		if (shut) {
			client.destroy()
			return
		}
		if (hung) {
			open.add(client)
			client.on('error', () => {})
			client.on('close', () => open.delete(client))
			return
		}
		const upstream = connect(targetPort, '127.0.0.1')
		for (const socket of [client, upstream]) {
			open.add(socket)
			socket.on('error', () => {})
			socket.on('close', () => open.delete(socket))
		}
		client.on('data', (sent) => {
			if (refused?.test(sent.toString('latin1'))) client.write(refusal())
			else upstream.write(sent)
		})
		client.on('close', () => upstream.destroy())
		upstream.pipe(client)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	if (!address || typeof address === 'string') throw new Error('no port')
	function cut() {
		for (const socket of open) socket.destroy()
	}
	function freeze() {
		for (const socket of open) socket.unpipe().removeAllListeners('data').pause()
	}
	return {
		port: address.port,
		/** Ends the connections there are; new ones come through. */
		cut,
		/** Ends them, and lets no new one through. */
		shut() {
			shut = true
			cut()
		},
		/** Like a server that hangs: connections are taken, and nothing is ever answered. */
		hang() {
			hung = true
			freeze()
		},
		reopen() {
			shut = false
			hung = false
		},
		/** The connections there are bring nothing more, and nobody tells either side; new ones come through. */
		freeze,
		/** Answers statements that read so with an error, in the server's place. */
		refuse(statements: RegExp | undefined) {
			refused = statements
		},
		async close() {
			this.shut()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

/** The server's own way of saying no, and that it is ready for the next. */
function refusal(): Buffer {
	const fields = Buffer.from('SERROR\0C57014\0Mrefused by the door\0\0', 'latin1')
	const error = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), fields])
	error.writeInt32BE(fields.length + 4, 1)
	return Buffer.concat([error, Buffer.from([0x5a, 0, 0, 0, 5, 0x49])])
}
