import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on this machine that keeps what it is given, or refuses it. */
export async function startSmtp() {
	const mails: string[] = []
	let refuse = false
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onData(stream, _session, done) {
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('end', () => {
				if (refuse) return done(Object.assign(new Error('mailbox full'), { responseCode: 452 }))
				mails.push(Buffer.concat(chunks).toString())
				return done()
			})
		},
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.server.address() as AddressInfo
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		refuseAll(value: boolean) {
			refuse = value
		},
		stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
	}
}
