import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { systemConfig } from '#db/schema/settings.ts'
import { findImageSettings } from './find-image-settings.ts'
import { checkImageSettings, type ImageSettings, type ImageSettingsProblem } from './image-settings.ts'

export type SaveImageSettingsResult = { ok: true } | { ok: false; reason: ImageSettingsProblem }

type Save = {
	settings: ImageSettings
	by: { id: string; email: string }
	address?: string | undefined
	now: Date
}

/** Sets where covers come from and what they may cost. The log tells what was changed, not that somebody pressed Salvar. */
export async function saveImageSettings(
	db: Db,
	{ settings, by, address, now }: Save,
): Promise<SaveImageSettingsResult> {
	const problem = checkImageSettings(settings)
	if (problem) return { ok: false, reason: problem }
	const values = {
		imageProviderPrimary: settings.primary,
		imageProviderFallback: settings.fallback,
		geminiEnabled: settings.geminiEnabled,
		groqMonthlyLimit: settings.groqLimitUsd,
		geminiMonthlyLimit: settings.geminiLimitUsd,
		updatedAt: now,
	}
	await db.transaction(async (tx) => {
		const before = await findImageSettings(tx)
		await tx
			.insert(systemConfig)
			.values({ id: 1, ...values })
			.onConflictDoUpdate({ target: systemConfig.id, set: values })
		const details = changesBetween(before, settings)
		if (Object.keys(details).length === 0) return
		await recordAudit(tx, {
			action: 'settings.changed',
			actor: by,
			subject: { id: 'images', label: 'imagem' },
			details,
			address,
			now,
		})
	})
	return { ok: true }
}

/** Each setting that differs, as 'unsplash → gemini'. */
function changesBetween(before: ImageSettings, after: ImageSettings): Record<string, string> {
	const names = Object.keys(after) as (keyof ImageSettings)[]
	return Object.fromEntries(
		names.filter((name) => before[name] !== after[name]).map((name) => [name, `${before[name]} → ${after[name]}`]),
	)
}
