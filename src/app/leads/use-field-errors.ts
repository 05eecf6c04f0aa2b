import { type FormEvent, useState } from 'react'
import { complaintOf } from '#core/leads/field-complaints.ts'

type Errors = Record<string, string>
type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const wrongFields = 'input:invalid, select:invalid, textarea:invalid'

/**
 * Which fields are wrong, by the server's last answer or by the browser's own check, until each is corrected. The
 * sentences are ours in both cases: a browser's bubble speaks its own language and leaves by itself.
 */
export function useFieldErrors(answered: Errors | undefined) {
	const [shown, setShown] = useState({ answered, errors: answered ?? {} })
	if (shown.answered !== answered) setShown({ answered, errors: answered ?? {} })

	function change(next: (errors: Errors) => Errors) {
		setShown((before) => ({ ...before, errors: next(before.errors) }))
	}

	/** Heard on the way down: this event does not rise. */
	function complain(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const field = event.target as FormField
		change((errors) => ({ ...errors, [field.name]: complaintOf(field.name, field.validity.valueMissing) }))
		if (event.currentTarget.querySelector(wrongFields) === field) field.focus()
	}

	function forgive(event: FormEvent<HTMLFormElement>) {
		const { name, validity } = event.target as FormField
		if (validity.valid)
			change((errors) => Object.fromEntries(Object.entries(errors).filter(([wrong]) => wrong !== name)))
	}

	return { errors: shown.errors, complain, forgive }
}
