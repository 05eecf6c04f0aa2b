import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { accounts, sessions, twoFactors, verifications } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { createPasswordLink } from './create-password-link.ts'
import { findAdminEmails, openAccessAgain } from './open-access-again.ts'
import { resetPassword } from './reset-password.ts'
import { aUser } from './testing/a-user.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const order = { email: 'Ana@exemplo.com.br ', withoutSecondFactor: false, siteUrl: 'https://exemplo.com.br', now }

test('the link sets a new password, ends every session and leaves the second factor', async () => {
	await aUser(db, { id: 'ana', sessions: 2, twoFactorEnabled: true })
	await db.insert(twoFactors).values({ id: 't', secret: 's', backupCodes: 'b', userId: 'ana' })
	await createPasswordLink(db, { userId: 'ana', siteUrl: '', validForHours: 48, now })
	const opened = await openAccessAgain(db, order)
	expect(opened).toMatchObject({ ok: true, secondFactor: 'asked' })
	// A link that was sent before is void.
	expect(await db.$count(verifications)).toBe(1)
	const token = opened.ok ? new URL(opened.link).searchParams.get('token')! : ''
	expect(await resetPassword(db, { token, passwordHash: 'new hash', address: '203.0.113.9', now })).toMatchObject({
		ok: true,
	})
	expect(await db.select().from(accounts)).toMatchObject([{ password: 'new hash' }])
	expect(await db.$count(sessions)).toBe(0)
	expect(await db.$count(twoFactors)).toBe(1)
	expect((await db.select().from(auditLog).orderBy(auditLog.id))[0]).toMatchObject({
		action: 'password.reset-requested',
		actorId: null,
		details: { by: 'server' },
	})
})

test('with the phone lost as well the second factor goes, and the log says so', async () => {
	await aUser(db, { id: 'ana', twoFactorEnabled: true })
	await db.insert(twoFactors).values({ id: 't', secret: 's', backupCodes: 'b', userId: 'ana' })
	expect(await openAccessAgain(db, { ...order, withoutSecondFactor: true })).toMatchObject({ secondFactor: 'removed' })
	expect(await db.$count(twoFactors)).toBe(0)
	expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
		{ action: 'user.two-factor-reset', subjectId: 'ana' },
		{ action: 'password.reset-requested', subjectId: 'ana' },
	])
	expect(await openAccessAgain(db, { ...order, withoutSecondFactor: true })).toMatchObject({ secondFactor: 'none' })
})

test('nobody unknown or disabled is let in, and administrators can be listed to choose from', async () => {
	await aUser(db, { id: 'ana', role: 'admin' })
	await aUser(db, { id: 'bia', role: 'admin', banned: true })
	await aUser(db, { id: 'caio', role: 'author' })
	expect(await openAccessAgain(db, { ...order, email: 'dora@exemplo.com.br' })).toEqual({
		ok: false,
		reason: 'unknown',
	})
	expect(await openAccessAgain(db, { ...order, email: 'bia@exemplo.com.br' })).toEqual({
		ok: false,
		reason: 'disabled',
	})
	expect(await db.$count(verifications)).toBe(0)
	expect(await findAdminEmails(db)).toEqual(['ana@exemplo.com.br'])
})
