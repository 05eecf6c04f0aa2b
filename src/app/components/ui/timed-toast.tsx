import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { ToastCard } from './toast-card.tsx'

const FIVE_SECONDS = 5000
const TICK_MS = 250

/**
 * Leaves after five seconds. Its time stands still while somebody points at a notice or has the focus in one, and while
 * nobody sees the page. Sonner's own clock knows nothing of the focus, and goes on under a pointer that rests.
 */
export function TimedToast({ onClose, ...card }: Required<ComponentProps<typeof ToastCard>>) {
	const place = useRef<HTMLDivElement>(null)
	const close = useEffectEvent(onClose)
	useEffect(() => {
		const notices = place.current?.closest('ol')
		let left = FIVE_SECONDS
		const clock = setInterval(() => {
			if (document.hidden || notices?.matches(':hover, :focus-within')) return
			left -= TICK_MS
			if (left > 0) return
			clearInterval(clock)
			close()
		}, TICK_MS)
		return () => clearInterval(clock)
	}, [])
	return (
		<div ref={place}>
			<ToastCard {...card} onClose={onClose} />
		</div>
	)
}
