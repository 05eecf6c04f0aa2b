import { formatPhone } from '#lib/phone.ts'

/** Numbers that are dialled without an area code: 0800 and the like, and 4004-0000. */
const withoutArea = /^(?:0[358]00\d{6,7}|[34]00\d{5})$/

/** As people write it. What cannot be a number stays as it was typed. */
export function writtenPhone(text: string): string {
	const digits = text.replaceAll(/\D/g, '')
	if (text.trimStart().startsWith('+')) return text.trim()
	if (/^0[358]00/.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`.trim()
	if (withoutArea.test(digits)) return `${digits.slice(0, 4)}-${digits.slice(4)}`
	return digits.length === 10 || digits.length === 11 ? formatPhone(digits) : text.trim()
}

export function isPhone(text: string): boolean {
	const digits = text.replaceAll(/\D/g, '')
	if (text.trimStart().startsWith('+')) return digits.length >= 8 && digits.length <= 15
	return withoutArea.test(digits) || /^[1-9]{2}(?:9\d{8}|[2-8]\d{7})$/.test(digits)
}

export function phoneHref(text: string): `tel:${string}` {
	const digits = text.replaceAll(/\D/g, '')
	if (text.trimStart().startsWith('+')) return `tel:+${digits}`
	return withoutArea.test(digits) ? `tel:${digits}` : `tel:+55${digits}`
}

/** What the chat service wants: digits only, with the country's code. */
export function chatNumber(text: string): string {
	const digits = text.replaceAll(/\D/g, '')
	return digits.length === 10 || digits.length === 11 ? `55${digits}` : digits
}
