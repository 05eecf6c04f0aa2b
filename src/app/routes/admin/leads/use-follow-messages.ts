import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 3_000
/** After that whoever wants to know opens the page again. */
const MOST_LOOKS = 20

/** Reads the screen again for a while after something was sent, so that what became of it shows by itself. */
export function useFollowMessages(waiting: string | undefined): void {
	const { revalidate } = useRevalidator()
	useEffect(() => {
		if (!waiting) return
		let looks = 0
		const timer = setInterval(() => {
			looks += 1
			if (looks >= MOST_LOOKS) clearInterval(timer)
			if (document.visibilityState === 'visible') void revalidate()
		}, EVERY_MS)
		return () => clearInterval(timer)
	}, [waiting, revalidate])
}
