import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { accounts, sessions, twoFactors, users, verifications } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { changeRole } from './change-role.ts'
import { deleteUser } from './delete-user.ts'
import { disableUser } from './disable-user.ts'
import { enableUser } from './enable-user.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { aUser } from './testing/a-user.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const actor = { id: 'ana', email: 'ana@exemplo.com.br' }
const change = { userId: 'bia', actor, address: '10.0.0.1', now }
const mailing = { brand: 'Farol', siteUrl: 'https://exemplo.com.br' }

/** What takes somebody's access away; the rules are the same for all. */
const takingAccess = [
	['demote', (userId: string, by = 'ana') => changeRole(db, { ...change, userId, actor: as(by), role: 'user' })],
	['disable', (userId: string, by = 'ana') => disableUser(db, { ...change, userId, actor: as(by) })],
	['delete', (userId: string, by = 'ana') => deleteUser(db, { ...change, userId, actor: as(by) })],
] as const

function as(id: string) {
	return { id, email: `${id}@exemplo.com.br` }
}

async function user(id: string) {
	return (await db.select().from(users).where(eq(users.id, id)))[0]
}

beforeEach(async () => {
	await aUser(db, { id: 'ana', sessions: 1 })
})

test('a change of role is made and noted, and losing it ends every session of that person only', async () => {
	await aUser(db, { id: 'bia', role: null, sessions: 2 })
	expect(await changeRole(db, { ...change, role: 'admin' })).toEqual({ ok: true, email: 'bia@exemplo.com.br' })
	expect(await user('bia')).toMatchObject({ role: 'admin' })
	expect(await db.$count(sessions)).toBe(3)

	expect(await changeRole(db, { ...change, role: 'user' })).toEqual({ ok: true, email: 'bia@exemplo.com.br' })
	expect(await user('bia')).toMatchObject({ role: 'user' })
	expect(await db.select({ of: sessions.userId }).from(sessions)).toEqual([{ of: 'ana' }])
	const subject = { actorEmail: actor.email, subjectId: 'bia', subjectLabel: 'bia@exemplo.com.br', address: '10.0.0.1' }
	expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
		{ ...subject, action: 'user.role-changed', details: { from: 'user', to: 'admin' } },
		{ ...subject, action: 'user.role-changed', details: { from: 'admin', to: 'user' } },
	])
})

test('a change that changes nothing is not noted', async () => {
	await aUser(db, { id: 'bia', sessions: 1 })
	expect(await changeRole(db, { ...change, role: 'admin' })).toMatchObject({ ok: true })
	expect(await enableUser(db, change)).toMatchObject({ ok: true })
	expect(await db.$count(sessions)).toBe(2)
	expect(await db.$count(auditLog)).toBe(0)
})

test('somebody disabled has no session and no working link, and may be enabled again', async () => {
	await aUser(db, { id: 'bia', sessions: 2 })
	await db.insert(verifications).values([
		{ id: '1', identifier: 'a link', value: 'bia', expiresAt: now },
		{ id: '2', identifier: 'another', value: 'ana', expiresAt: now },
	])
	expect(await disableUser(db, change)).toEqual({ ok: true, email: 'bia@exemplo.com.br' })
	expect(await user('bia')).toMatchObject({ banned: true, banExpires: null })
	expect(await db.select({ of: sessions.userId }).from(sessions)).toEqual([{ of: 'ana' }])
	expect(await db.select({ of: verifications.value }).from(verifications)).toEqual([{ of: 'ana' }])

	expect(await enableUser(db, change)).toEqual({ ok: true, email: 'bia@exemplo.com.br' })
	expect(await user('bia')).toMatchObject({ banned: false })
	const actions = await db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id)
	expect(actions).toEqual([{ action: 'user.disabled' }, { action: 'user.enabled' }])
})

test('somebody deleted is gone with everything but the log', async () => {
	await aUser(db, { id: 'bia', sessions: 1 })
	await db.insert(twoFactors).values({ id: 't', secret: 's', backupCodes: 'b', userId: 'bia' })
	await db.insert(verifications).values({ id: '1', identifier: 'a link', value: 'bia', expiresAt: now })
	expect(await deleteUser(db, change)).toEqual({ ok: true, email: 'bia@exemplo.com.br' })
	expect(await user('bia')).toBeUndefined()
	expect(await db.$count(accounts)).toBe(1)
	expect(await db.$count(twoFactors)).toBe(0)
	expect(await db.$count(verifications)).toBe(0)
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'user.deleted', subjectId: 'bia', subjectLabel: 'bia@exemplo.com.br' },
	])
})

