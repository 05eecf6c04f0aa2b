import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { createPasswordLink } from '#core/users/create-password-link.ts'
import { auditLog } from '#db/schema/audit.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { accounts, sessions, twoFactors, users, verifications } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { authServices, PASSWORD, passwordHash, SECRET, SITE, slow } from './testing/auth-services.ts'

const db = testDb()

/** A value as the library signs it into a cookie; who has the secret can do this, who has the database cannot. */
function sign(value: string): string {
	return `${value}.${createHmac('sha256', SECRET).update(value).digest('base64')}`
}
const { auth, logged, aPerson, ask, signIn, sessionOf, actions } = authServices(db)
const secure = authServices(db, 'https://farol.example')

test('the token of a sign-in opens a session as a bearer, until it is signed out', async () => {
	const { token } = await signIn(await aPerson('ana'))
	const headers = { authorization: `Bearer ${token}` }
	expect((await sessionOf(headers)).json).toMatchObject({ user: { id: 'ana', role: 'admin' } })
	expect(await auth.userOf(new Headers(headers))).toMatchObject({ id: 'ana', role: 'admin' })
	expect((await ask('/sign-out', { headers })).status).toBe(200)
	expect((await sessionOf(headers)).json).toBeNull()
	expect(await actions()).toEqual(['sign-in.succeeded', 'sign-out'])
})

test('no answer to a session holds its token, so that a script in a page cannot take it', async () => {
	const { cookie, token } = await signIn(await aPerson('ana'))
	for (const path of ['/get-session', '/list-sessions']) {
		const { status, response, json } = await ask(path, { method: 'GET', headers: { cookie } })
		expect(status).toBe(200)
		expect(JSON.stringify(json)).not.toContain(token)
		expect(response.headers.has('set-auth-token')).toBe(false)
	}
})

test('who asks for a session with HEAD is told what GET is', async () => {
	const { cookie } = await signIn(await aPerson('ana'))
	const told = async (method: string, path: string) => {
		const { status, response } = await ask(path, { method, headers: { cookie } })
		return { status, type: response.headers.get('content-type') }
	}
	for (const path of ['/get-session', '/list-sessions', '/admin/list-users', '/sign-out'])
		expect([path, await told('HEAD', path)]).toEqual([path, await told('GET', path)])
})

test('on https the cookie of a session goes over https alone, to no script, and along with no form of another site', async () => {
	const { email, password } = await aPerson('ana')
	const { response, cookie } = await secure.ask('/sign-in/email', { body: { email, password } })
	const [session = ''] = response.headers.getSetCookie().filter((line) => line.includes('session_token'))
	expect(session).toMatch(/^__Secure-farol\.session_token=/)
	const attributes = session.split('; ').slice(1)
	expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
	expect(attributes.filter((each) => each.startsWith('Domain'))).toEqual([])
	expect((await secure.sessionOf({ cookie })).json).toMatchObject({ user: { id: 'ana' } })
})

test('what the database keeps of a session opens nothing', async () => {
	const { cookie, token } = await signIn(await aPerson('ana'))
	const [kept] = await db.select().from(sessions)
	expect(kept!.token).not.toContain(token)
	expect((await sessionOf({ cookie })).json).toMatchObject({ user: { id: 'ana' } })

	const signed = (value: string) => `farol.session_token=${encodeURIComponent(sign(value))}`
	expect((await sessionOf({ cookie: signed(token) })).json).toMatchObject({ user: { id: 'ana' } })
	for (const value of [kept!.token, kept!.id, `sha256:${kept!.token}`]) {
		expect((await sessionOf({ authorization: `Bearer ${value}` })).json).toBeNull()
		expect((await sessionOf({ authorization: `Bearer ${sign(value)}` })).json).toBeNull()
		expect((await sessionOf({ cookie: signed(value) })).json).toBeNull()
		expect(await auth.userOf(new Headers({ authorization: `Bearer ${value}` }))).toBeNull()
	}
	expect(await db.$count(sessions)).toBe(1)
})

