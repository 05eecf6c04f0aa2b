import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { admin, bearer, twoFactor } from 'better-auth/plugins'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#core/users/password-length.ts'
import { SESSION_LONGEST_MS } from '#core/users/session-life.ts'
import type { Db } from '#db/client.server.ts'
import { accounts, sessions, twoFactors, users, verifications } from '#db/schema/users.ts'
import { hashedTokens } from './hashed-tokens.ts'
import { hashedStorage, makeRecoveryCodes } from './recovery-codes.ts'

export const COOKIE_PREFIX = 'farol'

type LibraryOptions = { db: Db; siteUrl: string; secret: string }
export type AuthLibrary = ReturnType<typeof createLibrary>

/** better-auth as it is set up here. Nothing reaches it but through the door, which counts tries and keeps the log. */
export function createLibrary({ db, siteUrl, secret }: LibraryOptions) {
	return betterAuth({
		baseURL: siteUrl,
		basePath: '/api/auth',
		secret,
		database: hashedTokens(
			drizzleAdapter(db, {
				provider: 'pg',
				schema: {
					user: users,
					session: sessions,
					account: accounts,
					verification: verifications,
					twoFactor: twoFactors,
				},
			}),
		),
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: SHORTEST_PASSWORD,
			maxPasswordLength: LONGEST_PASSWORD,
		},
		// Links sent by e-mail are kept as hashes (see create-password-link.ts).
		verification: { storeIdentifier: 'hashed' },
		// The week is the library's, counted from the sign-in; the day without use is ours (see current-session.ts).
		session: { expiresIn: SESSION_LONGEST_MS / 1000, disableSessionRefresh: true },
		// Its limiter counts every request of an address alike; the door counts guesses.
		rateLimit: { enabled: false },
		advanced: {
			cookiePrefix: COOKIE_PREFIX,
			useSecureCookies: siteUrl.startsWith('https:'),
			ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
		},
		plugins: [
			admin({ bannedUserMessage: 'Esta conta está desativada. Fale com quem administra o site.' }),
			bearer(),
			twoFactor({
				backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes, storeBackupCodes: hashedStorage(secret) },
			}),
		],
		telemetry: { enabled: false },
		logger: { disabled: true },
	})
}
