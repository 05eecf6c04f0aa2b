import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { hashPassword } from 'better-auth/crypto'
import { admin, bearer } from 'better-auth/plugins'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import type { Auth, SignedInUser, SignInResult } from '#core/users/auth.ts'
import type { Db } from '#db/client.server.ts'
import { accounts, rateLimits, sessions, users, verifications } from '#db/schema/users.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR
const LONGEST_SESSION_MS = 7 * DAY * 1000

type AuthOptions = { db: Db; siteUrl: string; secret: string; now: () => Date }
export type AuthServer = Auth & { handler: (request: Request) => Promise<Response> }

export { hashPassword }

export function createAuth({ db, siteUrl, secret, now }: AuthOptions): AuthServer {
	const library = betterAuth({
		baseURL: siteUrl,
		basePath: '/api/auth',
		secret,
		database: drizzleAdapter(db, {
			provider: 'pg',
			schema: { user: users, session: sessions, account: accounts, verification: verifications, rateLimit: rateLimits },
		}),
		emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
		// Ends after a day without use, and after a week in any case (see userOf).
		session: { expiresIn: DAY, updateAge: HOUR },
		rateLimit: {
			enabled: true,
			storage: 'database',
			window: 60,
			max: 100,
			customRules: { '/sign-in/email': { window: 60, max: 20 } },
		},
		advanced: {
			cookiePrefix: 'farol',
			useSecureCookies: siteUrl.startsWith('https:'),
			// Addresses of one IPv6 network are one visitor: it owns them all.
			ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS], ipv6Subnet: 64 },
		},
		plugins: [admin(), bearer()],
		telemetry: { enabled: false },
		logger: { disabled: true },
	})

	async function userOf(headers: Headers): Promise<SignedInUser | null> {
		const found = await library.api.getSession({ headers })
		if (!found) return null
		if (now().getTime() - found.session.createdAt.getTime() > LONGEST_SESSION_MS) return null
		return toUser(found.user)
	}

	async function signIn(headers: Headers, credentials: { email: string; password: string }): Promise<SignInResult> {
		// Through the handler, not the library's direct call: only the handler counts tries.
		const response = await library.handler(post('/sign-in/email', headers, credentials))
		if (response.status === 429) {
			const retryAfterSeconds = Number(response.headers.get('x-retry-after')) || 60
			return { ok: false, reason: 'too-many-tries', retryAfterSeconds }
		}
		if (response.status === 401) return { ok: false, reason: 'invalid-credentials' }
		const body = (await response.json()) as { user?: LibraryUser; message?: string }
		if (!response.ok || !body.user) return { ok: false, reason: 'refused', message: body.message ?? '' }

		const cookies = cookiesOf(response)
		const user = toUser(body.user)
		if (user.isAdmin) return { ok: true, user, headers: cookies }
		await signOut(withCookies(headers, cookies))
		return { ok: false, reason: 'not-an-admin' }
	}

	async function signOut(headers: Headers): Promise<Headers> {
		return cookiesOf(await library.handler(post('/sign-out', headers, {})))
	}

	/** A call from our own pages, whose origin was checked at the edge. */
	function post(path: string, headers: Headers, body: object): Request {
		const own = new Headers({ 'content-type': 'application/json', origin: siteUrl })
		for (const name of ['cookie', 'user-agent', CLIENT_ADDRESS]) {
			const value = headers.get(name)
			if (value) own.set(name, value)
		}
		return new Request(`${siteUrl}/api/auth${path}`, { method: 'POST', headers: own, body: JSON.stringify(body) })
	}

	return { handler: library.handler, userOf, signIn, signOut }
}

type LibraryUser = { id: string; name: string; email: string; role?: string | null | undefined }

function toUser({ id, name, email, role }: LibraryUser): SignedInUser {
	return { id, name, email, isAdmin: role === 'admin' }
}

function cookiesOf(response: Response): Headers {
	const headers = new Headers()
	for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie)
	return headers
}

function withCookies(headers: Headers, set: Headers): Headers {
	const cookie = set
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')
	const merged = new Headers(headers)
	merged.set('cookie', cookie)
	return merged
}