test('one session is ended by its token, and not by what the database keeps of it', async () => {
	const person = await aPerson('ana')
	const other = await signIn(person)
	const [kept] = await db.select().from(sessions)
	const { cookie } = await signIn(person)
	const end = (token: string) => ask('/revoke-session', { body: { token }, headers: { cookie } })
	expect((await end(kept!.token)).status).toBe(200)
	expect((await sessionOf({ cookie: other.cookie })).json).toMatchObject({ user: { id: 'ana' } })
	expect((await end(other.token)).status).toBe(200)
	expect((await sessionOf({ cookie: other.cookie })).json).toBeNull()
	expect((await sessionOf({ cookie })).json).toMatchObject({ user: { id: 'ana' } })
})

test('no secret of an account is kept as it is', slow, async () => {
	const { email } = await aPerson('ana')
	await ask('/request-password-reset', { body: { email } })
	const [mail] = await db.select().from(outgoingMails)
	const link = /token=(\S+)/.exec(mail!.body)![1]!
	const { cookie, token } = await signIn({ email, password: PASSWORD })
	const started = await ask('/two-factor/enable', { body: { password: PASSWORD }, headers: { cookie } })
	const { totpURI, backupCodes } = started.json as { totpURI: string; backupCodes: string[] }
	const kept = JSON.stringify([
		await db.select().from(sessions),
		await db.select().from(verifications),
		await db.select().from(twoFactors),
		await db.select().from(accounts),
	])
	const secrets = [token, link, new URL(totpURI).searchParams.get('secret')!, PASSWORD, ...backupCodes]
	for (const secret of secrets) expect(kept).not.toContain(secret)
})

