/** The only role that opens anything is 'admin'; somebody with another one, or none, has no access to the back office. */
export const userRoles = ['admin', 'user'] as const
export type UserRole = (typeof userRoles)[number]

export function toUserRole(role: string | null): UserRole {
	return role === 'admin' ? 'admin' : 'user'
}
