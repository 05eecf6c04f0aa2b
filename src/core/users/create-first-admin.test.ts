import { expect, test } from 'vitest'
import { accounts, users } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { adminExists, createFirstAdmin } from './create-first-admin.ts'

const db = testDb()
const first = { email: 'Admin@Exemplo.com.br', passwordHash: 'hash', now: new Date('2026-03-10T12:00:00Z') }

test('the first admin is created once and refused ever after', async () => {
	expect(await adminExists(db)).toBe(false)
	expect(await createFirstAdmin(db, first)).toEqual({ created: true })
	expect(await createFirstAdmin(db, { ...first, email: 'outro@exemplo.com.br' })).toEqual({ created: false })
	expect(await db.select().from(users)).toMatchObject([{ email: 'admin@exemplo.com.br', role: 'admin' }])
	expect(await db.select().from(accounts)).toMatchObject([{ providerId: 'credential', password: 'hash' }])
})

test('of ten calls at once exactly one creates it', async () => {
	const calls = await Promise.all(Array.from({ length: 10 }, () => createFirstAdmin(db, first)))
	expect(calls.filter(({ created }) => created)).toHaveLength(1)
	expect(await db.$count(users)).toBe(1)
	expect(await db.$count(accounts)).toBe(1)
})

test('someone without the role does not count as an admin', async () => {
	await db.insert(users).values({ id: 'a', name: 'A', email: 'a@exemplo.com.br' })
	expect(await createFirstAdmin(db, first)).toEqual({ created: true })
})
