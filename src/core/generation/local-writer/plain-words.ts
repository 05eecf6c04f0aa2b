// How words of prompts and of our own texts are compared: in lower case, without accents, plurals taken for singulars.

/** Lower case without accents or punctuation. */
export function plain(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9.-]+/g, ' ')
		.replace(/\.(?!\d)/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
}

const plurals: [RegExp, string][] = [
	[/oes$/, 'ao'],
	[/([rz])es$/, '$1'],
	[/ns$/, 'm'],
	[/is$/, 'l'],
	[/s$/, ''],
]

/** 'cargas' and 'carga' are one word here. The same is done to both sides, so that a wrong singular does no harm. */
export function singular(text: string): string {
	return text.replace(/[a-z-]{4,}/g, (word) => {
		const [ending, instead] = plurals.find(([one]) => one.test(word)) ?? []
		return ending ? word.replace(ending, instead!) : word
	})
}

export const stopWords: ReadonlySet<string> = new Set(
	'para como mais menos muito sobre qual quais quando onde porque pela pelo pelas pelos uma umas seus suas este esta esse essa isso aquilo entre depois antes ainda tambem artigo texto escreva escrever blog post seguro seguros segurado seguradora apolice contrato plano fazer feito tenho teve pode podem deve devem brasil brasileiro pessoa pessoas guia dicas custa quanto vale pena cobre cobertura coberturas direito direitos lei erros evitar contratar escolher diferenca o que voce meu minha'.split(
		' ',
	),
)

/** Beginnings of words are compared, as endings change with gender and number. */
export const LONGEST_STEM = 6

export function stemsOf(text: string): string[] {
	const words = text.split(/[^a-z]+/).filter((word) => word.length >= 4 && !stopWords.has(word))
	return [...new Set(words.map((word) => word.slice(0, LONGEST_STEM)))].slice(0, 40)
}

/** A phrase of three words says more than three words. */
export function weightIn(text: string, phrases: readonly string[]): number {
	return phrases.filter((phrase) => holds(text, phrase)).reduce((sum, phrase) => sum + phrase.split(' ').length ** 2, 0)
}

export function holds(text: string, phrase: string): boolean {
	return text.includes(` ${singular(phrase)} `)
}
