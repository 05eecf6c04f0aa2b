import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/postgres.ts'
import { startSmtp } from '#tests/smtp.ts'
import { smtp } from './smtp.ts'

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
	onTestFinished(() => server.stop())
	return { server, mailer: smtp({ url: server.url, from: 'Farol <contato@exemplo.com.br>', domain: 'exemplo.com.br' }) }
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
	await expect(mailer.send(mail)).rejects.toThrow('mailbox full')
	const nobody = smtp({
		url: `smtp://127.0.0.1:${await freePort()}`,
		from: 'a@exemplo.com.br',
		domain: 'exemplo.com.br',
	})
	await expect(nobody.send(mail)).rejects.toThrow('ECONNREFUSED')
})
