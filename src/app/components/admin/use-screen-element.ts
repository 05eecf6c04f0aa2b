import { useSyncExternalStore } from 'react'

/** Where menus of a screen open: inside it, since what lies in no landmark is passed over by who goes from one to the next. */
export function useScreenElement(): HTMLElement | null {
	return useSyncExternalStore(
		() => () => {},
		() => document.getElementById('conteudo'),
		() => null,
	)
}
