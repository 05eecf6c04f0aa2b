/** Shows a field of the form and puts the cursor there. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
	const field = name && form?.elements.namedItem(name)
	if (!(field instanceof HTMLElement)) return
	field.focus({ preventScroll: true })
	field.scrollIntoView({ block: 'center' })
}
