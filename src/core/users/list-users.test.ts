import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordAudit } from '#core/audit/record-audit.ts'
import { sessions, users } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { listUsers, USERS_PER_PAGE } from './list-users.ts'
import { aUser } from './testing/a-user.ts'

const db = testDb()
const names = (page: { users: { name: string }[] }) => page.users.map(({ name }) => name)

test('users come by name, with their state told from what is known about them', async () => {
	await aUser(db, { id: '1', name: 'Émile', twoFactorEnabled: true })
	await aUser(db, { id: '2', name: 'Davi', role: null, password: false })
	await aUser(db, { id: '3', name: 'fábio', role: 'user', banned: true, password: false })
	const page = await listUsers(db)
	expect(page).toMatchObject({ total: 3, page: 1, pageCount: 1, activeAdmins: 1 })
	expect(page.users).toMatchObject([
		{ name: 'Davi', role: 'user', state: 'invited', secondFactor: false },
		{ name: 'Émile', role: 'admin', state: 'active', secondFactor: true },
		{ name: 'fábio', role: 'user', state: 'disabled' },
	])
})

test('a search looks into names and addresses and ignores accents and case', async () => {
	await aUser(db, { id: 'joao', name: 'João Ávila' })
	await aUser(db, { id: 'maria', name: 'Maria' })
	expect(names(await listUsers(db, { query: ' joao avi ' }))).toEqual(['João Ávila'])
	expect(names(await listUsers(db, { query: 'MARIA@' }))).toEqual(['Maria'])
	expect(names(await listUsers(db, { query: '%' }))).toEqual([])
	expect(names(await listUsers(db, { query: '' }))).toHaveLength(2)
})

test('role and state filter, alone and together', async () => {
	await aUser(db, { id: 'active admin' })
	await aUser(db, { id: 'disabled admin', banned: true })
	await aUser(db, { id: 'invited', role: null, password: false })
	expect(names(await listUsers(db, { role: 'admin' }))).toEqual(['active admin', 'disabled admin'])
	expect(names(await listUsers(db, { role: 'user' }))).toEqual(['invited'])
	expect(names(await listUsers(db, { state: 'active' }))).toEqual(['active admin'])
	expect(names(await listUsers(db, { state: 'disabled' }))).toEqual(['disabled admin'])
	expect(names(await listUsers(db, { state: 'invited' }))).toEqual(['invited'])
	expect(names(await listUsers(db, { role: 'user', state: 'active' }))).toEqual([])
})

test('a page past the end is the last one', async () => {
	for (let index = 10; index <= 10 + USERS_PER_PAGE; index++) await aUser(db, { id: `u${index}`, password: false })
	const last = await listUsers(db, { page: 99 })
	expect(last).toMatchObject({ page: 2, pageCount: 2, total: USERS_PER_PAGE + 1 })
	expect(names(last)).toEqual([`u${10 + USERS_PER_PAGE}`])
})

test('somebody was last seen at the latest of a sign-in and the use of a session', async () => {
	await aUser(db, { id: 'ana', sessions: 1 })
	await aUser(db, { id: 'bia' })
	await aUser(db, { id: 'caio' })
	const used = new Date('2026-03-10T12:00:00Z')
	const signedIn = new Date('2026-03-09T12:00:00Z')
	await db.update(sessions).set({ updatedAt: used })
	for (const id of ['ana', 'bia']) {
		const [user] = await db.select().from(users).where(eq(users.id, id))
		await recordAudit(db, { action: 'sign-in.succeeded', actor: user!, now: signedIn })
	}
	expect((await listUsers(db)).users).toMatchObject([
		{ lastSeenAt: used },
		{ lastSeenAt: signedIn },
		{ lastSeenAt: null },
	])
})
