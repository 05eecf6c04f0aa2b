import { type RefObject, useEffect, useState } from 'react'

type Fillable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Whether every required field within `place` has a value. True in the HTML, where the browser itself guards them;
 * known once React is on the page.
 */
export function useComplete(place: RefObject<HTMLElement | null>) {
	const [complete, setComplete] = useState(true)

	function check() {
		const fields = place.current?.querySelectorAll<Fillable>('[required]') ?? []
		setComplete([...fields].every((field) => field.value.trim() !== ''))
	}

	useEffect(check, [place])

	return { complete, check }
}
