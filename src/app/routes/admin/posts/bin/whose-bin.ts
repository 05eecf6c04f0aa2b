import type { SignedInUser } from '#core/users/auth.ts'
import { can } from '#core/users/rights.ts'

/** An author's bin holds the drafts that were theirs to delete; everybody else's holds all. */
export function whoseBin(user: SignedInUser): string | undefined {
	return can(user, 'posts.delete') ? undefined : user.id
}
