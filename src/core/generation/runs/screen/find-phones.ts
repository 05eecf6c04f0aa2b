/** No digit before or after it, and no part of a longer number such as a law, a date or an amount. */
const BEFORE = String.raw`(?<![\d\p{L}]|\d[.,/-])`
const AFTER = String.raw`(?![\d\p{L}]|[.,/-]\d)`
/** Brazilian area codes hold no zero. */
const AREA = String.raw`\(?0?[1-9][1-9]\)?`

const forms = [
	// '+55 51 99999-0100', '+1 202 555 0143'
	String.raw`\+\d[\d ().-]{6,18}\d`,
	// '(51) 99999-0100', '51 3600-0100', '5551999990100'
	String.raw`(?:55[ .-]{0,2})?${AREA}[ .-]{0,3}(?:9[ .]?\d{4}|[2-9]\d{3})[ .-]{0,3}\d{4}`,
	// '99999-0100', '3600-0100'
	String.raw`9\d{4}[ .-]\d{4}`,
	String.raw`[2-5]\d{3}-\d{4}`,
	// '0800 701 9656', '0300-123-4567'
	String.raw`0[ .-]?[3589]00(?:[ .-]?\d){6,7}`,
	// '4004 1234', '3003 1234'
	String.raw`(?:400\d|4020|4062|300\d)[ .-]?\d{4}`,
	// '9 9 9 9 9 0 1 0 0 1'
	String.raw`(?:\d[ .-]){8,14}\d`,
]
const phone = new RegExp(`${BEFORE}(?:${forms.join('|')})${AFTER}`, 'gu')

/** '2023-2026', '10 2024-2025': years, not telephones. */
const years = /(?:^|\D)(?:19|20)\d{2}[ -](?:19|20)\d{2}$/
/** Three to six digits are a telephone where somebody is told to call them. */
const short =
	/(?:ligue|liguem|ligar|disque|discar|telefone|telefonar|sms)(?: (?:para|pro|ao?|o|no|n[ºo°.]|número|de))*:? (\d{3,6})(?![\d\p{L}]|[.,/-]\d| (?:horas?|dias?|minutos?|vezes|segundos?|meses|anos?))/giu

/** What a text holds that can be called, as it stands there. Laws, dates, amounts, CEP, CNPJ and case numbers cannot. */
export function findPhones(text: string): string[] {
	const flat = flatten(text)
	const long = [...flat.matchAll(phone)].map(([number]) => number.trim()).filter((number) => !years.test(number))
	return [...long, ...[...flat.matchAll(short)].map(([, number]) => number!)]
}

/** The digits that are dialled from within the country. */
export function dialled(number: string): string {
	const digits = number.replaceAll(/\D/g, '')
	if (digits.length >= 12 && digits.startsWith('55')) return digits.slice(2)
	return /^0[1-9][1-9]\d{8,9}$/.test(digits) ? digits.slice(1) : digits
}

/** Whether it is one of some numbers, with or without its area code. */
export function isAmong(number: string, known: readonly string[]): boolean {
	const digits = dialled(number)
	return known.map(dialled).some((one) => one === digits || (digits.length >= 8 && one.endsWith(digits)))
}

/** One kind of space and one kind of dash; digits of other scripts as ours. */
function flatten(text: string): string {
	return text
		.normalize('NFKC')
		.replaceAll(/\p{Cf}/gu, '')
		.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
		.replaceAll(/\p{Pd}|−/gu, '-')
		.replaceAll(/\s+/g, ' ')
}

/** Digits of a script follow one another, and begin where none is before them. */
function valueOf(digit: string): number {
	const code = digit.codePointAt(0)!
	if (code < 128) return code - 48
	let value = 0
	while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
	return value
}
