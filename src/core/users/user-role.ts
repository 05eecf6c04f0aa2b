/** What somebody may be in the back office, from least to most. */
export const roles = ['author', 'reviewer', 'admin'] as const
export type Role = (typeof roles)[number]

/** As users are kept: with 'user', or whatever else stands there, nothing opens. */
export const userRoles = [...roles, 'user'] as const
export type UserRole = (typeof userRoles)[number]

export function toUserRole(role: string | null | undefined): UserRole {
	return roles.find((known) => known === role) ?? 'user'
}
