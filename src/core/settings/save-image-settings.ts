import { and, desc, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { auditLog } from '#db/schema/audit.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { findImageSettings } from './find-image-settings.ts'
import {
	changedSettings,
	checkImageSettings,
	defaultImageSettings,
	type ImageSettings,
	type ImageSettingsProblem,
} from './image-settings.ts'
import { rowOf } from './settings-row.ts'

export type SaveImageSettingsResult =
	| { ok: true }
	| { ok: false; reason: ImageSettingsProblem }
	/** Somebody was faster: what is set now, and who set it. */
	| { ok: false; reason: 'changed-meanwhile'; current: ImageSettings; by: string | null }

type Save = {
	settings: ImageSettings
	/** What was set when the form was read. Without it whatever is set is replaced. */
	seen?: ImageSettings | undefined
	by: { id: string; email: string }
	address?: string | undefined
	now: Date
}

const ACTION = 'settings.changed'
const SUBJECT = { id: 'images', label: 'imagem' }

/**
 * Sets where covers come from and what they may cost. Nobody overwrites a change they have not seen. The log tells what
 * was changed, not that somebody pressed Salvar.
 */
export async function saveImageSettings(
	db: Db,
	{ settings, seen, by, address, now }: Save,
): Promise<SaveImageSettingsResult> {
	const problem = checkImageSettings(settings)
	if (problem) return { ok: false, reason: problem }
	return db.transaction(async (tx): Promise<SaveImageSettingsResult> => {
		const before = await holdSettings(tx)
		const changed = changedSettings(before, settings)
		// Who wants what is set already undoes nothing.
		if (seen && changed.length > 0 && changedSettings(seen, before).length > 0)
			return { ok: false, reason: 'changed-meanwhile', current: before, by: await lastToChange(tx) }
		await tx
			.update(systemConfig)
			.set({ ...rowOf(settings), updatedAt: now })
			.where(eq(systemConfig.id, 1))
		if (changed.length > 0) {
			const details = Object.fromEntries(changed.map((name) => [name, `${before[name]} → ${settings[name]}`]))
			await recordAudit(tx, { action: ACTION, actor: by, subject: SUBJECT, details, address, now })
		}
		return { ok: true }
	})
}

/** What is set, held until the transaction ends: of two who save at once the second sees what the first one did. */
async function holdSettings(tx: Db): Promise<ImageSettings> {
	await tx
		.insert(systemConfig)
		.values({ id: 1, ...rowOf(defaultImageSettings) })
		.onConflictDoNothing()
	await tx.select({ id: systemConfig.id }).from(systemConfig).where(eq(systemConfig.id, 1)).for('update')
	return findImageSettings(tx)
}

async function lastToChange(db: Db): Promise<string | null> {
	const [last] = await db
		.select({ by: auditLog.actorEmail })
		.from(auditLog)
		.where(and(eq(auditLog.action, ACTION), eq(auditLog.subjectId, SUBJECT.id)))
		.orderBy(desc(auditLog.at), desc(auditLog.id))
		.limit(1)
	return last?.by ?? null
}
