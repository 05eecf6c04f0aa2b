import { useEffect, useRef, useState } from 'react'
import type { LeadFormState } from './lead-form-state.ts'

const firstWrongField = '[aria-invalid="true"]'
const wholeAnswer = '[data-answer], [role="alert"]'

/**
 * Keeps the height of a form that was sent, so that a shorter answer moves nothing, and takes the focus to the
 * answer or to the first wrong field. A page that came with its answer is left alone.
 */
export function useAnswerInPlace({ sending, received, refused }: LeadFormState) {
	const place = useRef<HTMLDivElement>(null)
	const [height, setHeight] = useState<number>()
	const sentHere = height !== undefined

	useEffect(() => {
		if (sending) setHeight(place.current?.offsetHeight)
	}, [sending])

	useEffect(() => {
		if (!sentHere || sending || !(received || refused)) return
		const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)
		;(find(firstWrongField) ?? find(wholeAnswer))?.focus()
	}, [sentHere, sending, received, refused])

	return { place, minHeight: received ? height : undefined }
}
