import { useSyncExternalStore } from 'react'

/** True in the server's HTML and while React takes it over; false for all that is drawn later. */
export function useHydrating(): boolean {
	return useSyncExternalStore(
		subscribeToNothing,
		() => false,
		() => true,
	)
}

function subscribeToNothing() {
	return () => {}
}
