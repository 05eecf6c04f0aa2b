import { useSyncExternalStore } from 'react'

/** The key that goes with a letter: Ctrl, and ⌘ on Apple's keyboards. */
export function useModifierKey(): string {
	return useSyncExternalStore(
		() => () => {},
		() => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'),
		() => 'Ctrl',
	)
}
