import { useState } from 'react'
import type { ImageSettings } from '#core/settings/image-settings.ts'
import { parseLimit } from '#core/settings/parse-amount.ts'
import { moneyText } from './money-field.tsx'

type Typed = Omit<ImageSettings, 'groqLimitUsd' | 'geminiLimitUsd'> & { groqLimitUsd: string; geminiLimitUsd: string }

/** What is typed, what it would mean, and whether it differs from what is saved. */
export function useSettingsForm(saved: ImageSettings, posted: ImageSettings | undefined) {
	const [typed, setTyped] = useState(() => textsOf(posted ?? saved))
	const [basis, setBasis] = useState(saved)
	const settings = settingsOf(typed)
	const dirty = !isSame(settings, saved)

	// Saved elsewhere, or read at last: the form follows while nobody has changed it.
	if (!isSame(basis, saved)) {
		setBasis(saved)
		if (isSame(settings, basis)) setTyped(textsOf(saved))
	}

	function change(changes: Partial<Typed>) {
		setTyped((before) => ({ ...before, ...changes }))
	}
	return { typed, settings, dirty, change }
}

function textsOf(settings: ImageSettings): Typed {
	return {
		...settings,
		groqLimitUsd: moneyText(settings.groqLimitUsd),
		geminiLimitUsd: moneyText(settings.geminiLimitUsd),
	}
}

function settingsOf(typed: Typed): ImageSettings {
	return {
		...typed,
		groqLimitUsd: parseLimit(typed.groqLimitUsd),
		geminiLimitUsd: parseLimit(typed.geminiLimitUsd),
	}
}

function isSame(one: ImageSettings, other: ImageSettings): boolean {
	return (Object.keys(one) as (keyof ImageSettings)[]).every((name) => one[name] === other[name])
}
