import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { mediaFiles } from '#db/schema/media.ts'
import type { MediaActor } from './describe-picture.ts'
import type { FileStore } from './file-store.ts'
import { findPicture } from './find-picture.ts'
import { findUses } from './find-uses.ts'
import { removeSizes } from './remove-sizes.ts'

type Deletion = { files: FileStore; id: string; actor: MediaActor; now: Date }

/** Removes a picture for good, wherever it is used: whoever deletes it was told where. */
export async function deletePicture(
	db: Db,
	{ files, id, actor, now }: Deletion,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
	const picture = await findPicture(db, id)
	if (!picture) return { ok: false, reason: 'not-found' }
	const uses = await findUses(db, picture.name)
	// First the files: while the row stands, a deletion that broke off can be done again.
	await removeSizes(files, picture.name)
	await files.remove(picture.name)
	return db.transaction(async (tx) => {
		const deleted = await tx.delete(mediaFiles).where(eq(mediaFiles.id, id)).returning({ id: mediaFiles.id })
		if (deleted.length === 0) return { ok: false, reason: 'not-found' }
		await recordAudit(tx, {
			action: 'media.deleted',
			actor,
			subject: { id, label: picture.originalName || picture.name },
			details: { uses: uses.length },
			address: actor.address,
			now,
		})
		return { ok: true }
	})
}
