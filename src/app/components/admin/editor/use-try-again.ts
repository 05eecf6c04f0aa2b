import { useEffect } from 'react'

const TRY_AGAIN_MS = 15_000

/** After a failure: when the network is back, when somebody looks at the page again, and every few seconds. */
export function useTryAgain(failed: boolean, keep: () => Promise<boolean>): void {
	useEffect(() => {
		if (!failed) return
		const again = () => void keep()
		const timer = setInterval(again, TRY_AGAIN_MS)
		window.addEventListener('online', again)
		window.addEventListener('focus', again)
		return () => {
			clearInterval(timer)
			window.removeEventListener('online', again)
			window.removeEventListener('focus', again)
		}
	}, [failed, keep])
}
