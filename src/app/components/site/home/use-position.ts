import { type RefObject, useEffect, useState } from 'react'
import { measure } from './carousel-box.ts'
import { positionAt } from './carousel-position.ts'

/** Where a box that scrolls sideways stands, whoever moves it. */
export function usePosition(box: RefObject<HTMLElement | null>): number {
	const [position, setPosition] = useState(0)

	useEffect(() => {
		const element = box.current
		if (!element) return
		const update = () => setPosition(positionAt(measure(element)))
		// It may have been swiped before React came, and another width has other places.
		update()
		element.addEventListener('scroll', update, { passive: true })
		window.addEventListener('resize', update)
		return () => {
			element.removeEventListener('scroll', update)
			window.removeEventListener('resize', update)
		}
	}, [box])

	return position
}
