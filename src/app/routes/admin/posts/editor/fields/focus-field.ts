/** What stands for a field of the form: its control, or a button where it is no single one. */
export function fieldOf(form: HTMLFormElement | null, name: string | undefined): HTMLElement | undefined {
	if (!form || !name) return undefined
	const field = form.elements.namedItem(name) ?? form.querySelector(`[data-field="${name}"]`)
	// A list is kept in a hidden field: what is typed stands beside it.
	if (field instanceof HTMLInputElement && field.type === 'hidden')
		return field.parentElement?.querySelector<HTMLElement>('textarea, input:not([type=hidden])') ?? undefined
	return field instanceof HTMLElement ? field : undefined
}

/** Shows a field and puts the cursor there. */
export function focusField(field: HTMLElement): void {
	const fold = field.closest('details')
	if (fold) fold.open = true
	field.focus({ preventScroll: true })
	field.scrollIntoView({ block: 'center' })
}
