import { slugify } from '#lib/slugify.ts'

/** Words that say nothing of what a title is about, here. */
const empty = new Set(
	'seguro seguros como qual quais quem quando onde para por pelo pela que com sem sobre entre dos das nos nas uma uns umas seu sua seus suas mais menos muito fazer faz ser sao tem ter deve devo preciso precisa voce antes depois cada ate isso este esta esse essa tudo guia passo dicas saber entenda veja vale pena'.split(
		' ',
	),
)

/** What a title is about, as a set of word stems. */
export function subjectWords(title: string): Set<string> {
	const words = slugify(title, 300).split('-')
	return new Set(words.filter((word) => word.length > 2 && !empty.has(word)).map(stem))
}

/** Plural and ending go: 'coberturas' and 'cobertura', 'contratar' and 'contratação'. */
function stem(word: string): string {
	return word.replace(/s$/, '').slice(0, 6)
}

/** Whether an article under one title would tell the reader of the other what it already said. */
export function isSameSubject(title: string, other: string): boolean {
	const [one, two] = [subjectWords(title), subjectWords(other)]
	const shared = [...one].filter((word) => two.has(word)).length
	const shorter = Math.min(one.size, two.size)
	if (shorter === 0) return false
	if (shorter >= 3 && shared / shorter >= 0.8) return true
	return (2 * shared) / (one.size + two.size) >= 0.66
}
