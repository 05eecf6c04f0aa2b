import { useEffect } from 'react'
import { askServer, isLost } from '#app/ask-server.ts'
import { endpoints } from '#app/endpoints.ts'
import { tellNoAnswer } from './keep-screen.ts'

/**
 * Keeps links from leaving a screen while there is no network. For a screen whose code it has not loaded yet, the router
 * reloads the page, and the browser's own error page would take its place.
 */
export function useStayWhileOffline(): void {
	useEffect(() => {
		let followed: HTMLAnchorElement | undefined

		async function stay(event: MouseEvent) {
			const link = event.target instanceof Element ? event.target.closest('a') : null
			if (navigator.onLine || !link || link === followed || !leads(link, event)) return
			event.preventDefault()
			// Without a network the server may still be there, on this very machine.
			if (isLost(await askServer(endpoints.health))) return tellNoAnswer(undefined, 'Esta tela continua aberta.')
			followed = link
			link.click()
			followed = undefined
		}

		const onClick = (event: MouseEvent) => void stay(event)
		document.addEventListener('click', onClick, { capture: true })
		return () => document.removeEventListener('click', onClick, { capture: true })
	}, [])
}

/** To another of our pages, in this tab. */
function leads(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target) return false
	return link.origin === location.origin && link.getAttribute('href')?.startsWith('#') === false
}
