import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { sessions, users, verifications } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { confirmEmailChange, findEmailLink, requestEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { voidLinks } from './end-access.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const ana = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana' }
const common = { brand: 'Farol', siteUrl: 'https://farol.example', address: '10.0.0.1' }

async function withAna() {
	await db.insert(users).values({ ...ana, role: 'admin' })
	await db.insert(sessions).values({ id: 's', token: 't', userId: 'ana', expiresAt: new Date('2027-01-01') })
}

function ask(email: string, at = now) {
	return requestEmailChange(db, { ...common, user: ana, email, now: at })
}

async function tokens(): Promise<string[]> {
	const mails = await db.select().from(outgoingMails).orderBy(outgoingMails.createdAt)
	return mails.flatMap(({ body }) => /confirmar-email\?token=([\w-]+)/.exec(body)?.[1] ?? [])
}

function confirm(token: string, at = now) {
	return confirmEmailChange(db, { token, brand: 'Farol', address: '10.0.0.2', now: at })
}

test('the new address counts once its link was followed; the old one is told, and sessions go on', async () => {
	await withAna()
	expect(await ask(' Nova@Exemplo.com.br ')).toEqual({ ok: true })
	const [token = ''] = await tokens()
	expect(await db.select().from(users)).toMatchObject([{ email: ana.email }])
	expect(await findEmailLink(db, { token, now })).toEqual({ userId: 'ana', email: 'nova@exemplo.com.br' })
	expect(await confirm(token)).toEqual({ ok: true, email: 'nova@exemplo.com.br' })
	expect(await db.select().from(users)).toMatchObject([{ email: 'nova@exemplo.com.br', emailVerified: true }])
	expect(await db.$count(sessions)).toBe(1)
	const told = await db.select().from(outgoingMails).where(eq(outgoingMails.recipient, ana.email))
	expect(told).toMatchObject([{ body: expect.stringContaining('nova@exemplo.com.br') }])
	const log = await db.select().from(auditLog).orderBy(auditLog.id)
	expect(log).toMatchObject([{ action: 'user.email-requested' }, { action: 'user.email-changed' }])
})

test('a link works once, also for two who follow it at the same time', async () => {
	await withAna()
	await ask('nova@exemplo.com.br')
	const [token = ''] = await tokens()
	const results = await Promise.all([confirm(token), confirm(token)])
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(await confirm(token)).toEqual({ ok: false, reason: 'link-over' })
})

test('a link ends after two hours, with the next one, and with whatever voids the links of somebody', async () => {
	await withAna()
	await ask('nova@exemplo.com.br')
	const [first = ''] = await tokens()
	expect(await confirm(first, new Date(now.getTime() + 2 * 60 * 60_000))).toEqual({ ok: false, reason: 'link-over' })
	await ask('outra@exemplo.com.br')
	expect(await confirm(first)).toEqual({ ok: false, reason: 'link-over' })
	await voidLinks(db, 'ana')
	expect(await db.$count(verifications)).toBe(0)
})

test('a link asked for before the password changed is over', async () => {
	await withAna()
	await ask('nova@exemplo.com.br')
	const [token = ''] = await tokens()
	await changePassword(db, { user: ana, sessionId: 's', passwordHash: 'new hash', address: '10.0.0.1', now })
	expect(await findEmailLink(db, { token, now })).toBeUndefined()
	expect(await confirm(token)).toEqual({ ok: false, reason: 'link-over' })
	expect(await db.select().from(users)).toMatchObject([{ email: ana.email }])
	expect(await db.$count(sessions)).toBe(1)
})

test('an address that somebody has, or gets meanwhile, is refused', async () => {
	await withAna()
	await db.insert(users).values({ id: 'bia', name: 'Bia', email: 'bia@exemplo.com.br', role: 'author' })
	expect(await ask('bia@exemplo.com.br')).toEqual({ ok: false, reason: 'taken' })
	expect(await ask(ana.email)).toEqual({ ok: false, reason: 'same' })
	await ask('nova@exemplo.com.br')
	await db.update(users).set({ email: 'nova@exemplo.com.br' }).where(eq(users.id, 'bia'))
	const [token = ''] = await tokens()
	expect(await confirm(token)).toEqual({ ok: false, reason: 'taken' })
	expect(await db.select({ email: users.email }).from(users).where(eq(users.id, 'ana'))).toEqual([{ email: ana.email }])
})

test('three an hour are asked for, and a token is kept as a hash alone', async () => {
	await withAna()
	for (const name of ['a', 'b', 'c']) expect(await ask(`${name}@exemplo.com.br`)).toEqual({ ok: true })
	expect(await ask('d@exemplo.com.br')).toMatchObject({ ok: false, reason: 'too-many-tries' })
	const kept = JSON.stringify(await db.select().from(verifications))
	for (const token of await tokens()) expect(kept).not.toContain(token)
})
