import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { mediaFiles } from '#db/schema/media.ts'
import { isPictureId } from './picture-id.ts'

export type MediaActor = { id: string; email: string; address?: string | undefined }

type Description = {
	id: string
	alt: string
	credit: string | null
	creditUrl: string | null
	actor: MediaActor
	now: Date
}

/** Says what a picture shows and whose it is. Articles keep the words they were given. */
export async function describePicture(
	db: Db,
	{ id, alt, credit, creditUrl, actor, now }: Description,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
	if (!isPictureId(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx) => {
		const [changed] = await tx
			.update(mediaFiles)
			.set({ alt, credit, creditUrl, updatedAt: now })
			.where(eq(mediaFiles.id, id))
			.returning({ name: mediaFiles.name, originalName: mediaFiles.originalName })
		if (!changed) return { ok: false, reason: 'not-found' }
		await recordAudit(tx, {
			action: 'media.updated',
			actor,
			subject: { id, label: changed.originalName || changed.name },
			address: actor.address,
			now,
		})
		return { ok: true }
	})
}
