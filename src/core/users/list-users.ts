import { and, asc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { auditLog } from '#db/schema/audit.ts'
import { sessions, users } from '#db/schema/users.ts'
import { escapeLike } from '#lib/escape-like.ts'
import { roles, toUserRole, type UserRole } from './user-role.ts'
import { inState, toUserState, type UserState, withPassword } from './user-state.ts'

export const USERS_PER_PAGE = 20

export type ListedUser = {
	id: string
	name: string
	email: string
	role: UserRole
	state: UserState
	secondFactor: boolean
	createdAt: Date
	/** The last sign-in or use of a session that is still known. */
	lastSeenAt: Date | null
}

export type UserPage = { users: ListedUser[]; page: number; pageCount: number; total: number; activeAdmins: number }

export type UserFilter = {
	/** Text that the name or the e-mail must have; case and accents do not matter. */
	query?: string | undefined
	role?: UserRole | undefined
	state?: UserState | undefined
	page?: number | undefined
}

/** One page of users by name. A page past the end is the last one. */
export async function listUsers(db: Db, { query, role, state, page = 1 }: UserFilter = {}): Promise<UserPage> {
	const wanted = and(
		query?.trim() ? containing(query.trim()) : undefined,
		role && withRole(role),
		state && inState(db, state),
	)
	const total = await db.$count(users, wanted)
	const pageCount = Math.max(1, Math.ceil(total / USERS_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)

	const rows = await db
		.select({
			id: users.id,
			name: users.name,
			email: users.email,
			role: users.role,
			banned: users.banned,
			hasPassword: sql<boolean>`${withPassword(db)}`,
			secondFactor: users.twoFactorEnabled,
			createdAt: users.createdAt,
		})
		.from(users)
		.where(wanted)
		.orderBy(sql`without_accents(${users.name})`, asc(users.id))
		.limit(USERS_PER_PAGE)
		.offset((shown - 1) * USERS_PER_PAGE)

	const seen = await lastSeen(
		db,
		rows.map(({ id }) => id),
	)
	return {
		users: rows.map(({ banned, hasPassword, ...user }) => ({
			...user,
			role: toUserRole(user.role),
			state: toUserState({ banned, hasPassword }),
			lastSeenAt: seen.get(user.id) ?? null,
		})),
		page: shown,
		pageCount,
		total,
		activeAdmins: await db.$count(users, and(eq(users.role, 'admin'), inState(db, 'active'))),
	}
}

/** Sessions end and go; the log remembers the sign-ins. */
async function lastSeen(db: Db, ids: string[]): Promise<Map<string, Date>> {
	if (ids.length === 0) return new Map()
	const used = await db
		.select({ id: sessions.userId, at: sql<Date>`max(${sessions.updatedAt})`.mapWith(sessions.updatedAt) })
		.from(sessions)
		.where(inArray(sessions.userId, ids))
		.groupBy(sessions.userId)
	const signedIn = await db
		.select({ id: sql<string>`${auditLog.actorId}`, at: sql<Date>`max(${auditLog.at})`.mapWith(auditLog.at) })
		.from(auditLog)
		.where(and(eq(auditLog.action, 'sign-in.succeeded'), inArray(auditLog.actorId, ids)))
		.groupBy(auditLog.actorId)
	const seen = new Map<string, Date>()
	for (const { id, at } of [...used, ...signedIn]) if (at > (seen.get(id) ?? 0)) seen.set(id, at)
	return seen
}

function withRole(role: UserRole): SQL {
	return role === 'user' ? or(isNull(users.role), notInArray(users.role, [...roles]))! : eq(users.role, role)
}

function containing(query: string): SQL {
	const pattern = sql`'%' || without_accents(${escapeLike(query)}) || '%'`
	return or(sql`without_accents(${users.name}) like ${pattern}`, sql`without_accents(${users.email}) like ${pattern}`)!
}
