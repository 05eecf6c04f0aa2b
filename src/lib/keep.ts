const MOST = 2000
/** Of words there are more than of texts, and they are short. */
export const MOST_WORDS = 20_000

/** Makes something of a text once, as long as no more than so many others are asked for meanwhile. What is made of it hangs on the text alone. */
export function keep<Made>(make: (text: string) => Made, most = MOST): (text: string) => Made {
	const kept = new Map<string, Made>()
	return (text) => {
		const before = kept.get(text)
		if (before !== undefined) return before
		const made = make(text)
		if (kept.size >= most) kept.clear()
		kept.set(text, made)
		return made
	}
}
