import { imageProviders, primaryProviders } from '#core/providers/provider-lists.ts'
import type { systemConfig } from '#db/schema/settings.ts'
import { defaultImageSettings, type ImageSettings } from './image-settings.ts'

type Row = typeof systemConfig.$inferSelect

/** What a row says. A provider that is gone, and one that came after the row, is as at first. */
export function settingsIn(row: Row): ImageSettings {
	const kept: Record<string, unknown> = {
		...row.providerSettings,
		geminiEnabled: row.geminiEnabled,
		groqLimitUsd: row.groqMonthlyLimit,
		geminiLimitUsd: row.geminiMonthlyLimit,
	}
	const known = Object.entries(defaultImageSettings).map(([name, usual]) => {
		return [name, typeof kept[name] === typeof usual ? kept[name] : usual]
	})
	return {
		...(Object.fromEntries(known) as ImageSettings),
		primary: primaryProviders.find((id) => id === row.imageProviderPrimary) ?? defaultImageSettings.primary,
		fallback: imageProviders.find((id) => id === row.imageProviderFallback) ?? defaultImageSettings.fallback,
	}
}

/** The first two that sent bills have columns of their own; the others are kept by the names of their settings. */
export function rowOf({ primary, fallback, geminiEnabled, groqLimitUsd, geminiLimitUsd, ...others }: ImageSettings) {
	return {
		imageProviderPrimary: primary,
		imageProviderFallback: fallback,
		geminiEnabled,
		groqMonthlyLimit: groqLimitUsd,
		geminiMonthlyLimit: geminiLimitUsd,
		providerSettings: others,
	}
}
