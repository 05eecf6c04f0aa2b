import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'

/** Who may sign in. The auth library reads and writes these tables; `role` decides what a user may do. */
export const users = pgTable('users', {
	id: text().primaryKey(),
	name: text().notNull(),
	email: text().notNull().unique(),
	emailVerified: boolean().notNull().default(false),
	image: text(),
	role: text(),
	/** What entitles them to review: a broker's SUSEP number. */
	registration: text(),
	/** The last part of the address of their public page; nobody has one before they write or review. */
	slug: text().unique(),
	/** What readers are told of them there. */
	biography: text().notNull().default(''),
	twoFactorEnabled: boolean().notNull().default(false),
	banned: boolean().notNull().default(false),
	banReason: text(),
	banExpires: moment(),
	...timestamps,
})

export const sessions = pgTable(
	'sessions',
	{
		id: text().primaryKey(),
		/** A hash of what the cookie or the bearer carries: a copy of the database opens no session. */
		token: text().notNull().unique(),
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		expiresAt: moment().notNull(),
		ipAddress: text(),
		userAgent: text(),
		impersonatedBy: text(),
		...timestamps,
	},
	(t) => [index('sessions_of_user').on(t.userId)],
)

/** How a user signs in; with a password, its hash. */
export const accounts = pgTable(
	'accounts',
	{
		id: text().primaryKey(),
		accountId: text().notNull(),
		providerId: text().notNull(),
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		accessToken: text(),
		refreshToken: text(),
		idToken: text(),
		accessTokenExpiresAt: moment(),
		refreshTokenExpiresAt: moment(),
		scope: text(),
		password: text(),
		...timestamps,
	},
	(t) => [index('accounts_of_user').on(t.userId)],
)

/** The second factor: what the authenticator app shares with us, encrypted. */
export const twoFactors = pgTable(
	'two_factors',
	{
		id: text().primaryKey(),
		secret: text().notNull(),
		backupCodes: text().notNull(),
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** False until the first code proved that the app has it. */
		verified: boolean().notNull().default(true),
		failedVerificationCount: integer().notNull().default(0),
		lockedUntil: moment(),
	},
	(t) => [index('two_factors_of_user').on(t.userId)],
)

/** Short-lived secrets sent by e-mail. */
export const verifications = pgTable(
	'verifications',
	{
		id: text().primaryKey(),
		identifier: text().notNull(),
		value: text().notNull(),
		expiresAt: moment().notNull(),
		...timestamps,
	},
	(t) => [index('verifications_by_identifier').on(t.identifier)],
)

/** Tries per address, shared by all instances. */
export const rateLimits = pgTable('rate_limits', {
	id: text().primaryKey(),
	key: text().notNull().unique(),
	count: integer().notNull(),
	lastRequest: bigint({ mode: 'number' }).notNull(),
})
