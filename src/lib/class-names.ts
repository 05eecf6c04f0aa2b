/** Joins the class names that apply: `classNames('card', open && 'open', className)`. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
	return parts.filter(Boolean).join(' ')
}
