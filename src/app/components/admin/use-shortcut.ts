import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, type ShortcutName, shortcuts } from './shortcuts.ts'

/**
 * Runs when the keys of a shortcut are pressed, wherever on the page; those of a single key not while somebody types.
 * Where `applies` says no, the keys are left to who else listens to them.
 */
export function useShortcut(name: ShortcutName, run: () => void, applies: () => boolean = always): void {
	const press = useEffectEvent((event: KeyboardEvent) => {
		const shortcut: Shortcut = shortcuts[name]
		// The editor uses some of the same keys, and has then taken the event for itself.
		if (event.defaultPrevented || !isPressed(shortcut, event)) return
		if (!shortcut.mod && isElsewhere(event.target)) return
		if (!applies()) return
		event.preventDefault()
		run()
	})

	// Listened to from first to last: of two that want a key, what was there first is asked first.
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => press(event)
		window.addEventListener('keydown', onKeyDown)
		return () => window.removeEventListener('keydown', onKeyDown)
	}, [])
}

const always = () => true

function isPressed({ key, mod = false, alt = false, shift = false }: Shortcut, event: KeyboardEvent): boolean {
	if (event.key.toLowerCase() !== key.toLowerCase() || (event.ctrlKey || event.metaKey) !== mod) return false
	// Going from row to row one keeps a key down; nothing else is meant twice.
	if (event.repeat && mod) return false
	// On many keyboards '?' and '/' are signs of the upper row.
	return event.altKey === alt && (event.shiftKey === shift || /[?/]/.test(key))
}

const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
const onTop = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Somebody types, or something is open before the page. */
function isElsewhere(target: EventTarget | null): boolean {
	if (target instanceof Element && target.closest(typed)) return true
	return [...document.querySelectorAll(onTop)].some((each) => each.checkVisibility())
}
