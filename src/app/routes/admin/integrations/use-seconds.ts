import { useEffect, useState } from 'react'

/** Whole seconds since something began, while it lasts. */
export function useSeconds(busy: boolean): number {
	const [seconds, setSeconds] = useState(0)
	useEffect(() => {
		if (!busy) return
		setSeconds(0)
		const ticking = setInterval(() => setSeconds((passed) => passed + 1), 1000)
		return () => clearInterval(ticking)
	}, [busy])
	return seconds
}
