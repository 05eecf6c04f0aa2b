import type { UserRole } from './user-role.ts'

/** Who does something in the back office, with what right, and from where: what the history and the log say. */
export type ActingAdmin = { id: string; name: string; email: string; role: UserRole; address: string }
