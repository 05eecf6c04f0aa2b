import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { sessions, twoFactors } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { totp } from '#tests/totp.ts'
import { authServices, PASSWORD, slow } from './testing/auth-services.ts'

const db = testDb()
const { auth, aPerson, ask, signIn, sessionOf, actions } = authServices(db)

/** Somebody whose second factor is on, and what their app and their drawer hold. */
async function withSecondFactor(id: string) {
	const person = await aPerson(id)
	const { cookie } = await signIn(person)
	const headers = new Headers({ cookie, [CLIENT_ADDRESS]: '203.0.113.9' })
	const started = await auth.startSecondFactor(headers, PASSWORD)
	if (!started.ok) throw new Error(started.reason)
	const confirmed = await auth.confirmSecondFactor(headers, totp(started.secret, { steps: -1 }))
	if (!confirmed.ok) throw new Error(confirmed.reason)
	const renewed = confirmed.headers.getSetCookie().map((line) => line.split(';')[0])
	return {
		...person,
		secret: started.secret,
		recoveryCodes: confirmed.recoveryCodes,
		cookie: renewed.join('; '),
	}
}

test('with a second factor the password alone opens nothing, and a code works once', slow, async () => {
	const { email, secret } = await withSecondFactor('ana')
	await db.delete(sessions)
	const first = await ask('/sign-in/email', { body: { email, password: PASSWORD } })
	expect(first.json).toMatchObject({ twoFactorRedirect: true })
	expect(await db.$count(sessions)).toBe(0)
	expect((await sessionOf({ cookie: first.cookie })).json).toBeNull()

	const code = totp(secret)
	const second = await ask('/two-factor/verify-totp', { body: { code }, headers: { cookie: first.cookie } })
	expect(second.status).toBe(200)
	expect((await sessionOf({ cookie: second.cookie })).json).toMatchObject({ user: { id: 'ana' } })

	const again = await ask('/sign-in/email', { body: { email, password: PASSWORD } })
	const reused = await ask('/two-factor/verify-totp', { body: { code }, headers: { cookie: again.cookie } })
	expect([reused.status, reused.json['code']]).toEqual([401, 'INVALID_CODE'])
	const next = await ask('/two-factor/verify-totp', {
		body: { code: totp(secret, { steps: 1 }) },
		headers: { cookie: again.cookie },
	})
	expect(next.status).toBe(200)
	expect(await actions()).toEqual([
		'sign-in.succeeded',
		'two-factor.enabled',
		'sign-in.succeeded',
		'two-factor.failed',
		'sign-in.succeeded',
	])
})

