import { useState, useSyncExternalStore } from 'react'
import { rememberTheme, type Theme } from './shell-cookies.ts'

const DARK = '(prefers-color-scheme: dark)'

/** The chosen theme, or the system's as long as none was chosen. */
export function useTheme(chosen: Theme | undefined) {
	const [choice, setChoice] = useState(chosen)
	const systemIsDark = useSyncExternalStore(
		watchSystem,
		() => matchMedia(DARK).matches,
		() => false,
	)
	const theme: Theme = choice ?? (systemIsDark ? 'dark' : 'light')

	function toggleTheme() {
		const next = theme === 'dark' ? 'light' : 'dark'
		setChoice(next)
		rememberTheme(next)
	}

	return { theme, toggleTheme, followsSystem: choice === undefined }
}

function watchSystem(onChange: () => void): () => void {
	const system = matchMedia(DARK)
	system.addEventListener('change', onChange)
	return () => system.removeEventListener('change', onChange)
}

/**
 * The server cannot know the system's theme. This runs as soon as the shell's first tag is read, so that a dark
 * system never sees a light page first.
 */
export const systemThemeScript = `if(matchMedia('${DARK}').matches)document.currentScript.parentElement.dataset.theme='dark'`
