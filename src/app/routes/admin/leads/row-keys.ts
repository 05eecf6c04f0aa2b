/** The row of the list that has the focus. Its keys are its own; else they are those of the open lead. */
export function focusedRow(): Element | null {
	return document.activeElement?.closest('tr') ?? null
}

export function pressIn(place: Element | null, selector: string): void {
	place?.querySelector<HTMLElement>(selector)?.click()
}
