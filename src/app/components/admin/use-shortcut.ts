import { useEffect } from 'react'

/** Ctrl (or Cmd), with Alt or Shift too where asked for, and a letter, anywhere on the page. */
export function useShortcut(letter: string, run: () => void, { alt = false, shift = false } = {}): void {
	useEffect(() => {
		function onKeyDown(event: KeyboardEvent) {
			// The editor uses some of the same keys, and has then taken the event for itself.
			if (event.defaultPrevented || event.repeat || event.shiftKey !== shift || event.altKey !== alt) return
			if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey)) return
			event.preventDefault()
			run()
		}
		window.addEventListener('keydown', onKeyDown)
		return () => window.removeEventListener('keydown', onKeyDown)
	})
}
