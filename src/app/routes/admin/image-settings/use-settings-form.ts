import { useState } from 'react'
import { paidProviders } from '#core/providers/provider-lists.ts'
import {
	changedSettings,
	type ImageSettings,
	type LimitName,
	limitName,
	putOnTop,
} from '#core/settings/image-settings.ts'
import { parseLimit } from '#core/settings/parse-amount.ts'
import { moneyText } from './money-field.tsx'
import type { Outcome } from './outcome.ts'

type Typed = Omit<ImageSettings, LimitName> & Record<LimitName, string>

/** What is typed, what it would mean, what it was typed on top of, and whether it differs from that. */
export function useSettingsForm(saved: ImageSettings, outcome: Outcome | undefined) {
	const refused = outcome && !outcome.ok ? outcome : undefined
	const [typed, setTyped] = useState(() => textsOf(refused?.typed ?? saved))
	// Not simply what is saved: that is read anew also while somebody types, who has not seen it by that.
	const [seen, setSeen] = useState(refused?.seen ?? saved)
	const [known, setKnown] = useState(saved)
	const [heard, setHeard] = useState(outcome)
	const settings = settingsOf(typed)

	if (outcome !== heard) {
		setHeard(outcome)
		if (outcome?.seen) setSeen(outcome.seen)
		if (refused?.overtaken && refused.seen)
			setTyped(putOnTop(textsOf(refused.seen), typed, changedSettings(seen, settings)))
	}
	// Saved elsewhere, or read at last: the form follows while nobody has changed it.
	if (!isSame(known, saved)) {
		setKnown(saved)
		if (isSame(settings, seen)) setTyped(textsOf(saved))
		if (isSame(settings, seen) || isSame(settings, saved)) setSeen(saved)
	}

	function change(changes: Partial<Typed>) {
		setTyped((before) => ({ ...before, ...changes }))
	}
	return { typed, settings, seen, dirty: !isSame(settings, seen), change }
}

function textsOf(settings: ImageSettings): Typed {
	return {
		...settings,
		...limitsOf((name) => moneyText(settings[name])),
	}
}

function settingsOf(typed: Typed): ImageSettings {
	return {
		...typed,
		...limitsOf((name) => parseLimit(typed[name])),
	}
}

function limitsOf<T>(value: (name: LimitName) => T): Record<LimitName, T> {
	return Object.fromEntries(paidProviders.map(limitName).map((name) => [name, value(name)])) as Record<LimitName, T>
}

function isSame(one: ImageSettings, other: ImageSettings): boolean {
	return changedSettings(one, other).length === 0
}
