/** The country's code or the zero of long distance, where a whole number with its area code follows. */
export const DIALLED_BEFORE = '^(?:(?:00)?55|0)(?=\\d{10,11}$)'

/** A phone as digits with area code, however it was typed: '+55 (51) 99999-0000' is '51999990000'. */
export function phoneDigits(phone: string): string {
	return phone.replace(/\D/g, '').replace(new RegExp(DIALLED_BEFORE), '')
}
