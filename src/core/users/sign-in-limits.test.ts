import { expect, test } from 'vitest'
import { rateLimits } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { admitSignIn, forgiveGuesses, isWorthTelling, rememberAddress } from './sign-in-limits.ts'

const db = testDb()
const start = new Date('2026-03-10T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

function attempt(email: string, address: string, seconds = 0) {
	return admitSignIn(db, { email, address, now: after(seconds) })
}

async function attackFromManyPlaces(email: string, guesses: number) {
	let admitted = 0
	for (let guess = 0; guess < guesses; guess++) {
		const { ok } = await attempt(email, `198.51.${Math.floor(guess / 5)}.1`, guess)
		if (ok) admitted += 1
	}
	return admitted
}

test('the sixth guess at an account from one address waits, while the owner enters from another', async () => {
	for (let guess = 0; guess < 5; guess++) expect((await attempt('ana@exemplo.com.br', '198.51.100.1')).ok).toBe(true)
	expect(await attempt('Ana@Exemplo.com.br ', '198.51.100.1')).toEqual({
		ok: false,
		retryAfterSeconds: 30,
		limit: 'account-and-address',
	})
	expect((await attempt('ana@exemplo.com.br', '203.0.113.9')).ok).toBe(true)
	expect((await attempt('rui@exemplo.com.br', '198.51.100.1')).ok).toBe(true)
})

test('one address tries twenty passwords a minute, whoever they are for', async () => {
	for (let guess = 0; guess < 20; guess++)
		expect((await attempt(`pessoa${guess}@exemplo.com.br`, '198.51.100.1')).ok).toBe(true)
	expect(await attempt('outra@exemplo.com.br', '198.51.100.1', 10)).toEqual({
		ok: false,
		retryAfterSeconds: 50,
		limit: 'address',
	})
	expect((await attempt('outra@exemplo.com.br', '198.51.100.1', 60)).ok).toBe(true)
})

test('addresses of one IPv6 network are one', async () => {
	for (let guess = 0; guess < 5; guess++) await attempt('ana@exemplo.com.br', `2001:db8:1:2::${guess}`)
	expect((await attempt('ana@exemplo.com.br', '2001:db8:1:2:aaaa::1')).ok).toBe(false)
	expect((await attempt('ana@exemplo.com.br', '2001:db8:1:3::1')).ok).toBe(true)
})

test('many addresses together make a hundred guesses an hour, and the owner enters from where they entered before', async () => {
	await rememberAddress(db, { email: 'ana@exemplo.com.br', address: '203.0.113.9', now: start })
	expect(await attackFromManyPlaces('ana@exemplo.com.br', 130)).toBe(100)
	expect(await attempt('ana@exemplo.com.br', '192.0.2.77', 200)).toMatchObject({ ok: false, limit: 'account' })
	expect(await attempt('ana@exemplo.com.br', '203.0.113.9', 200)).toEqual({ ok: true, counted: false })
})

test('an address is known for thirty days, and only for the account that entered from it', async () => {
	await rememberAddress(db, { email: 'ana@exemplo.com.br', address: '203.0.113.9', now: start })
	const month = 30 * 86_400
	expect(await attempt('ana@exemplo.com.br', '203.0.113.9', month - 1)).toEqual({ ok: true, counted: false })
	expect(await attempt('ana@exemplo.com.br', '203.0.113.9', month)).toEqual({ ok: true, counted: true })
	expect(await attempt('rui@exemplo.com.br', '203.0.113.9')).toEqual({ ok: true, counted: true })
})

test('right passwords do not count', async () => {
	for (let time = 0; time < 15; time++) {
		expect(await attempt('ana@exemplo.com.br', '203.0.113.9')).toEqual({ ok: true, counted: true })
		await forgiveGuesses(db, { email: 'ana@exemplo.com.br', address: '203.0.113.9', counted: true })
	}
	const counts = await db.select().from(rateLimits)
	expect(counts.map(({ count }) => count)).toEqual(expect.arrayContaining([0, 15]))
	expect(counts).toHaveLength(2)
})

test('guesses made at once are all counted', async () => {
	const guesses = await Promise.all(Array.from({ length: 12 }, () => attempt('ana@exemplo.com.br', '198.51.100.1')))
	expect(guesses.filter(({ ok }) => ok)).toHaveLength(5)
})

test('a flood of refusals is told once in a while, and no count holds an e-mail', async () => {
	const refused = { email: 'ana@exemplo.com.br', address: '198.51.100.1' }
	expect(await isWorthTelling(db, { ...refused, now: start })).toBe(true)
	expect(await isWorthTelling(db, { ...refused, now: after(899) })).toBe(false)
	expect(await isWorthTelling(db, { ...refused, now: after(900) })).toBe(true)
	await attempt('ana@exemplo.com.br', '198.51.100.1')
	expect(JSON.stringify(await db.select().from(rateLimits))).not.toContain('exemplo')
})
