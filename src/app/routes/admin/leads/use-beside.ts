import { useSyncExternalStore } from 'react'

/** From here on an open lead stands beside its list; the stylesheet's `panel` breakpoint. */
const BESIDE = '(width >= 73.75rem)'

/** Whether it does so now. */
export function useBeside(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(BESIDE).matches,
		() => false,
	)
}

function subscribe(onChange: () => void) {
	const wide = matchMedia(BESIDE)
	wide.addEventListener('change', onChange)
	return () => wide.removeEventListener('change', onChange)
}
