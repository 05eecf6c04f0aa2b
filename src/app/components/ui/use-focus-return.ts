import { useLayoutEffect, useRef } from 'react'

/** Radix gives the focus back to a trigger of its own; panels opened by state give it back to what had it before. */
export function useFocusReturn(open: boolean): (event: Event) => void {
	const before = useRef<Element | null>(null)

	useLayoutEffect(() => {
		if (open) before.current = document.activeElement
	}, [open])

	return (event) => {
		event.preventDefault()
		if (before.current instanceof HTMLElement) before.current.focus()
	}
}
