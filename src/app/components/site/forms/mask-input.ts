import type { InputEvent } from 'react'
import { maskTyped } from './mask-typed.ts'

/** For a field's `onInput`: writes what was typed as `format` would, and tells. */
export function maskInput(format: (text: string) => string, tell?: (text: string) => void) {
	return ({ currentTarget: field }: InputEvent<HTMLInputElement>) => {
		const typed = maskTyped({ text: field.value, caret: field.selectionStart ?? field.value.length }, format)
		if (typed.text !== field.value) {
			field.value = typed.text
			field.setSelectionRange(typed.caret, typed.caret)
		}
		tell?.(typed.text)
	}
}
