/** What is wrong with content files, and where. Collected, so that whoever writes them is told everything at once. */
export type Faults = {
	add: (file: string, line: number, what: string) => void
	throwIfAny: () => void
}

/** Its message has a line for each fault: `content/a/b.md:12: falta "rotulo"`. */
export class ContentFaultsError extends Error {
	override name = 'ContentFaultsError'
}

export function collectFaults(): Faults {
	const found: { file: string; line: number; what: string }[] = []

	function add(file: string, line: number, what: string): void {
		found.push({ file, line, what })
	}

	function throwIfAny(): void {
		if (found.length === 0) return
		const inOrder = found.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
		const lines = inOrder.map(({ file, line, what }) => `${file}:${line}: ${what}`)
		throw new ContentFaultsError([...new Set(lines)].join('\n'))
	}

	return { add, throwIfAny }
}
