/**
 * A Brazilian telephone number as people write it, also while it is being typed. What begins with a plus is from
 * elsewhere, or says so itself, and stays as it was typed.
 */
export function formatPhone(text: string): string {
	if (text.trimStart().startsWith('+')) return text.replace(/[^\d\s+().-]/g, '')
	const digits = text.replace(/\D/g, '')
	if (digits.length < 3 || digits.length > 11) return digits
	const number = digits.slice(2)
	const split = number.length > 8 ? 5 : 4
	const parts = number.length > split ? `${number.slice(0, split)}-${number.slice(split)}` : number
	return `(${digits.slice(0, 2)}) ${parts}`
}
