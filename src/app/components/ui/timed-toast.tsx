import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { closeNotice, type Notice } from './notice-store.ts'
import { ToastCard } from './toast-card.tsx'

const FIVE_SECONDS = 5000
const TICK_MS = 250

/**
 * Leaves after five seconds, or when what it offers is over. Its time stands still while somebody points at a notice or
 * has the focus in one, and while nobody sees the page.
 */
export function TimedToast({ notice }: { notice: Notice }) {
	const { id, since, words } = notice
	const place = useRef<HTMLDivElement>(null)
	const close = useEffectEvent(() => closeNotice(id))
	const [over, setOver] = useState(false)
	const offeredMs = words.action?.forMs
	useEffect(() => {
		if (offeredMs === undefined) return
		// It may have moved here from another place, and its time has run since it was first told.
		const timer = setTimeout(() => setOver(true), since + offeredMs - Date.now())
		return () => clearTimeout(timer)
	}, [since, offeredMs])
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
			<ToastCard {...words} action={over ? undefined : words.action} onClose={() => closeNotice(id)} />
		</div>
	)
}
