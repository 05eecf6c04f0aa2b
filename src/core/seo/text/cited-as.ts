import { asWords, WORD_END, WORD_START } from './letters.ts'

const articlesOf = /^arts?\. (\d+) a (\d+) d[oa] (.+)$/
const actOf = /^(Circular|Resolução) (\p{Lu}+) (\d+)(?:\/\d+)?$/u

/**
 * Finds a norm by one of the forms in which it is cited. 'arts. 757 a 802 do Código Civil' stands for any of those
 * articles, before or after the code's name; 'Circular SUSEP 256' for 'Circular nº 256 da SUSEP' too.
 */
export function citedAs(form: string): RegExp {
	const [, first, last, code] = articlesOf.exec(form) ?? []
	if (code !== undefined) return anArticle(Number(first), Number(last), code)
	const [, kind, body, number] = actOf.exec(form) ?? []
	if (number !== undefined) return anAct(kind!, body!, number)
	return asWords(loosely(form))
}

/** Alone or in a list: 'art. 768', 'artigos 757 a 802'. */
function anArticle(first: number, last: number, code: string): RegExp {
	const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index).join('|')
	const article = String.raw`${WORD_START}(?:arts?\.?|artigos?)\s*[\d\sº°,ea.-]{0,30}?(?<![\d.])(?:${numbers})(?!\d|\.\d)`
	const name = `${WORD_START}${loosely(code)}${WORD_END}`
	return new RegExp(`${article}[^.;]{0,40}${name}|${name}[^.;]{0,40}${article}`, 'i')
}

function anAct(kind: string, body: string, number: string): RegExp {
	const named = String.raw`(?:n\s?[.º°o]*\s*)?${number}(?!\d|\.\d)`
	const act = loosely(kind)
	return new RegExp(
		String.raw`${act}\s+(?:d[ao]\s+)?${body}\s*,?\s*${named}|${act}\s+${named}[^.;]{0,20}\s+d[ao]\s+${body}`,
		'i',
	)
}

/** With or without its accents. */
function loosely(text: string): string {
	return text
		.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
		.replace(/[À-ÿ]/g, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`)
}
