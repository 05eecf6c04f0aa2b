/** The ref of a field that somebody just asked for: they pressed a button to write into it. */
export function focusAtOnce(field: HTMLElement | null): void {
	field?.focus()
}
