const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const ZERO = '0'.charCodeAt(0)

/** Fourteen characters, the first twelve of which may be letters since July 2026; without what stands between them. */
function signsOf(text: string): string {
	return text.toUpperCase().replaceAll(/[\s./-]/g, '')
}

/** Whether it could be a company's number: its form and both check digits. Of a row of the same sign nothing is. */
export function isCnpj(text: string): boolean {
	const signs = signsOf(text)
	if (!/^[0-9A-Z]{12}\d{2}$/.test(signs) || /^(.)\1+$/.test(signs)) return false
	const base = signs.slice(0, 12)
	const first = checkDigit(base)
	return signs === `${base}${first}${checkDigit(`${base}${first}`)}`
}

/** A letter counts as its place in ASCII less that of the zero: the digits keep their value. */
function checkDigit(signs: string): number {
	const weights = WEIGHTS.slice(-signs.length)
	const sum = weights.reduce((total, weight, index) => total + weight * (signs.charCodeAt(index) - ZERO), 0)
	const rest = sum % 11
	return rest < 2 ? 0 : 11 - rest
}

/** 11.222.333/0001-81, as far as it is typed. */
export function formatCnpj(text: string): string {
	const signs = signsOf(text).slice(0, 14)
	const [, first, second, third, branch, digits] = /^(.{0,2})(.{0,3})(.{0,3})(.{0,4})(.{0,2})/.exec(signs)!
	return [first, second && `.${second}`, third && `.${third}`, branch && `/${branch}`, digits && `-${digits}`]
		.filter(Boolean)
		.join('')
}
