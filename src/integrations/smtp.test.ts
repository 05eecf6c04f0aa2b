import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MailServerAway, MailServerUnreached } from '#lib/mail-server-away.ts'
import { freePort } from '#tests/free-port.ts'
import { startSmtp } from '#tests/smtp.ts'
import { startRawServer } from '#tests/stand-ins/odd-http.ts'
import { smtp } from './smtp.ts'

/** What a busy machine may take. */
const PATIENCE = { timeout: 180_000 }

const mail = {
	id: 'abc',
	recipient: 'corretor@exemplo.com.br',
	subject: 'Cotação nº 1',
	body: 'Olá, é um teste.',
	replyTo: 'ana@exemplo.com.br',
	headers: { 'List-Unsubscribe': '<https://exemplo.com.br/>' },
}

async function start() {
	const server = await startSmtp()
	const mailer = smtp({ url: server.url, from: () => 'Farol <contato@exemplo.com.br>', domain: 'exemplo.com.br' })
	onTestFinished(async () => {
		mailer.rest()
		await server.stop()
	})
	return { server, mailer }
}

test('a mail arrives with its headers and a Message-ID that stays the same on a second try', async () => {
	const { server, mailer } = await start()
	await mailer.send(mail)
	await mailer.send(mail)
	expect(server.mails).toHaveLength(2)
	for (const received of server.mails) {
		expect(received).toContain('From: Farol <contato@exemplo.com.br>')
		expect(received).toContain('Reply-To: ana@exemplo.com.br')
		expect(received).toContain('List-Unsubscribe: <https://exemplo.com.br/>')
		expect(received).toContain('Message-ID: <abc@exemplo.com.br>')
	}
})

test('a refusal and a server that is not there are told', async () => {
	const { server, mailer } = await start()
	server.refuseAll(true)
	const refused = mailer.send(mail)
	await expect(refused).rejects.toThrow('mailbox full')
	await expect(refused).rejects.not.toBeInstanceOf(MailServerAway)
	const nobody = smtp({
		url: `smtp://127.0.0.1:${await freePort()}`,
		from: () => 'a@exemplo.com.br',
		domain: 'exemplo.com.br',
	})
	const away = nobody.send(mail)
	await expect(away).rejects.toThrow('ECONNREFUSED')
	await expect(away).rejects.toBeInstanceOf(MailServerUnreached)
})

test('a mail may have been taken by a server that hung up on it: it goes out once, and is not one that never left', async () => {
	let taken = 0
	const server = await startRawServer((socket) => {
		socket.write('220 hello\r\n')
		let inMail = false
		socket.on('data', (chunk) => {
			const words = String(chunk)
			if (inMail && words.endsWith('\r\n.\r\n')) {
				taken += 1
				socket.end()
				return
			}
			inMail ||= words.startsWith('DATA')
			if (!inMail || words.startsWith('DATA')) socket.write(inMail ? '354 go on\r\n' : '250 ok\r\n')
		})
	})
	onTestFinished(() => server.stop())
	const url = `smtp://127.0.0.1:${server.port}`
	const mailer = smtp({ url, from: () => 'a@exemplo.com.br', domain: 'exemplo.com.br' })
	onTestFinished(() => mailer.rest())
	const sending = mailer.send(mail)
	await expect(sending).rejects.toBeInstanceOf(MailServerAway)
	await expect(sending).rejects.not.toBeInstanceOf(MailServerUnreached)
	expect(taken).toBe(1)
})

test('a server that drips words without end is left', async () => {
	const sockets = new Set<Socket>()
	const dripping = createServer((socket) => {
		sockets.add(socket.on('error', () => {}))
		const timer = setInterval(() => socket.write('220-um momento\r\n'), 20)
		socket.on('close', () => {
			clearInterval(timer)
			sockets.delete(socket)
		})
	})
	const port = await freePort()
	await new Promise<void>((resolve) => dripping.listen(port, '127.0.0.1', resolve))
	onTestFinished(() => new Promise<void>((resolve) => void dripping.close(() => resolve())))
	const url = `smtp://127.0.0.1:${port}`
	const mailer = smtp({
		url,
		from: () => 'a@exemplo.com.br',
		domain: 'exemplo.com.br',
		sendLimit: () => AbortSignal.timeout(300),
	})
	await expect(mailer.send(mail)).rejects.toThrow('no answer in time')
	await vi.waitFor(() => expect(sockets.size).toBe(0), PATIENCE)
})

/** A little at a time, so that the line never falls silent. */
function drip(socket: Socket, text: string): void {
	const timer = setInterval(() => socket.write(text), 20)
	socket.on('close', () => clearInterval(timer))
}

const oddServers: Record<string, (socket: Socket) => void> = {
	silence: () => {},
	'a greeting that drips': (socket) => drip(socket, '2'),
	'a greeting of endless lines': (socket) => drip(socket, '220-still here\r\n'),
	'a greeting, then silence': (socket) => socket.write('220 hello\r\n'),
	'a greeting, then lines that drip': (socket) => {
		socket.write('220 hello\r\n')
		socket.once('data', () => drip(socket, '250-more\r\n'))
	},
	'an answer that nobody waits for, again and again': (socket) => drip(socket, '250 ok\r\n'),
	'garbage instead of SMTP': (socket) => socket.write(Buffer.from([0, 255, 13, 10, 7, 13, 10])),
	'an endless line': (socket) => {
		const pour = () => {
			while (!socket.destroyed && socket.write('a'.repeat(65_536)));
		}
		socket.on('drain', pour)
		pour()
	},
	'the end at once': (socket) => socket.end(),
	'a reset at once': (socket) => void socket.resetAndDestroy(),
	'a reset after the greeting': (socket) => {
		socket.write('220 hello\r\n')
		socket.once('data', () => socket.resetAndDestroy())
	},
}

test.for(Object.keys(oddServers))('a server that gives %s is left in time, with nothing open', async (name) => {
	const server = await startRawServer(oddServers[name]!)
	onTestFinished(() => server.stop())
	const url = `smtp://127.0.0.1:${server.port}`
	const mailer = smtp({
		url,
		from: () => 'a@exemplo.com.br',
		domain: 'exemplo.com.br',
		sendLimit: () => AbortSignal.timeout(300),
	})
	await expect(mailer.send(mail)).rejects.toBeInstanceOf(Error)
	mailer.rest()
	await expect.poll(server.connections).toBe(0)
})
