/** Puts the cursor into the text, in the view that is open. */
export function focusText(form: HTMLFormElement | null): void {
	const views = form?.querySelectorAll<HTMLElement>('.article-editing, textarea[name=content]') ?? []
	Array.from(views)
		.find((view) => view.checkVisibility())
		?.focus()
}
