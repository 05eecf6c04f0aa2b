import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on this machine that keeps what it is given, refuses it, or takes its time. */
export async function startSmtp({
	folder,
}: {
	/** Where each is kept as a file, for other processes to read. */ folder?: string
} = {}) {
	const mails: string[] = []
	let refuse = false
	let held: (() => void)[] | undefined
	const connections = { open: 0, most: 0, ever: 0 }
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onConnect(_session, done) {
			connections.ever += 1
			connections.open += 1
			connections.most = Math.max(connections.most, connections.open)
			done()
		},
		onClose() {
			connections.open -= 1
		},
		onData(stream, _session, done) {
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('end', () => {
				if (refuse) return done(Object.assign(new Error('mailbox full'), { responseCode: 452 }))
				mails.push(Buffer.concat(chunks).toString())
				if (folder) writeFileSync(path.join(folder, String(mails.length)), mails.at(-1)!)
				if (!held) return done()
				held.push(() => done())
			})
		},
	})
	// A client that hangs up in the middle is what some tests are about.
	server.on('error', () => {})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.server.address() as AddressInfo
	return {
		url: `smtp://127.0.0.1:${port}`,
		/** In full, the moment they are here, whether or not they were answered. */
		mails,
		connections,
		refuseAll(value: boolean) {
			refuse = value
		},
		/** From now on mails are taken and not answered. */
		holdAnswers() {
			held = []
		},
		/** Gives the answers that were held, and all others at once. */
		answer() {
			const waiting = held ?? []
			held = undefined
			for (const done of waiting) done()
		},
		stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
	}
}
