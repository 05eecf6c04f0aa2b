import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { type MediaFile, mediaFiles } from '#db/schema/media.ts'
import type { FileStore } from './file-store.ts'
import { holdPicture } from './hold-picture.ts'
import { mediaUrl, nameOfPicture } from './media-url.ts'
import type { EncodedPicture, PictureEditor } from './picture-editor.ts'
import { MOST_BYTES, MOST_PIXELS } from './picture-limits.ts'

/** The stored picture: what a large screen needs, at a quality nobody tells from the original. */
const KEPT = { format: 'webp', quality: 82, fit: { longestSide: 2400 } } as const
const HASH_LENGTH = 16

export type StorePictureResult =
	| { ok: true; media: MediaFile; url: string }
	| { ok: false; reason: 'not-a-picture' | 'too-large' | 'too-many-pixels' }

type NewPicture = {
	files: FileStore
	editor: PictureEditor
	bytes: Uint8Array
	source: MediaFile['source']
	alt: string
	originalName?: string | undefined
	credit?: string | null | undefined
	creditUrl?: string | null | undefined
	/** Nobody where a job made it. */
	by?: { id: string; email: string; name: string; address?: string | undefined } | null | undefined
	now: Date
}

/**
 * Keeps a picture. What is kept is never the bytes that came, but the pixels in them, encoded anew; and the name comes
 * from the result, so the same picture is kept once.
 */
export async function storePicture(
	db: Db,
	{ files, editor, bytes, ...picture }: NewPicture,
): Promise<StorePictureResult> {
	if (bytes.byteLength > MOST_BYTES) return { ok: false, reason: 'too-large' }
	const facts = await editor.read(bytes)
	if (!facts) return { ok: false, reason: 'not-a-picture' }
	if (facts.width * facts.height > MOST_PIXELS) return { ok: false, reason: 'too-many-pixels' }
	const encoded = await editor.encode(bytes, KEPT)
	if (!encoded) return { ok: false, reason: 'not-a-picture' }

	const hash = createHash('sha256').update(encoded.bytes).digest('hex').slice(0, HASH_LENGTH)
	const name = nameOfPicture({ hash, ...encoded })
	const media = await holdPicture(db, {
		name,
		async work(lease) {
			// First the file: a row without one would be a picture that nobody sees.
			await files.put(name, encoded.bytes, 'image/webp')
			if (!(await lease.renew())) throw new Error('storing a picture took so long that another took its place')
			return keepRow(db, { ...picture, name, encoded })
		},
	})
	return { ok: true, media, url: mediaUrl(name) }
}

type Row = Omit<NewPicture, 'files' | 'editor' | 'bytes'> & { name: string; encoded: EncodedPicture }

function keepRow(db: Db, { name, encoded, source, alt, originalName, credit, creditUrl, by, now }: Row) {
	return db.transaction(async (tx) => {
		const [added] = await tx
			.insert(mediaFiles)
			.values({
				name,
				originalName: originalName ?? '',
				source,
				mimeType: 'image/webp',
				width: encoded.width,
				height: encoded.height,
				bytes: encoded.bytes.byteLength,
				alt,
				credit,
				creditUrl,
				createdBy: by?.id,
				createdAt: now,
				updatedAt: now,
			})
			.onConflictDoNothing({ target: mediaFiles.name })
			.returning()
		if (!added) {
			const [known] = await tx.select().from(mediaFiles).where(eq(mediaFiles.name, name))
			return known!
		}
		if (by) {
			await recordAudit(tx, {
				action: 'media.uploaded',
				actor: by,
				subject: { id: added.id, label: originalName || name },
				address: by.address,
				now,
			})
		}
		return added
	})
}
