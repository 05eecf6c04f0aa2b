/** Shows a note in the list. */
export function focusNote(form: HTMLFormElement | null, noteId: string): void {
	const row = form?.querySelector<HTMLElement>(`[data-note-row="${noteId}"]`)
	row?.focus({ preventScroll: true })
	row?.scrollIntoView({ block: 'nearest' })
}

export function focusDraft(form: HTMLFormElement | null): void {
	const field = form?.querySelector<HTMLTextAreaElement>('[data-note-draft] textarea')
	field?.focus({ preventScroll: true })
	field?.scrollIntoView({ block: 'nearest' })
}