test('a second factor is reset with a note to its owner, once', async () => {
	await aUser(db, { id: 'bia', twoFactorEnabled: true })
	await db.insert(twoFactors).values({ id: 't', secret: 's', backupCodes: 'b', userId: 'bia' })
	expect(await resetSecondFactor(db, { ...change, ...mailing })).toEqual({ ok: true, email: 'bia@exemplo.com.br' })
	expect(await user('bia')).toMatchObject({ twoFactorEnabled: false })
	expect(await db.$count(twoFactors)).toBe(0)
	expect(await db.select().from(outgoingMails)).toMatchObject([{ recipient: 'bia@exemplo.com.br', dueAt: now }])
	expect(await db.select().from(auditLog)).toMatchObject([{ action: 'user.two-factor-reset', subjectId: 'bia' }])

	expect(await resetSecondFactor(db, { ...change, ...mailing })).toEqual({ ok: false, reason: 'no-second-factor' })
	expect(await db.$count(outgoingMails)).toBe(1)
})

test('an open session is not enough to take off one’s own second factor', async () => {
	await db.insert(twoFactors).values({ id: 't', secret: 's', backupCodes: 'b', userId: 'ana' })
	const own = { ...change, ...mailing, userId: 'ana' }
	expect(await resetSecondFactor(db, own)).toEqual({ ok: false, reason: 'yourself' })
	expect(await db.$count(twoFactors)).toBe(1)
})

test.for(takingAccess)('nobody may %s themself', async ([, take]) => {
	await aUser(db, { id: 'bia' })
	expect(await take('ana')).toEqual({ ok: false, reason: 'yourself' })
	expect(await user('ana')).toMatchObject({ role: 'admin', banned: false })
	expect(await db.$count(sessions)).toBe(1)
	expect(await db.$count(auditLog)).toBe(0)
})

test.for(takingAccess)('nobody may %s the last admin who can sign in', async ([, take]) => {
	await aUser(db, { id: 'disabled', banned: true })
	await aUser(db, { id: 'invited', password: false })
	await aUser(db, { id: 'no admin', role: 'user' })
	expect(await take('ana')).toEqual({ ok: false, reason: 'last-admin' })
	expect(await user('ana')).toMatchObject({ role: 'admin', banned: false })
})

test.for(takingAccess)('whoever is no longer an admin may not %s anybody', async ([, take]) => {
	await aUser(db, { id: 'bia' })
	await aUser(db, { id: 'caio', role: 'user' })
	expect(await take('bia', 'caio')).toEqual({ ok: false, reason: 'not-allowed' })
	expect(await user('bia')).toMatchObject({ role: 'admin', banned: false })
})

test.for(takingAccess)('to %s somebody who is not there is refused', async ([, take]) => {
	expect(await take('nobody')).toEqual({ ok: false, reason: 'not-found' })
})

test.for(takingAccess)('of two admins who %s each other at once exactly one succeeds', async ([, take]) => {
	await aUser(db, { id: 'bia' })
	const results = await Promise.all([take('bia', 'ana'), take('ana', 'bia')])
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(results.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'not-allowed' }])
	expect(await db.$count(users, eq(users.role, 'admin'))).toBeGreaterThanOrEqual(1)
})

test('of four admins who all remove each other in every way at once, one is left', async () => {
	const everyone = ['ana', 'bia', 'caio', 'davi']
	for (const id of everyone.slice(1)) await aUser(db, { id })
	const pairs = everyone.flatMap((by) => everyone.filter((id) => id !== by).map((id) => [id, by] as const))
	await Promise.all(pairs.map(([id, by], index) => takingAccess[index % takingAccess.length]![1](id, by)))
	const left = await db.select().from(users).where(eq(users.banned, false))
	expect(left.filter(({ role }) => role === 'admin')).toHaveLength(1)
})
