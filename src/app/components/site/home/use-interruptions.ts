import { type RefObject, useEffect, useState } from 'react'

type Reason = 'reading' | 'focus' | 'touch' | 'hidden tab' | 'reduced motion'

/** Whether anything speaks against moving `area` by itself now: a pointer or the focus in it, a hidden tab and the like. */
export function useInterruptions(area: RefObject<HTMLElement | null>): boolean {
	// Until the effect has looked, nothing moves.
	const [interrupted, setInterrupted] = useState(true)

	useEffect(() => {
		const element = area.current
		if (!element) return
		const reasons = new Set<Reason>()
		const listeners = new AbortController()
		const calm = matchMedia('(prefers-reduced-motion: reduce)')

		function note(reason: Reason, holds: boolean): void {
			if (holds) reasons.add(reason)
			else reasons.delete(reason)
			setInterrupted(reasons.size > 0)
		}

		function on(target: EventTarget, kinds: string[], react: (event: Event) => void): void {
			for (const kind of kinds) target.addEventListener(kind, react, { passive: true, signal: listeners.signal })
		}

		const noteTab = () => note('hidden tab', document.hidden)
		const noteCalm = () => note('reduced motion', calm.matches)

		on(element, ['pointerenter'], (event) => note('reading', (event as PointerEvent).pointerType === 'mouse'))
		on(element, ['pointerleave'], () => note('reading', false))
		on(element, ['focusin'], () => note('focus', true))
		on(element, ['focusout'], (event) => note('focus', element.contains((event as FocusEvent).relatedTarget as Node)))
		on(element, ['touchstart'], () => note('touch', true))
		on(element, ['touchend', 'touchcancel'], () => note('touch', false))
		on(document, ['visibilitychange'], noteTab)
		on(calm, ['change'], noteCalm)

		// What began before React came.
		note('reading', matchMedia('(hover: hover)').matches && element.matches(':hover'))
		note('focus', element.matches(':focus-within'))
		noteTab()
		noteCalm()
		return () => listeners.abort()
	}, [area])

	return interrupted
}
