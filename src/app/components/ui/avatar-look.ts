/** All of them carry white text at AA. */
const colours = ['#0E6662', '#1B4669', '#8F4E00', '#5B3A78', '#A8231B', '#13693A', '#2C5E86', '#6B4A2B'] as const

/** The same name always gets the same one of eight colours. */
export function avatarColour(name: string): string {
	let hash = 0
	for (const character of name) {
		hash = (hash * 31 + character.charCodeAt(0)) >>> 0
	}
	return colours[hash % colours.length] ?? colours[0]
}

/** Up to two: the first name's and the last name's. */
export function initials(name: string): string {
	const words = name.trim().split(/\s+/)
	const first = words[0]?.[0] ?? ''
	const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
	return (first + last).toLocaleUpperCase('pt-BR')
}
