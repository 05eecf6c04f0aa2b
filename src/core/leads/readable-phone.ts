import { formatPhone } from '#lib/phone.ts'
import { phoneDigits } from './phone-digits.ts'

/** A Brazilian phone as people write it, '(51) 99999-1234', however it was sent. Any other stays as it came. */
export function readablePhone(phone: string): string {
	const abroad = /^\s*(?:\+|00)(?!\s*55)/.test(phone)
	const digits = phoneDigits(phone)
	return !abroad && /^[1-9]\d{9,10}$/.test(digits) ? formatPhone(digits) : phone.trim()
}
