import { findProvider, paidProviders, switchedProviders } from '#core/providers/provider-lists.ts'
import type { ImageProvider, PaidProvider, PrimaryProvider, SwitchedProvider } from '#core/providers/registry.ts'

export type LimitName = `${PaidProvider}LimitUsd`
export type EnabledName = `${SwitchedProvider}Enabled`

/** Where covers come from, who may be called, and what the paid providers may cost in a month, in USD. */
export type ImageSettings = { primary: PrimaryProvider; fallback: ImageProvider } & Record<EnabledName, boolean> &
	Record<LimitName, number>

export const defaultImageSettings = {
	primary: 'unsplash',
	fallback: 'gemini',
	...Object.fromEntries(switchedProviders.map((id) => [enabledName(id), true])),
	...Object.fromEntries(paidProviders.map((id) => [limitName(id), findProvider(id)!.limitUsd])),
} as ImageSettings

export function limitName(id: PaidProvider): LimitName {
	return `${id}LimitUsd`
}

export function enabledName(id: SwitchedProvider): EnabledName {
	return `${id}Enabled`
}

/** What has no switch is always on. */
export function isEnabled(settings: ImageSettings, provider: string): boolean {
	const switched = switchedProviders.find((id) => id === provider)
	return !switched || settings[enabledName(switched)]
}

export type ImageSettingsProblem = 'same-provider' | 'primary-disabled'

/** Why these settings cannot be used; nothing, where they can. */
export function checkImageSettings(settings: ImageSettings): ImageSettingsProblem | undefined {
	const { primary, fallback } = settings
	if (primary === fallback) return 'same-provider'
	return isEnabled(settings, primary) ? undefined : 'primary-disabled'
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