test('no answer opens itself to other sites', async () => {
	const { response } = await ask('/sign-in/email', { body: await aPerson('ana') })
	expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('known and unknown mail get the same answer, and are counted alike', slow, async () => {
	await aPerson('ana')
	const answers: Record<string, unknown[]> = {}
	for (const email of ['ana@exemplo.com.br', 'ninguem@exemplo.com.br']) {
		answers[email] = []
		for (let guess = 0; guess < 6; guess++) {
			const { status, json, response } = await ask('/sign-in/email', { body: { email, password: 'uma senha errada' } })
			answers[email].push([status, json, response.headers.get('retry-after')])
		}
	}
	expect(answers['ana@exemplo.com.br']).toEqual(answers['ninguem@exemplo.com.br'])
	expect(answers['ana@exemplo.com.br']!.map((row) => (row as number[])[0])).toEqual([401, 401, 401, 401, 401, 429])
	expect(answers['ana@exemplo.com.br']![5]).toMatchObject([429, { code: 'TOO_MANY_TRIES' }, '30'])
})

test('guesses at once are no way around the limit, and the owner enters from another address', slow, async () => {
	const { email } = await aPerson('ana')
	const guess = () => ask('/sign-in/email', { body: { email, password: 'uma senha errada' } })
	const statuses = (await Promise.all(Array.from({ length: 9 }, guess))).map(({ status }) => status)
	expect(statuses.filter((status) => status === 401)).toHaveLength(5)
	const body = { email, password: PASSWORD }
	expect((await ask('/sign-in/email', { body })).status).toBe(429)
	expect((await ask('/sign-in/email', { body, headers: { [CLIENT_ADDRESS]: '192.0.2.1' } })).status).toBe(200)
	expect((await actions()).filter((action) => action === 'sign-in.locked')).toHaveLength(1)
})

test('the audit log names the account as typed, the log by a mark, and neither the password', async () => {
	await ask('/sign-in/email', { body: { email: `x${'y'.repeat(300)}@exemplo.com.br`, password: 'segredo-que-fica' } })
	const [line] = await db.select().from(auditLog)
	expect(line).toMatchObject({ action: 'sign-in.failed', address: '203.0.113.9', actorId: null })
	expect(line!.subjectLabel).toHaveLength(254)
	expect(logged.join()).toContain('"event":"sign-in.failed"')
	expect(logged.join()).toMatch(/"account":"[0-9a-f]{16}"/)
	expect(logged.join()).not.toContain('yyy')
	expect(logged.join() + JSON.stringify(line)).not.toContain('segredo-que-fica')
})

test('a session dies after a day without use, after a week, and when its owner is disabled', slow, async () => {
	const person = await aPerson('ana')
	const age = (hours: number) => new Date(Date.now() - hours * 3_600_000)
	const deaths = [
		() => db.update(sessions).set({ updatedAt: age(24) }),
		() => db.update(sessions).set({ expiresAt: age(0), updatedAt: age(0) }),
		() => db.update(users).set({ banned: true }),
	]
	for (const die of deaths) {
		const { cookie } = await signIn(person)
		expect((await sessionOf({ cookie })).json).toMatchObject({ user: { id: 'ana' } })
		await die()
		expect((await sessionOf({ cookie })).json).toBeNull()
		expect(await db.$count(sessions)).toBe(0)
	}
	const { cookie } = await signIn(person)
	expect(cookie).toBe('')
})

test('a session lasts seven days at most, and using it is noted without making it longer', async () => {
	const { cookie } = await signIn(await aPerson('ana'))
	const [fresh] = await db.select().from(sessions)
	expect(fresh!.expiresAt.getTime() - fresh!.createdAt.getTime()).toBeLessThanOrEqual(7 * 86_400_000 + 1000)
	await db.update(sessions).set({ updatedAt: new Date(Date.now() - 7_200_000) })
	await sessionOf({ cookie })
	const [used] = await db.select().from(sessions)
	expect(Date.now() - used!.updatedAt.getTime()).toBeLessThan(60_000)
	expect(used!.expiresAt).toEqual(fresh!.expiresAt)
})

test('who loses the role loses the rights at once', async () => {
	const { cookie } = await signIn(await aPerson('ana'))
	await db.update(users).set({ role: 'user' })
	expect(await auth.userOf(new Headers({ cookie }))).toMatchObject({ role: 'user' })
})

test('weak passwords are refused on every way to set one, with the reason', async () => {
	const { cookie } = await signIn(await aPerson('ana'))
	const link = await createPasswordLink(db, { userId: 'ana', siteUrl: '', validForHours: 1, now: new Date() })
	const token = link.split('=')[1]
	for (const [password, reason] of [
		['123456789012', 'sequence'],
		['ana@exemplo.com.br', 'personal'],
		['Senha123456!!', 'common'],
		['curta', 'too-short'],
	]) {
		const passwords = { currentPassword: PASSWORD, newPassword: password }
		const changed = await ask('/change-password', { body: passwords, headers: { cookie } })
		const reset = await ask('/reset-password', { body: { token, newPassword: password } })
		for (const { status, json } of [changed, reset]) {
			expect(status).toBe(400)
			expect(json).toMatchObject({ code: 'WEAK_PASSWORD', correlationId: 'id-of-the-request' })
			expect(json['reasons']).toMatchObject(expect.arrayContaining([expect.objectContaining({ reason })]))
		}
	}
	expect((await db.select().from(accounts))[0]!.password).toBe(await passwordHash)
})

test('a changed password ends the other sessions and opens the next one', slow, async () => {
	const person = await aPerson('ana')
	const other = await signIn(person)
	const { cookie } = await signIn(person)
	const body = { currentPassword: PASSWORD, newPassword: 'vento nordeste na janela' }
	expect((await ask('/change-password', { body, headers: { cookie } })).status).toBe(200)
	expect((await sessionOf({ cookie })).json).toMatchObject({ user: { id: 'ana' } })
	expect((await sessionOf({ cookie: other.cookie })).json).toBeNull()
	expect((await signIn(person)).cookie).toBe('')
	expect((await signIn({ ...person, password: body.newPassword })).cookie).not.toBe('')
})

test('the password cannot be guessed through an open session', slow, async () => {
	const { cookie } = await signIn(await aPerson('ana'))
	const body = { currentPassword: 'uma senha errada', newPassword: 'vento nordeste na janela' }
	const guesses = []
	for (let guess = 0; guess < 6; guess++)
		guesses.push((await ask('/change-password', { body, headers: { cookie } })).status)
	expect(guesses).toEqual([400, 400, 400, 400, 400, 429])
	expect((await ask('/two-factor/disable', { body: { password: PASSWORD }, headers: { cookie } })).status).toBe(429)
})

test('a request for a new password is answered alike for known and unknown mail', async () => {
	await aPerson('ana')
	const known = await ask('/request-password-reset', { body: { email: 'ana@exemplo.com.br' } })
	const unknown = await ask('/request-password-reset', { body: { email: 'ninguem@exemplo.com.br' } })
	expect([unknown.status, unknown.json]).toEqual([known.status, known.json])
	const mails = await db.select().from(outgoingMails)
	expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@exemplo.com.br'])
	expect(mails[0]!.body).toContain(`${SITE}/admin/redefinir-senha?token=`)
})

test('signing out takes a scope, and no other', slow, async () => {
	const person = await aPerson('ana')
	await signIn(person)
	const { cookie } = await signIn(person)
	expect((await ask('/sign-out', { body: { scope: 'todos' }, headers: { cookie } })).status).toBe(400)
	expect((await ask('/sign-out', { body: { scope: 'others' }, headers: { cookie } })).status).toBe(200)
	expect(await db.$count(sessions)).toBe(1)
	await signIn(person)
	expect((await ask('/sign-out', { body: { scope: 'global' }, headers: { cookie } })).status).toBe(200)
	expect(await db.$count(sessions)).toBe(0)
})

test('endpoints that are not listed are closed, even to an admin', async () => {
	const { cookie } = await signIn(await aPerson('ana'))
	const closed = [
		'POST /admin/set-role',
		'POST /admin/create-user',
		'POST /admin/remove-user',
		'POST /admin/ban-user',
		'POST /admin/set-user-password',
		'POST /admin/impersonate-user',
		'POST /delete-user',
		'POST /two-factor/send-otp',
		'POST /sign-in/social',
		'POST /constructor',
		'GET /sign-out',
		'DELETE /get-session',
	]
	for (const name of closed) {
		const [method = '', path = ''] = name.split(' ')
		const { status } = await ask(path, { method, headers: { cookie }, ...(method === 'POST' && { body: {} }) })
		expect([name, status]).toEqual([name, 404])
	}
})

test('a role cannot be given to oneself', async () => {
	const { cookie } = await signIn(await aPerson('eva', 'user'))
	const body = { name: 'Eva', role: 'admin', twoFactorEnabled: true, banned: false }
	expect((await ask('/update-user', { body, headers: { cookie } })).status).toBe(200)
	expect(await db.select().from(users)).toMatchObject([{ name: 'Eva', role: 'user', twoFactorEnabled: false }])
	expect((await ask('/admin/list-users', { method: 'GET', headers: { cookie } })).status).toBe(403)
})

test('only JSON is read, and none that is too deep', async () => {
	const form = { 'content-type': 'application/x-www-form-urlencoded' }
	expect((await ask('/sign-in/email', { text: 'email=a&password=b', headers: form })).status).toBe(415)
	expect((await ask('/sign-in/email', { text: '{"email":' })).status).toBe(400)
	expect((await ask('/sign-in/email', { text: '['.repeat(70) })).status).toBe(400)
	expect((await ask('/sign-in/email', { text: '[]' })).status).toBe(400)
	const bad = [
		{},
		{ email: 1, password: [] },
		{ email: 'sem-arroba', password: 'x' },
		{ email: 'a\0@x.com', password: 'x' },
	]
	for (const body of bad) expect((await ask('/sign-in/email', { body })).status).toBe(400)
})

test.for([
	{},
	{ email: '' },
	{ email: 'ana@exemplo.com.br' },
	{ password: PASSWORD },
	{ email: ' ', password: PASSWORD },
])('signing in or up with %j asks for both', async (body) => {
	const message = 'You must provide either an email or phone number and a password'
	for (const path of ['/sign-in/email', '/sign-up/email'])
		expect(await ask(path, { body })).toMatchObject({ status: 400, json: { message } })
})
