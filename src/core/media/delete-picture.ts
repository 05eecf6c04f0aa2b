import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { findIdentityUses } from '#core/identity/identity-pictures.ts'
import type { Db } from '#db/client.server.ts'
import { type MediaFile, mediaFiles } from '#db/schema/media.ts'
import { users } from '#db/schema/users.ts'
import type { MediaActor } from './describe-picture.ts'
import type { FileStore } from './file-store.ts'
import { findPicture } from './find-picture.ts'
import { findUses } from './find-uses.ts'
import { holdPicture } from './hold-picture.ts'
import { mediaUrl } from './media-url.ts'
import { removeSizes } from './remove-sizes.ts'

export type DeletePictureResult = { ok: true } | { ok: false; reason: 'not-found' }

type Deletion = { files: FileStore; id: string; actor: MediaActor; now: Date }

/** Removes a picture for good, wherever it is used: whoever deletes it was told where. */
export async function deletePicture(db: Db, { files, id, actor, now }: Deletion): Promise<DeletePictureResult> {
	const picture = await findPicture(db, id)
	if (!picture) return { ok: false, reason: 'not-found' }
	const uses = await findUses(db, picture)
	return holdPicture(db, {
		name: picture.name,
		async work(lease) {
			// First the row: what breaks off after it leaves files that nobody shows, and a job removes them.
			const deleted = await deleteRow(db, { picture, uses: uses.length, actor, now })
			// Whoever took it meanwhile may have stored it anew.
			if (!deleted.ok || !(await lease.renew())) return deleted
			try {
				await removeSizes(files, picture.name)
				await files.remove(picture.name)
			} catch {
				// Nobody finds it any more; the job tries again, and tells when it cannot.
				await lease.abandon()
			}
			return deleted
		},
	})
}

type Row = { picture: MediaFile; uses: number; actor: MediaActor; now: Date }

function deleteRow(db: Db, { picture, uses, actor, now }: Row): Promise<DeletePictureResult> {
	const { id, originalName, name } = picture
	return db.transaction(async (tx) => {
		const deleted = await tx.delete(mediaFiles).where(eq(mediaFiles.id, id)).returning({ id: mediaFiles.id })
		if (deleted.length === 0) return { ok: false, reason: 'not-found' }
		await tx
			.update(users)
			.set({ image: null })
			.where(eq(users.image, mediaUrl(name)))
		await announceIfShown(tx, id)
		await recordAudit(tx, {
			action: 'media.deleted',
			actor,
			subject: { id, label: originalName || name },
			details: { uses },
			address: actor.address,
			now,
		})
		return { ok: true }
	})
}

/** Where it was the brokerage's mark or logo, or of somebody who speaks for it, every page shows it. */
async function announceIfShown(tx: Db, id: string): Promise<void> {
	if ((await findIdentityUses(tx, id)).length > 0)
		await tx.execute(sql`select pg_notify('content_changed', 'identity')`)
}
