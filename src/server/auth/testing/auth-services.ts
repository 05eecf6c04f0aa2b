import { afterEach, beforeEach, vi } from 'vitest'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import type { Db } from '#db/client.server.ts'
import { auditLog } from '#db/schema/audit.ts'
import { accounts, users } from '#db/schema/users.ts'
import { createAuth, hashPassword } from '../auth.ts'

export const SITE = 'http://localhost:3000'
export const SECRET = 'a-secret-for-tests-only-0123456789'
export const PASSWORD = 'três barcos na enseada azul'
export const ADMIN_PASSWORD = 'uma senha da configuração'
export const passwordHash = hashPassword(PASSWORD)

/** Passwords are slow to check, on purpose. */
export const slow = { timeout: 30_000 }

type Asked = { body?: object; text?: string; method?: string; headers?: Record<string, string> }

/** The door on a database of its own, and what people do at it. */
export function authServices(db: Db, siteUrl = SITE) {
	// Codes change every half minute: the clock stands still, so that none changes in the middle of a test.
	beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
	afterEach(() => void vi.useRealTimers())

	const logged: string[] = []
	const write = (fields: Record<string, unknown> | string) => void logged.push(JSON.stringify(fields))
	const log = { debug: write, info: write, warn: write, error: write }
	const auth = createAuth({
		db,
		siteUrl,
		brand: () => 'Farol do Sul Seguros',
		secret: SECRET,
		adminPassword: ADMIN_PASSWORD,
		now: () => new Date(),
		log,
		mailQueued() {},
	})

	async function aPerson(id: string, role = 'admin') {
		const email = `${id}@exemplo.com.br`
		await db.insert(users).values({ id, name: id, email, role })
		const account = { id, accountId: id, userId: id, providerId: 'credential', password: await passwordHash }
		await db.insert(accounts).values(account)
		return { id, email, password: PASSWORD }
	}

	async function ask(path: string, { body, text, method = 'POST', headers = {} }: Asked = {}) {
		const own = { [CLIENT_ADDRESS]: '203.0.113.9', 'content-type': 'application/json', ...headers }
		const sent = text ?? (body && JSON.stringify(body))
		const request = new Request(`${siteUrl}/api/auth${path}`, { method, headers: own, ...(sent && { body: sent }) })
		const response = await auth.handler(request, 'id-of-the-request')
		const cookie = response.headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.filter((pair) => !pair!.endsWith('='))
			.join('; ')
		return { response, status: response.status, cookie, json: (await response.json()) as Record<string, unknown> }
	}

	async function signIn({ email, password }: { email: string; password: string }) {
		const { json, cookie } = await ask('/sign-in/email', { body: { email, password } })
		return { token: String(json['token']), cookie }
	}

	function sessionOf(headers: Record<string, string>) {
		return ask('/get-session', { method: 'GET', headers })
	}

	async function actions() {
		const rows = await db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id)
		return rows.map(({ action }) => action)
	}

	return { auth, logged, aPerson, ask, signIn, sessionOf, actions }
}
