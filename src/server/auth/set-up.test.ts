import { expect, test } from 'vitest'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { createFirstAdmin } from '#core/users/create-first-admin.ts'
import { findDoor } from '#core/users/first-entry.ts'
import { setUpCode } from '#core/users/set-up-code.ts'
import { users } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { ADMIN_PASSWORD, authServices, PASSWORD, passwordHash, SECRET, slow } from './testing/auth-services.ts'

const db = testDb()
const { auth, logged, aPerson, signIn, actions } = authServices(db)
const code = setUpCode(SECRET)
const ana = { name: 'Ana Nunes', email: 'ana@exemplo.com.br', password: PASSWORD, code }

function from(address: string) {
	return new Headers({ [CLIENT_ADDRESS]: address })
}

test('the code makes the account and signs its owner in', slow, async () => {
	const result = await auth.setUp(from('203.0.113.1'), ana)
	expect(result).toMatchObject({ ok: true })
	const cookie = result.ok ? result.headers.getSetCookie()[0]!.split(';')[0]! : ''
	expect(await auth.userOf(new Headers({ cookie }))).toMatchObject({ name: 'Ana Nunes', role: 'admin' })
	expect(await actions()).toEqual(['system.set-up', 'sign-in.succeeded'])
	expect(await auth.setUp(from('203.0.113.2'), ana)).toEqual({ ok: false, reason: 'taken' })
})

test('two who know the code at once: one is in, the other is told', slow, async () => {
	const bruna = { ...ana, name: 'Bruna', email: 'bruna@exemplo.com.br' }
	const results = await Promise.all([auth.setUp(from('203.0.113.1'), ana), auth.setUp(from('203.0.113.2'), bruna)])
	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'taken' })
	expect(await db.$count(users)).toBe(1)
})

test('a wrong code and a weak password are told together, and nothing is made or logged of either', async () => {
	const wrong = { ...ana, code: 'AAAA-AAAA-AAAA', password: 'senha1234567' }
	expect(await auth.setUp(from('203.0.113.3'), wrong)).toEqual({
		ok: false,
		reason: 'refused',
		wrongCode: true,
		passwordProblems: ['common'],
		emailTaken: false,
	})
	expect(await db.$count(users)).toBe(0)
	expect(logged.join()).not.toContain('AAAA-AAAA')
	expect(await actions()).toEqual(['sign-in.failed'])
})

test('five wrong codes from one address are answered, then it waits; another address does not', slow, async () => {
	const wrong = { ...ana, code: 'AAAA-AAAA-AAAA' }
	for (let guess = 0; guess < 5; guess++)
		expect(await auth.setUp(from('203.0.113.4'), wrong)).toMatchObject({ reason: 'refused', wrongCode: true })
	expect(await auth.setUp(from('203.0.113.4'), ana)).toMatchObject({ reason: 'too-many-tries', retryAfterSeconds: 30 })
	expect(await auth.setUp(from('203.0.113.5'), ana)).toMatchObject({ ok: true })
})

test(
	'ADMIN_PASSWORD opens it until it was guessed at a hundred times; the printed code always does',
	slow,
	async () => {
		const byPassword = { ...ana, code: ADMIN_PASSWORD, password: 'senha1234567' }
		expect(await auth.setUp(from('203.0.113.6'), byPassword)).toMatchObject({ wrongCode: false })
		for (let guess = 0; guess < 100; guess++) await auth.setUp(from(`198.51.100.${guess}`), { ...ana, code: 'errada' })
		expect(await auth.setUp(from('203.0.113.6'), byPassword)).toMatchObject({ wrongCode: true })
		expect(await auth.setUp(from('203.0.113.7'), ana)).toMatchObject({ ok: true })
	},
)

test('the configured administrator can be claimed until they have entered', slow, async () => {
	const now = new Date()
	await createFirstAdmin(db, { email: 'admin@exemplo.com.br', passwordHash: await passwordHash, now })
	expect(await findDoor(db)).toBe('not-entered')
	await signIn({ email: 'admin@exemplo.com.br', password: PASSWORD })
	expect(await findDoor(db)).toBe('entered')
	expect(await auth.setUp(from('203.0.113.8'), ana)).toEqual({ ok: false, reason: 'taken' })
})

test('somebody who signs in without being an administrator does not close it', slow, async () => {
	await signIn(await aPerson('bia', 'author'))
	expect(await findDoor(db)).toBe('no-admin')
})
