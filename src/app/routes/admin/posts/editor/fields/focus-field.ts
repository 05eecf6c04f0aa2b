/** Shows a field of the form and puts the cursor there. What is no single field has a button that stands for it. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
	if (!form || !name) return
	const field = form.elements.namedItem(name) ?? form.querySelector(`[data-field="${name}"]`)
	if (!(field instanceof HTMLElement)) return
	field.focus({ preventScroll: true })
	field.scrollIntoView({ block: 'center' })
}
