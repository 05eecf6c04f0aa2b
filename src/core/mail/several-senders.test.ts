import { expect, onTestFinished, test, vi } from 'vitest'
import { outgoingMails } from '#db/schema/mails.ts'
import { SEND_LIMIT_MS, smtp } from '#integrations/smtp.ts'
import { testDb } from '#tests/db.ts'
import { startSmtp } from '#tests/smtp.ts'
import { LEASE_MS, sendDueMails } from './send-due-mails.ts'

/** What a busy machine may take. */
const PATIENCE = { timeout: 180_000 }

const db = testDb()
const start = new Date('2026-03-10T12:00:00Z')

async function startServer() {
	const server = await startSmtp()
	onTestFinished(() => server.stop())
	return server
}

/** What one instance sends with. */
function anInstance({ url }: { url: string }, sendLimit?: () => AbortSignal) {
	const from = () => 'Farol <contato@exemplo.com.br>'
	return smtp({ url, from, domain: 'exemplo.com.br', ...(sendLimit && { sendLimit }) })
}

async function queue(count: number) {
	const mails = Array.from({ length: count }, (_, index) => ({
		recipient: 'corretor@exemplo.com.br',
		subject: `Pedido ${index}`,
		body: 'Texto',
		dueAt: start,
	}))
	await db.insert(outgoingMails).values(mails)
}

function subjectsIn(mails: string[]) {
	return mails.map((mail) => /^Subject: (.*)$/m.exec(mail)![1]!.trim())
}

test('a mail is given up before somebody else may send it', () => {
	expect(SEND_LIMIT_MS).toBeLessThan(LEASE_MS)
})

test('instances that send through a slow server send each mail once', async () => {
	const server = await startServer()
	await queue(20)
	server.holdAnswers()
	const first = anInstance(server)
	const second = anInstance(server)
	// While each waits for its answers the clock goes on, to just before the end of the first claims.
	const sendings = [sendDueMails(db, { mailer: first, now: () => start })]
	await vi.waitFor(() => expect(server.mails).toHaveLength(first.parallel), PATIENCE)
	const later = new Date(start.getTime() + LEASE_MS - 1)
	sendings.push(sendDueMails(db, { mailer: second, now: () => later }))
	await vi.waitFor(() => expect(server.mails).toHaveLength(first.parallel + second.parallel), PATIENCE)
	server.answer()
	const results = await Promise.all(sendings)
	expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(20)
	expect(new Set(subjectsIn(server.mails)).size).toBe(20)
	expect(server.mails).toHaveLength(20)
})

test('a backlog of a thousand leaves in one go, over a few connections that are kept', async () => {
	const server = await startServer()
	await queue(1_000)
	const mailer = anInstance(server)
	expect(await sendDueMails(db, { mailer, now: () => start })).toEqual({ sent: 1_000, failed: 0 })
	expect(new Set(subjectsIn(server.mails)).size).toBe(1_000)
	expect(server.mails).toHaveLength(1_000)
	expect(server.connections.most).toBe(mailer.parallel)
	// Each carries a hundred before it is replaced.
	expect(server.connections.ever).toBeLessThanOrEqual(1_000 / 100 + mailer.parallel)
	await vi.waitFor(() => expect(server.connections.open).toBe(0), PATIENCE)
})

test('a mail that a server takes and never answers fails, and the next ones go another way', async () => {
	const server = await startServer()
	await queue(1)
	server.holdAnswers()
	const limit = new AbortController()
	let current = limit.signal
	const mailer = anInstance(server, () => current)
	const sending = sendDueMails(db, { mailer, now: () => start })
	await vi.waitFor(() => expect(server.mails).toHaveLength(1), PATIENCE)
	limit.abort()
	expect(await sending).toEqual({ sent: 0, failed: 1 })
	const [failed] = await db.select().from(outgoingMails)
	expect(failed).toMatchObject({ lastError: 'no answer in time', claimedUntil: null })
	await vi.waitFor(() => expect(server.connections.open).toBe(0), PATIENCE)
	server.answer()
	current = new AbortController().signal
	expect(await sendDueMails(db, { mailer, now: () => failed!.dueAt })).toEqual({ sent: 1, failed: 0 })
	// Twice at the server, which may tell by the id that both are one.
	const ids = server.mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)![1])
	expect(ids).toEqual([ids[0], ids[0]])
})
