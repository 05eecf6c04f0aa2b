import { useEffect } from 'react'

/** Tells the stylesheet how much of the window a phone's keyboard covers, as `--keyboard`. */
export function useKeyboardInset(): void {
	useEffect(() => {
		const { visualViewport: seen } = window
		if (!seen) return
		const left = new AbortController()
		function measure() {
			const covered = window.innerHeight - seen!.height - seen!.offsetTop
			document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
		}
		seen.addEventListener('resize', measure, { signal: left.signal })
		seen.addEventListener('scroll', measure, { signal: left.signal })
		return () => {
			left.abort()
			document.documentElement.style.removeProperty('--keyboard')
		}
	}, [])
}
