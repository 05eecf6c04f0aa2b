const WORD = 'javascript:'

/**
 * The text without `javascript:` in any case. What is left is looked at together: 'javajavascript:script:' leaves nothing
 * behind. One look at each letter, so that no text can make it slow.
 */
export function withoutScriptWords(text: string): string {
	if (!/javascript:/i.test(text)) return text
	const kept: string[] = []
	for (const letter of text) {
		kept.push(letter)
		if (letter === ':' && endsInWord(kept)) kept.length -= WORD.length
	}
	return kept.join('')
}

function endsInWord(kept: readonly string[]): boolean {
	for (let back = 1; back <= WORD.length; back += 1) {
		if (kept.at(-back)?.toLowerCase() !== WORD.at(-back)) return false
	}
	return true
}
