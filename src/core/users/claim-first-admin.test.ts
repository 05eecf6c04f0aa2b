import { expect, test } from 'vitest'
import { accounts, users } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { claimFirstAdmin } from './claim-first-admin.ts'
import { createFirstAdmin } from './create-first-admin.ts'
import { findDoor, recordFirstEntry } from './first-entry.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const ana = { name: 'Ana Nunes', email: 'Ana@Exemplo.com.br', passwordHash: 'of-ana', address: '203.0.113.9', now }
const configured = { email: 'admin@exemplo.com.br', passwordHash: 'of-the-configuration', now }

test('whoever has the code gets the site, and the door closes behind them', async () => {
	expect(await findDoor(db)).toBe('no-admin')
	expect(await claimFirstAdmin(db, ana)).toEqual({ ok: true })
	expect(await findDoor(db)).toBe('entered')
	expect(await db.select().from(users)).toMatchObject([
		{ name: 'Ana Nunes', email: 'ana@exemplo.com.br', role: 'admin', emailVerified: false },
	])
	expect(await db.select().from(accounts)).toMatchObject([{ providerId: 'credential', password: 'of-ana' }])
})

test('of ten claims at once one wins, the others are told, and the winner keeps their own password', async () => {
	const claims = Array.from({ length: 10 }, (_, index) => ({
		...ana,
		name: `Pessoa ${index}`,
		email: `pessoa${index}@exemplo.com.br`,
		passwordHash: `hash ${index}`,
	}))
	const results = await Promise.all(claims.map((claim) => claimFirstAdmin(db, claim)))
	const winner = results.findIndex(({ ok }) => ok)
	expect(results.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 9 }, () => ({ ok: false, reason: 'taken' })))
	expect(await db.select().from(users)).toMatchObject([{ email: `pessoa${winner}@exemplo.com.br` }])
	expect(await db.select().from(accounts)).toMatchObject([{ password: `hash ${winner}` }])
})

test('a stranger who is quicker with the configured administrator keeps nobody out, in whatever order', async () => {
	const strangers = Array.from({ length: 5 }, () => createFirstAdmin(db, configured))
	const [claimed] = await Promise.all([claimFirstAdmin(db, ana), ...strangers])
	expect(claimed).toEqual({ ok: true })
	expect(await db.select().from(users)).toMatchObject([{ email: 'ana@exemplo.com.br' }])
	expect(await db.select().from(accounts)).toMatchObject([{ password: 'of-ana' }])
	expect(await createFirstAdmin(db, configured)).toEqual({ created: false })
})

test('once somebody has entered nobody is let in by a code', async () => {
	await createFirstAdmin(db, configured)
	expect(await findDoor(db)).toBe('not-entered')
	expect(await recordFirstEntry(db, { by: 'first-admin', now })).toEqual({ first: true })
	expect(await recordFirstEntry(db, { by: 'first-admin', now })).toEqual({ first: false })
	expect(await claimFirstAdmin(db, ana)).toEqual({ ok: false, reason: 'taken' })
	expect(await db.select().from(users)).toMatchObject([{ email: 'admin@exemplo.com.br' }])
})

test('the e-mail of somebody else is refused, and the door stays open', async () => {
	await db.insert(users).values({ id: 'bruna', name: 'Bruna', email: 'ana@exemplo.com.br' })
	expect(await claimFirstAdmin(db, ana)).toEqual({ ok: false, reason: 'email-taken' })
	expect(await claimFirstAdmin(db, { ...ana, email: 'outra@exemplo.com.br' })).toEqual({ ok: true })
})
