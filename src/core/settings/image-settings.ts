export const primaryProviders = ['unsplash', 'gemini'] as const
export const fallbackProviders = ['gemini', 'unsplash', 'placeholder'] as const

export type PrimaryProvider = (typeof primaryProviders)[number]
export type FallbackProvider = (typeof fallbackProviders)[number]

/** Where covers come from, and what the paid providers may cost in a month, in USD. */
export type ImageSettings = {
	primary: PrimaryProvider
	fallback: FallbackProvider
	geminiEnabled: boolean
	groqLimitUsd: number
	geminiLimitUsd: number
}

export const defaultImageSettings: ImageSettings = {
	primary: 'unsplash',
	fallback: 'gemini',
	geminiEnabled: true,
	groqLimitUsd: 2,
	geminiLimitUsd: 0.5,
}

export type ImageSettingsProblem = 'same-provider' | 'gemini-disabled'

/** Why these settings cannot be used; nothing, where they can. */
export function checkImageSettings(settings: ImageSettings): ImageSettingsProblem | undefined {
	const { primary, fallback, geminiEnabled } = settings
	if (primary === fallback) return 'same-provider'
	if (primary === 'gemini' && !geminiEnabled) return 'gemini-disabled'
	return undefined
}

/** Which settings differ. */
export function changedSettings(before: ImageSettings, after: ImageSettings): (keyof ImageSettings)[] {
	return (Object.keys(defaultImageSettings) as (keyof ImageSettings)[]).filter((name) => before[name] !== after[name])
}

/** What somebody changed, on top of what is saved now: what they left alone follows, what they typed stays. */
export function putOnTop<T extends Record<keyof ImageSettings, unknown>>(
	now: T,
	typed: T,
	changed: (keyof ImageSettings)[],
): T {
	return { ...now, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) }
}
