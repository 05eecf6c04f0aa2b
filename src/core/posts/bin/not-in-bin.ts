import { isNull } from 'drizzle-orm'
import { posts } from '#db/schema/posts.ts'

/** What every screen but the bin itself shows. */
export const notInBin = isNull(posts.deletedAt)
