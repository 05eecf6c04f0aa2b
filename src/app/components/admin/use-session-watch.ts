import { useEffect } from 'react'
import { askServer } from '#app/ask-server.ts'
import { endpoints } from '#app/endpoints.ts'

const CHANNEL = 'farol-session'

/**
 * Sends this tab to the sign-in page when the session has ended elsewhere. A tab that leaves the back office tells the
 * others, by signing out or otherwise; they, and every tab that is looked at again, ask the server.
 */
export function useSessionWatch(): void {
	useEffect(() => {
		const channel = new BroadcastChannel(CHANNEL)
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, only our own tabs
		const tellOthers = () => channel.postMessage('left')
		const onVisible = () => document.visibilityState === 'visible' && leaveIfSignedOut()
		channel.addEventListener('message', leaveIfSignedOut)
		document.addEventListener('visibilitychange', onVisible)
		window.addEventListener('focus', leaveIfSignedOut)
		window.addEventListener('pagehide', tellOthers)
		return () => {
			tellOthers()
			channel.close()
			document.removeEventListener('visibilitychange', onVisible)
			window.removeEventListener('focus', leaveIfSignedOut)
			window.removeEventListener('pagehide', tellOthers)
		}
	}, [])
}

/** Without an answer nothing is known, and the tab stays: it may hold work that was not saved. */
async function leaveIfSignedOut(): Promise<void> {
	const session = await askServer(endpoints.session)
	if (session === null) window.location.assign('/admin/login')
}
