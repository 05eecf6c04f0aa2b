import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

type FieldsOfAddress = { ref: RefObject<HTMLFormElement | null>; onInput: (event: FormEvent) => void }

/**
 * For a form that narrows a list by the address: its fields follow what the address says of them, whoever changed it.
 * Elements stay, and so does the focus. What was typed while an answer was on its way stays too.
 */
export function useFieldsOfAddress(): FieldsOfAddress {
	const { search } = useLocation()
	const isUnderWay = useNavigation().state !== 'idle'
	const form = useRef<HTMLFormElement>(null)
	const shown = useRef(search)
	const changedMeanwhile = useRef(new Set<EventTarget>())

	useEffect(() => {
		if (shown.current === search) return
		const [before, now] = [new URLSearchParams(shown.current), new URLSearchParams(search)]
		shown.current = search
		for (const field of fieldsOf(form.current)) {
			const said = now.get(field.name) ?? ''
			if (said !== (before.get(field.name) ?? '') && !changedMeanwhile.current.has(field)) show(field, said)
		}
		changedMeanwhile.current.clear()
	}, [search])

	function onInput({ target }: FormEvent) {
		if (isUnderWay) changedMeanwhile.current.add(target)
	}
	return { ref: form, onInput }
}

type FilterField = HTMLInputElement | HTMLSelectElement

function fieldsOf(form: HTMLFormElement | null): FilterField[] {
	return [...(form?.querySelectorAll<FilterField>('select, input:not([type=hidden])') ?? [])]
}

/** An address that says nothing of a choice, or nothing there is, means the first: all. */
function show(field: FilterField, value: string): void {
	if (field.value === value) return
	field.value = value
	if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
}
