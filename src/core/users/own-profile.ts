import { eq, sql } from 'drizzle-orm'
import { parseMediaUrl } from '#core/media/media-url.ts'
import type { Db } from '#db/client.server.ts'
import { mediaFiles } from '#db/schema/media.ts'
import { users } from '#db/schema/users.ts'
import { ensureAuthorSlug } from './author-slug.ts'

export type OwnProfile = { image: string | null; biography: string; slug: string | null }

export async function findOwnProfile(db: Db, userId: string): Promise<OwnProfile> {
	const { image, biography, slug } = users
	const [profile] = await db.select({ image, biography, slug }).from(users).where(eq(users.id, userId))
	return profile ?? { image: null, biography: '', slug: null }
}

type NewProfile = { userId: string; image: string | null; biography: string; now: Date }

/** What readers see of somebody. The photo is one of the library's, whose pixels were checked when it came. */
export async function changeOwnProfile(
	db: Db,
	{ userId, image, biography, now }: NewProfile,
): Promise<{ ok: true } | { ok: false; reason: 'no-such-picture' }> {
	return db.transaction(async (tx) => {
		const picture = image === null ? undefined : parseMediaUrl(image)
		const stored = picture && (await tx.$count(mediaFiles, eq(mediaFiles.name, picture.name))) > 0
		if (image !== null && !stored) return { ok: false, reason: 'no-such-picture' }
		await tx.update(users).set({ image, biography, updatedAt: now }).where(eq(users.id, userId))
		await announceProfile(tx, userId)
		return { ok: true }
	})
}

/** The name, photo or words of somebody changed: their page and those that name them are made anew. */
export async function announceProfile(tx: Db, userId: string): Promise<void> {
	await ensureAuthorSlug(tx, userId)
	await tx.execute(sql`select pg_notify('content_changed', 'blog')`)
}