test('of two who send the same code at once only one enters', slow, async () => {
	const { email, secret } = await withSecondFactor('ana')
	await db.delete(sessions)
	const challenges = []
	for (let time = 0; time < 2; time++)
		challenges.push(await ask('/sign-in/email', { body: { email, password: PASSWORD } }))
	const body = { code: totp(secret) }
	const entered = await Promise.all(
		challenges.map(({ cookie }) => ask('/two-factor/verify-totp', { body, headers: { cookie } })),
	)
	expect(entered.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(entered.filter(({ status }) => status === 401)).toHaveLength(1)
})

test('a new password ends the sign-ins that owe a code', slow, async () => {
	const { email, secret, cookie } = await withSecondFactor('ana')
	const waiting = await ask('/sign-in/email', { body: { email, password: PASSWORD } })
	const body = { currentPassword: PASSWORD, newPassword: 'vento nordeste na janela' }
	expect((await ask('/change-password', { body, headers: { cookie } })).status).toBe(200)
	const code = { code: totp(secret) }
	const late = await ask('/two-factor/verify-totp', { body: code, headers: { cookie: waiting.cookie } })
	expect([late.status, late.cookie]).toEqual([401, ''])
	expect((await sessionOf({ cookie })).json).toMatchObject({ user: { id: 'ana' } })
})

test('after five wrong codes one starts over, and no device is trusted', slow, async () => {
	const { email, secret } = await withSecondFactor('ana')
	const wrong = totp(secret, { steps: 100 })
	const { cookie } = await ask('/sign-in/email', { body: { email, password: PASSWORD } })
	for (let time = 0; time < 5; time++)
		expect((await ask('/two-factor/verify-totp', { body: { code: wrong }, headers: { cookie } })).status).toBe(401)
	const right = { code: totp(secret), trustDevice: true }
	const late = await ask('/two-factor/verify-totp', { body: right, headers: { cookie } })
	expect([late.status, late.json['code']]).toEqual([400, 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'])
	const over = await ask('/sign-in/email', { body: { email, password: PASSWORD } })
	const entered = await ask('/two-factor/verify-totp', { body: right, headers: { cookie: over.cookie } })
	expect(entered.status).toBe(200)
	expect(entered.cookie).not.toContain('trust')
})

test('a recovery code is kept as a hash, read however it is typed, and works once', slow, async () => {
	const { email, recoveryCodes } = await withSecondFactor('ana')
	const [stored] = await db.select().from(twoFactors).where(eq(twoFactors.userId, 'ana'))
	expect(recoveryCodes).toHaveLength(10)
	for (const code of recoveryCodes) expect(stored!.backupCodes).not.toContain(code)
	const typed = ` ${recoveryCodes[3]!.toUpperCase().replace('-', ' ')} `
	const statuses = []
	for (const code of [typed, typed, recoveryCodes[4]]) {
		const { cookie } = await ask('/sign-in/email', { body: { email, password: PASSWORD } })
		statuses.push((await ask('/two-factor/verify-backup-code', { body: { code }, headers: { cookie } })).status)
	}
	expect(statuses).toEqual([200, 401, 200])
})

test('codes of another account, and the stored hash itself, open nothing', slow, async () => {
	const ana = await withSecondFactor('ana')
	const rui = await withSecondFactor('rui')
	const [stored] = await db.select().from(twoFactors).where(eq(twoFactors.userId, 'ana'))
	const { cookie } = await ask('/sign-in/email', { body: { email: ana.email, password: PASSWORD } })
	for (const code of [rui.recoveryCodes[0], (JSON.parse(stored!.backupCodes) as string[])[0]])
		expect((await ask('/two-factor/verify-backup-code', { body: { code }, headers: { cookie } })).status).toBe(401)
})

test('the second factor goes off with the password, and new recovery codes replace the old', slow, async () => {
	const { email, recoveryCodes } = await withSecondFactor('ana')
	const first = await ask('/sign-in/email', { body: { email, password: PASSWORD } })
	const body = { code: recoveryCodes[0] }
	const { cookie } = await ask('/two-factor/verify-backup-code', { body, headers: { cookie: first.cookie } })
	const headers = new Headers({ cookie, [CLIENT_ADDRESS]: '203.0.113.9' })
	expect(await auth.replaceRecoveryCodes(headers, 'uma senha errada')).toEqual({ ok: false, reason: 'wrong-password' })
	const replaced = await auth.replaceRecoveryCodes(headers, PASSWORD)
	expect(replaced).toMatchObject({ ok: true })
	const again = await ask('/sign-in/email', { body: { email, password: PASSWORD } })
	const old = { code: recoveryCodes[1] }
	expect((await ask('/two-factor/verify-backup-code', { body: old, headers: { cookie: again.cookie } })).status).toBe(
		401,
	)
	expect(await auth.stopSecondFactor(headers, PASSWORD)).toMatchObject({ ok: true })
	expect((await signIn({ email, password: PASSWORD })).token).toHaveLength(32)
	expect(await actions()).toContain('two-factor.disabled')
})

test('codes cannot be guessed through an open session, and waiting is told', slow, async () => {
	const { cookie } = await signIn(await aPerson('ana'))
	const headers = new Headers({ cookie, [CLIENT_ADDRESS]: '203.0.113.9' })
	const started = await auth.startSecondFactor(headers, PASSWORD)
	if (!started.ok) throw new Error(started.reason)
	const answers = []
	for (let time = 0; time < 6; time++)
		answers.push(await auth.confirmSecondFactor(headers, totp(started.secret, { steps: 100 + time })))
	const wrong = { ok: false, reason: 'wrong-code' }
	expect(answers.slice(0, 5)).toEqual([wrong, wrong, wrong, wrong, wrong])
	expect(answers[5]).toEqual({ ok: false, reason: 'too-many-tries', retryAfterSeconds: 30 })
	const right = totp(started.secret)
	expect(await auth.confirmSecondFactor(headers, right)).toMatchObject({ reason: 'too-many-tries' })
	const direct = await ask('/two-factor/verify-totp', { body: { code: right }, headers: { cookie } })
	expect([direct.status, direct.response.headers.get('retry-after')]).toEqual([429, '30'])
	vi.setSystemTime(Date.now() + 30_000)
	const next = totp(started.secret, { steps: 1 })
	expect(await auth.confirmSecondFactor(headers, next)).toMatchObject({ ok: true })
})

test('once it is on, a code in an open session says nothing and gives no new recovery codes', slow, async () => {
	const { secret, cookie } = await withSecondFactor('ana')
	const headers = new Headers({ cookie, [CLIENT_ADDRESS]: '203.0.113.9' })
	const before = await db.select().from(twoFactors)
	expect((await sessionOf({ cookie })).json).toMatchObject({ user: { id: 'ana' } })
	for (const code of [totp(secret), totp(secret, { steps: 100 })]) {
		expect(await auth.confirmSecondFactor(headers, code)).toEqual({ ok: false, reason: 'wrong-code' })
		for (const path of ['/two-factor/verify-totp', '/two-factor/verify-backup-code']) {
			const { status, json } = await ask(path, { body: { code }, headers: { cookie } })
			expect([status, json['code']]).toEqual([400, 'NOTHING_TO_CONFIRM'])
		}
	}
	expect(await db.select().from(twoFactors)).toEqual(before)
	expect(await auth.replaceRecoveryCodes(headers, '')).toMatchObject({ ok: false })
})
