/** Between the shortest old codes and the longest ones with a check digit. */
const LEAST_DIGITS = 6
const MOST_DIGITS = 15
const written = /^\d[\d./-]*\d$/

/**
 * Whether something can be a broker's SUSEP number by its form: digits with the marks that are written between them. A
 * single digit over and over is what people type to get on. Nothing is asked of SUSEP: who enters it answers for it.
 */
export function isRegistration(text: string): boolean {
	const digits = text.replace(/\D/g, '')
	return written.test(text) && digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS && new Set(digits).size > 1
}
