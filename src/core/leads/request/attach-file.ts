import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leadEvents, leadFiles } from '#db/schema/leads.ts'
import { isId } from '#lib/is-id.ts'
import type { CheckedFile } from './check-file.ts'
import { MOST_FILES } from './file-limits.ts'
import { type Refused, touchRequest } from './touch-request.ts'

export type AttachFileResult = { ok: true } | { ok: false; reason: 'too-many' } | Refused

/** Keeps a file with a request. The row of the request is held meanwhile, so that five is five however many come at once. */
export function attachFile(
	db: Db,
	{ token, file, now }: { token: string; file: CheckedFile; now: Date },
): Promise<AttachFileResult> {
	return touchRequest<AttachFileResult>(db, {
		token,
		now,
		async work(tx, { id: leadId }) {
			if ((await tx.$count(leadFiles, eq(leadFiles.leadId, leadId))) >= MOST_FILES)
				return { ok: false, reason: 'too-many' }
			const { name, mimeType } = file
			const content = Buffer.from(file.content)
			await tx.insert(leadFiles).values({ leadId, name, mimeType, bytes: content.byteLength, content, createdAt: now })
			await tx.insert(leadEvents).values({ leadId, at: now, kind: 'file-sent' })
			return { ok: true }
		},
	})
}

export type RemoveFileResult = { ok: true } | Refused

/** Takes a file back. */
export function removeFile(
	db: Db,
	{ token, id, now }: { token: string; id: string; now: Date },
): Promise<RemoveFileResult> {
	return touchRequest<RemoveFileResult>(db, {
		token,
		now,
		async work(tx, { id: leadId }) {
			if (!isId(id)) return { ok: true }
			const removed = await tx
				.delete(leadFiles)
				.where(and(eq(leadFiles.id, id), eq(leadFiles.leadId, leadId)))
				.returning({ id: leadFiles.id })
			if (removed.length > 0) await tx.insert(leadEvents).values({ leadId, at: now, kind: 'file-removed' })
			return { ok: true }
		},
	})
}
