/** Tags as they are typed: separated by commas, trimmed, none empty, none twice. */
export function splitTags(text: string): string[] {
	return mergeTags([], text.split(','))
}

export function mergeTags(tags: readonly string[], more: readonly string[]): string[] {
	const merged: string[] = []
	for (const tag of [...tags, ...more]) {
		const name = tag.replace(/\s+/g, ' ').trim()
		if (name !== '' && !merged.some((other) => other.toLowerCase() === name.toLowerCase())) merged.push(name)
	}
	return merged
}
