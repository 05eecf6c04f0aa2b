import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ToastCard, type ToastWords } from './toast-card.tsx'

const FIVE_SECONDS = 5000
const TICK_MS = 250

export type TimedWords = Omit<ToastWords, 'action'> & {
	/** Offered for so long, by the clock on the wall: what it takes back is final then. */
	action?: (NonNullable<ToastWords['action']> & { forMs: number }) | undefined
}

/**
 * Leaves after five seconds, or when what it offers is over. Its time stands still while somebody points at a notice or has the focus in one, and while
 * nobody sees the page. Sonner's own clock knows nothing of the focus, and goes on under a pointer that rests.
 */
export function TimedToast({ onClose, action, ...card }: TimedWords & { onClose: () => void }) {
	const place = useRef<HTMLDivElement>(null)
	const close = useEffectEvent(onClose)
	const [over, setOver] = useState(false)
	const offeredMs = action?.forMs
	useEffect(() => {
		if (offeredMs === undefined) return
		const timer = setTimeout(() => setOver(true), offeredMs)
		return () => clearTimeout(timer)
	}, [offeredMs])
	useEffect(() => {
		const notices = place.current?.closest('ol')
		let left = offeredMs ?? FIVE_SECONDS
		const clock = setInterval(() => {
			if (document.hidden || notices?.matches(':hover, :focus-within')) return
			left -= TICK_MS
			if (left > 0) return
			clearInterval(clock)
			close()
		}, TICK_MS)
		return () => clearInterval(clock)
	}, [offeredMs])
	return (
		<div ref={place}>
			<ToastCard {...card} action={over ? undefined : action} onClose={onClose} />
		</div>
	)
}
