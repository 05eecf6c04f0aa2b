import { useEffect, useState } from 'react'

/** Seconds since the start. Begins with the server's clock, so that server and browser draw the same. */
export function useElapsed(startedAt: string | null, loadedAt: string): number {
	const [now, setNow] = useState(() => Date.parse(loadedAt))
	useEffect(() => {
		// The browser's clock may be wrong; only its pace is used.
		const offset = Date.parse(loadedAt) - Date.now()
		const timer = setInterval(() => setNow(Date.now() + offset), 1000)
		return () => clearInterval(timer)
	}, [loadedAt])
	return startedAt ? (now - Date.parse(startedAt)) / 1000 : 0
}
