/** Letters that are taken for each other because they sound alike, or nearly. */
const alike = ['sczx', 'jg', 'ie', 'ou', 'mn', 'kqc', 'uvwl', 'bv', 'yi']

/** Shorter words are too near to too many others. */
const SHORTEST = 5
const LONG = 7
const VERY_LONG = 10

/** Spellings of one sound. */
export function sounded(word: string): string {
	return word
		.replace(/ss|sc(?=[ei])/g, 'c')
		.replaceAll('ch', 'x')
		.replaceAll('ph', 'f')
}

/** One way to write letters that sound alike, for words of one text that are looked for in another: 'viajem', 'apolise'. */
export function bySound(words: string): string {
	return words.replace(/ss|[czx]/g, 's').replaceAll('g', 'j')
}

/** Whether one word is the other with a slip of the finger or of the ear. Short words are not guessed at. */
export function isNear(typed: string, word: string): boolean {
	if (Math.abs(typed.length - word.length) > 3) return false
	return isNearly(typed, word) || isNearly(sounded(typed), sounded(word))
}

/** How many mistakes make one word of another at most. */
export function mistakesIn(typed: string, word: string): number {
	return Math.min(typed.length, word.length) >= VERY_LONG ? 2 : 1
}

function isNearly(typed: string, word: string): boolean {
	const length = Math.min(typed.length, word.length)
	if (length < SHORTEST || /\d/.test(typed)) return false
	const most = mistakesIn(typed, word)
	if (Math.abs(typed.length - word.length) > most) return false
	return distance(typed, word, length >= LONG) <= most
}

/** Letters left out, put in, swapped or mistaken; in a short word only letters that sound alike are mistaken. */
function distance(a: string, b: string, anyLetter = true): number {
	const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i]
		for (let j = 1; j <= b.length; j += 1) {
			const isSame = a[i - 1] === b[j - 1]
			const mistaken = isSame ? 0 : anyLetter || soundAlike(a[i - 1]!, b[j - 1]!) ? 1 : 2
			let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + mistaken)
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				least = Math.min(least, rows[i - 2]![j - 2]! + 1)
			row.push(least)
		}
		rows.push(row)
	}
	return rows[a.length]![b.length]!
}

function soundAlike(one: string, other: string): boolean {
	return alike.some((letters) => letters.includes(one) && letters.includes(other))
}

/** What a diminutive may be of: 'carrinho' of 'carro', 'motinha' of 'moto'. */
export function withoutDiminutive(word: string): string[] {
	const found = /^(.{2,}?)(?:z?inh[oa]s?)$/.exec(word)
	if (!found) return []
	const root = found[1]!
	return [root, `${root}o`, `${root}a`, `${root}e`, root.replace(/qu$/, 'c').replace(/gu$/, 'g') + 'a']
}
