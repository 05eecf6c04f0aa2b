/** Text for a LIKE pattern that means itself: a search for '50%' must not match everything. */
export function escapeLike(text: string): string {
	return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
