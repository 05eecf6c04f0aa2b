import { phoneDigits } from '#core/leads/phone-digits.ts'

/** A telephone as chats know it, digits with the country's code. Nothing where the area code is missing. */
export function chatNumber(phone: string): string | undefined {
	const digits = phoneDigits(phone)
	const abroad = /^\s*\+(?!\s*55)/.test(phone)
	if (abroad) return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined
	return /^[1-9]\d{9,10}$/.test(digits) ? `55${digits}` : undefined
}

/**
 * What a person who writes from this number may have typed into a form, as `leads.phone_key` keeps it. WhatsApp still knows many Brazilian
 * mobiles without the nine in front.
 */
export function phoneKeysOf(waId: string): string[] {
	const brazilian = /^55(\d{2})(\d{8,9})$/.exec(waId)
	if (!brazilian) return [waId]
	const [, area = '', rest = ''] = brazilian
	const other = rest.length === 8 ? `9${rest}` : rest.startsWith('9') ? rest.slice(1) : undefined
	return [area + rest, ...(other ? [area + other] : [])]
}
