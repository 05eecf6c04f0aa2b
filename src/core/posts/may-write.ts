import { can } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { PostStatus } from '#db/schema/posts.ts'

/** Whoever asks; a job is nobody, and may. */
type Asking = { id: string; role: UserRole } | null
type Owned = { authorId: string | null }

/** Whether somebody may see an article that readers do not, and write on it: their own, or anybody's. */
export function mayWrite(by: Asking, { authorId }: Owned): boolean {
	if (!by || can(by, 'posts.write-any')) return true
	return can(by, 'posts.write-own') && authorId === by.id
}

/** Whether somebody decides what readers see, and when. */
export function mayPublish(by: Asking): boolean {
	return !by || can(by, 'posts.publish')
}

/** An author may throw away what is theirs alone: a draft that readers do not see. */
export function mayDelete(by: Asking, post: Owned & { status: PostStatus }): boolean {
	if (!by || can(by, 'posts.delete')) return true
	return mayWrite(by, post) && post.status === 'draft'
}
