import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { accounts, sessions, users, verifications } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { waitsForALock } from '#tests/waits-for-a-lock.ts'
import { createPasswordLink } from './create-password-link.ts'
import { voidLinks } from './end-access.ts'
import { findPasswordLink } from './find-password-link.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { aUser } from './testing/a-user.ts'

const db = testDb()
const start = new Date('2026-03-10T12:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

function request(email: string, { address = '203.0.113.9', now = start } = {}) {
	return requestPasswordReset(db, { email, brand: 'Farol', siteUrl: 'https://exemplo.com.br', address, now })
}

function reset(token: string, now = after(1)) {
	return resetPassword(db, { token, passwordHash: 'new hash', address: '203.0.113.9', now })
}

async function mailedToken(): Promise<string> {
	const [mail] = await db.select().from(outgoingMails)
	return /token=([\w-]+)/.exec(mail!.body)![1]!
}

test('the mailed link sets a new password once, and ends every session and every other link', async () => {
	await aUser(db, { id: 'ana', sessions: 2 })
	expect(await request('Ana@Exemplo.com.br ')).toEqual({ ok: true })
	const token = await mailedToken()
	const other = await createPasswordLink(db, { userId: 'ana', siteUrl: '', validForHours: 48, now: start })
	expect(await findPasswordLink(db, { token, now: after(59) })).toEqual({ userId: 'ana', email: 'ana@exemplo.com.br' })

	expect(await reset(token)).toEqual({ ok: true, email: 'ana@exemplo.com.br' })
	expect(await db.select().from(accounts)).toMatchObject([{ password: 'new hash' }])
	expect(await db.$count(sessions)).toBe(0)
	expect(await reset(token)).toEqual({ ok: false, reason: 'link-over' })
	expect(await reset(other.split('=')[1]!)).toEqual({ ok: false, reason: 'link-over' })
	expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
		{ action: 'password.reset-requested', subjectLabel: 'ana@exemplo.com.br' },
		{ action: 'password.changed', actorId: 'ana', details: { by: 'link' } },
	])
})

test('of two who use a link at once only one sets the password', async () => {
	await aUser(db, { id: 'ana' })
	await request('ana@exemplo.com.br')
	const token = await mailedToken()
	const results = await Promise.all([reset(token), reset(token), reset(token)])
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

test('somebody disabled while they use a link is kept out, and neither change breaks off', async () => {
	await aUser(db, { id: 'ana' })
	await request('ana@exemplo.com.br')
	const token = await mailedToken()
	let resetting: ReturnType<typeof reset> | undefined
	await db.transaction(async (tx) => {
		await tx.update(users).set({ banned: true }).where(eq(users.id, 'ana'))
		resetting = reset(token)
		await waitsForALock(db)
		await voidLinks(tx, 'ana')
	})
	expect(await resetting).toEqual({ ok: false, reason: 'link-over' })
	expect(await db.select().from(accounts)).toMatchObject([{ password: 'hash' }])
})

test('of two links used at once one sets the first password, and the other is over', async () => {
	await aUser(db, { id: 'rui', password: false })
	const links = await Promise.all(
		[1, 2].map(() => createPasswordLink(db, { userId: 'rui', siteUrl: '', validForHours: 48, now: start })),
	)
	const results = await Promise.all(links.map((link) => reset(link.split('=')[1]!)))
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(await db.$count(accounts)).toBe(1)
})

test('after an hour the link is over', async () => {
	await aUser(db, { id: 'ana' })
	await request('ana@exemplo.com.br')
	const token = await mailedToken()
	expect(await findPasswordLink(db, { token, now: after(60) })).toBeUndefined()
	expect(await reset(token, after(60))).toEqual({ ok: false, reason: 'link-over' })
	expect(await db.select().from(accounts)).toMatchObject([{ password: 'hash' }])
})

test('somebody invited sets a first password with the link', async () => {
	await aUser(db, { id: 'rui', password: false })
	const link = await createPasswordLink(db, { userId: 'rui', siteUrl: '', validForHours: 48, now: start })
	expect((await reset(link.split('=')[1]!)).ok).toBe(true)
	expect(await db.select().from(accounts)).toMatchObject([
		{ userId: 'rui', accountId: 'rui', providerId: 'credential', password: 'new hash' },
	])
	expect((await db.select().from(users))[0]!.emailVerified).toBe(true)
})

test('an unknown or disabled address gets the same answer, the same trace and no mail', async () => {
	await aUser(db, { id: 'eva', banned: true })
	expect(await request('ninguem@exemplo.com.br')).toEqual({ ok: true })
	expect(await request('eva@exemplo.com.br')).toEqual({ ok: true })
	expect(await db.$count(outgoingMails)).toBe(0)
	expect(await db.$count(verifications)).toBe(2)
	expect(await db.select().from(auditLog)).toMatchObject([{ details: { sent: false } }, { details: { sent: false } }])
})

test('a mailbox gets three mails an hour, whoever asks', async () => {
	await aUser(db, { id: 'ana' })
	for (let time = 0; time < 5; time++)
		expect(await request('ana@exemplo.com.br', { address: `198.51.100.${time}` })).toEqual({ ok: true })
	expect(await db.$count(outgoingMails)).toBe(3)
	await request('ana@exemplo.com.br', { now: after(60) })
	expect(await db.$count(outgoingMails)).toBe(4)
})

test('one address asks ten times an hour', async () => {
	for (let time = 0; time < 10; time++) expect(await request(`p${time}@exemplo.com.br`)).toEqual({ ok: true })
	expect(await request('outra@exemplo.com.br', { now: after(20) })).toEqual({ ok: false, retryAfterSeconds: 2400 })
})
