import { expect, test } from 'vitest'
import { outgoingMails } from '#db/schema/mails.ts'
import { testDb } from '#tests/db.ts'
import { findOutboxMail } from './find-outbox-mail.ts'
import { hideTokens } from './hide-tokens.ts'
import { listOutbox, MAILS_PER_PAGE } from './list-outbox.ts'
import type { Mailer } from './mailer.ts'
import { retryMail } from './retry-mail.ts'
import { MAX_ATTEMPTS, sendDueMails } from './send-due-mails.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const mailer: Mailer = { parallel: 2, send: async () => {}, rest() {} }
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

function aMail(overrides: Partial<typeof outgoingMails.$inferInsert> = {}) {
	return { recipient: 'ana@exemplo.com.br', subject: 'Olá', body: 'Texto', createdAt: now, dueAt: now, ...overrides }
}

async function put(overrides: Partial<typeof outgoingMails.$inferInsert> = {}) {
	const [mail] = await db.insert(outgoingMails).values(aMail(overrides)).returning()
	return mail!
}

test('mails come newest first, each with its state, and are counted by it', async () => {
	await put({ subject: 'Enviado', createdAt: minutesAgo(4), sentAt: minutesAgo(3), attempts: 1 })
	await put({ subject: 'Na fila', createdAt: minutesAgo(3) })
	await put({ subject: 'Falhou', createdAt: minutesAgo(2), attempts: 1, lastError: 'connection refused' })
	await put({ subject: 'Desistimos', createdAt: minutesAgo(1), attempts: MAX_ATTEMPTS })
	const { mails, counts } = await listOutbox(db)
	expect(mails.map(({ subject, state, nextTryAt }) => [subject, state, nextTryAt])).toEqual([
		['Desistimos', 'failed', null],
		['Falhou', 'failed', now],
		['Na fila', 'queued', now],
		['Enviado', 'sent', null],
	])
	expect(counts).toEqual({ queued: 1, sent: 1, failed: 2 })
})

test.for(['queued', 'sent', 'failed'] as const)('the filter by %s shows what the list calls so', async (state) => {
	await put({ sentAt: now })
	await put()
	await put({ lastError: 'timeout', attempts: 2 })
	await put({ attempts: MAX_ATTEMPTS })
	await put({ sentAt: now, lastError: 'an old error', attempts: MAX_ATTEMPTS })
	const all = (await listOutbox(db)).mails.filter((mail) => mail.state === state)
	const { mails, counts } = await listOutbox(db, { state })
	expect(mails.toSorted(byId)).toEqual(all.toSorted(byId))
	expect(counts[state]).toBe(all.length)
})

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)

test('a page past the end is the last one', async () => {
	await db.insert(outgoingMails).values(Array.from({ length: MAILS_PER_PAGE + 1 }, () => aMail()))
	const { mails, page, pageCount } = await listOutbox(db, { page: 9 })
	expect({ shown: mails.length, page, pageCount }).toEqual({ shown: 1, page: 2, pageCount: 2 })
})

test('a list never carries the texts', async () => {
	await put({ body: 'segredo' })
	expect(JSON.stringify(await listOutbox(db))).not.toContain('segredo')
})

test('a text is shown without the link that would let its reader in', async () => {
	const { id } = await put({
		body: 'Abra: https://farol.example/admin/redefinir-senha?token=abc_DEF-123\nAté logo.',
	})
	const mail = await findOutboxMail(db, id)
	expect(mail!.body).toBe('Abra: https://farol.example/admin/redefinir-senha?token=••••••••\nAté logo.')
})

test.for([
	['https://x.example/boletim/confirmar?id=1&token=abc', 'https://x.example/boletim/confirmar?id=1&token=••••••••'],
	['<https://x.example/?TOKEN=abc> e mais', '<https://x.example/?TOKEN=••••••••> e mais'],
	['https://x.example/?token=a%2Bb==&id=1', 'https://x.example/?token=••••••••&id=1'],
	['o token=abc de uma frase', 'o token=abc de uma frase'],
] as const)('%s is shown as %s', ([body, shown]) => {
	expect(hideTokens(body)).toBe(shown)
})

test.for(['', 'x', '00000000-0000-4000-8000-000000000000'])('an id that no mail has finds nothing: %s', async (id) => {
	expect(await findOutboxMail(db, id)).toBeUndefined()
	expect(await retryMail(db, { id, now })).toEqual({ ok: false, reason: 'not-found' })
})

test('a failed mail tried again leaves with the next sending, however often it failed', async () => {
	const { id } = await put({ attempts: MAX_ATTEMPTS, lastError: 'connection refused', dueAt: minutesAgo(-60) })
	expect(await retryMail(db, { id, now })).toEqual({ ok: true })
	expect(await findOutboxMail(db, id)).toMatchObject({ state: 'queued', attempts: 0, lastError: null })
	expect(await sendDueMails(db, { mailer, now: () => now })).toEqual({ sent: 1, failed: 0 })
})

test('what left or still waits is not sent twice', async () => {
	const sent = await put({ sentAt: now })
	const waiting = await put({ dueAt: minutesAgo(-60) })
	expect(await retryMail(db, { id: sent.id, now })).toEqual({ ok: false, reason: 'already-sent' })
	expect(await retryMail(db, { id: waiting.id, now })).toEqual({ ok: false, reason: 'still-queued' })
	expect(await sendDueMails(db, { mailer, now: () => now })).toEqual({ sent: 0, failed: 0 })
})
