import { can } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'

/** Whoever asks; a job is nobody, and may. */
type Asking = { id: string; role: UserRole } | null

/** Whether somebody may see an article that readers do not, and write on it: their own, or anybody's. */
export function mayWrite(by: Asking, { authorId }: { authorId: string | null }): boolean {
	if (!by || can(by, 'posts.write-any')) return true
	return can(by, 'posts.write-own') && authorId === by.id
}
