import { expect, test } from 'vitest'
import { users, verifications } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { createPasswordLink, passwordLinkIdentifier } from './create-password-link.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const order = { userId: 'ana', siteUrl: 'https://exemplo.com.br', validForHours: 1, now }

test('a link leads to the page that sets a password and ends when it says', async () => {
	await db.insert(users).values({ id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br' })
	const link = new URL(await createPasswordLink(db, order))
	const token = link.searchParams.get('token')!
	expect(link.origin + link.pathname).toBe('https://exemplo.com.br/admin/redefinir-senha')
	expect(token).toMatch(/^[\w-]{43}$/)
	expect(await db.select().from(verifications)).toMatchObject([
		{ identifier: passwordLinkIdentifier(token), value: 'ana', expiresAt: new Date('2026-03-10T13:00:00Z') },
	])
})

test('who reads the database cannot use the links in it, and no two are alike', async () => {
	const links = [await createPasswordLink(db, order), await createPasswordLink(db, order)]
	expect(new Set(links).size).toBe(2)
	const stored = JSON.stringify(await db.select().from(verifications))
	for (const link of links) expect(stored).not.toContain(new URL(link).searchParams.get('token'))
})
