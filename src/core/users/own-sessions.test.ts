import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { accounts, sessions } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { changePassword } from './change-password.ts'
import { endOwnSession, endOwnSessions } from './end-own-sessions.ts'
import { listOwnSessions } from './list-own-sessions.ts'
import { isSessionOver } from './session-life.ts'
import { aUser } from './testing/a-user.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const here = { sessionId: 'ana 1', address: '203.0.113.9', now }

async function twoPeople() {
	const ana = await aUser(db, { id: 'ana', sessions: 3 })
	await aUser(db, { id: 'rui', sessions: 1 })
	return { id: ana.id, email: ana.email }
}

async function openSessions() {
	const rows = await db.select({ id: sessions.id }).from(sessions)
	return rows.map(({ id }) => id).toSorted()
}

test('a session is over after a day without use, or when its week is up', () => {
	const fresh = { updatedAt: hoursAgo(1), expiresAt: hoursAgo(-100) }
	expect(isSessionOver(fresh, now)).toBe(false)
	expect(isSessionOver({ ...fresh, updatedAt: hoursAgo(24) }, now)).toBe(true)
	expect(isSessionOver({ ...fresh, expiresAt: now }, now)).toBe(true)
})

test('the list holds only one’s own open sessions, the last used first', async () => {
	await twoPeople()
	await db
		.update(sessions)
		.set({ updatedAt: hoursAgo(2) })
		.where(eq(sessions.id, 'ana 1'))
	await db
		.update(sessions)
		.set({ updatedAt: hoursAgo(1) })
		.where(eq(sessions.id, 'ana 2'))
	await db
		.update(sessions)
		.set({ updatedAt: hoursAgo(24) })
		.where(eq(sessions.id, 'ana 3'))
	const listed = await listOwnSessions(db, { userId: 'ana', now })
	expect(listed.map(({ id }) => id)).toEqual(['ana 2', 'ana 1'])
})

test.for([
	['local', ['ana 2', 'ana 3', 'rui 1'], 'sign-out'],
	['others', ['ana 1', 'rui 1'], 'session.revoked'],
	['global', ['rui 1'], 'sign-out'],
] as const)('signing out with scope %s leaves %j', async ([scope, left, action]) => {
	const user = await twoPeople()
	await endOwnSessions(db, { user, ...here, scope })
	expect(await openSessions()).toEqual(left)
	expect(await db.select().from(auditLog)).toMatchObject([{ action, actorId: 'ana', details: { scope } }])
})

test('one session can be ended, and nobody else’s', async () => {
	const user = await twoPeople()
	expect(await endOwnSession(db, { user, endedId: 'ana 2', address: here.address, now })).toBe(true)
	expect(await endOwnSession(db, { user, endedId: 'rui 1', address: here.address, now })).toBe(false)
	expect(await openSessions()).toEqual(['ana 1', 'ana 3', 'rui 1'])
	expect(await db.select().from(auditLog)).toMatchObject([{ action: 'session.revoked' }])
})

test('a changed password ends the other sessions', async () => {
	const user = await twoPeople()
	expect(await changePassword(db, { user, ...here, passwordHash: 'new hash' })).toEqual({ ended: 2 })
	expect(await openSessions()).toEqual(['ana 1', 'rui 1'])
	const [account] = await db.select().from(accounts).where(eq(accounts.userId, 'ana'))
	expect(account!.password).toBe('new hash')
	expect(await db.select().from(auditLog)).toMatchObject([{ action: 'password.changed', actorId: 'ana' }])
})
