/** Endings of number, then of what a word is made into: 'roubaram', 'roubado' and 'roubo' are told by one stem. */
const plurals: readonly (readonly [RegExp, string])[] = [
	[/[oa]es$/, 'ao'],
	[/([rz])es$/, '$1'],
	[/ns$/, 'm'],
	[/([aeou])is$/, '$1l'],
	[/s$/, ''],
]
const endings =
	'amento imento acao icao adora ador edor idor ancia encia mente ando endo indo aram eram iram zinho zinha inho inha ado ada ido ida ava ou eu iu ar er ir ei am em ia'.split(
		' ',
	)
const SHORTEST_STEM = 4
const LONGEST_STEM = 7

const known = new Map<string, string>()
const MOST_REMEMBERED = 50_000

/** What a word without accents has in common with its other forms. The same is done to both sides, so a wrong stem does no harm. */
export function stemOf(word: string): string {
	const before = known.get(word)
	if (before !== undefined) return before
	if (known.size >= MOST_REMEMBERED) known.clear()
	const stem = cut(word)
	known.set(word, stem)
	return stem
}

function cut(word: string): string {
	const [plural, instead] = (word.length >= 4 && plurals.find(([one]) => one.test(word))) || []
	let stem = plural ? word.replace(plural, instead!) : word
	const ending = endings.find((one) => stem.endsWith(one) && stem.length - one.length >= SHORTEST_STEM)
	if (ending) stem = stem.slice(0, -ending.length)
	return stem.replace(/(?<=.{4})[aeo]$/, '').slice(0, LONGEST_STEM)
}
