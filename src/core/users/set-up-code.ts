import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Without I, L, O and U: nothing that is misread on a console, and no words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/**
 * What the start prints while nobody has entered, such as `7K2M-Q9XD-3FHT`: 60 bits that only who has the secret can work out.
 * It follows from what every instance knows, so that all of them print and take the same one: docs/decisions/047-set-up-code.md.
 */
export function setUpCode(secret: string): string {
	const bytes = createHmac('sha256', secret).update('set-up code').digest()
	const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length])
	return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

type Known = {
	secret: string
	/** `ADMIN_PASSWORD`, where it is set and may still be tried. */
	password: string | undefined
}

/** Whether somebody was told the code. Takes as long for a wrong one as for a right one. */
export function isSetUpCode(typed: string, { secret, password }: Known): boolean {
	const isCode = isSame(plain(typed), plain(setUpCode(secret)))
	const isPassword = password !== undefined && isSame(typed, password)
	return isCode || isPassword
}

/** As people type what they read: small letters, spaces, an O for a zero. */
function plain(code: string): string {
	return code
		.toUpperCase()
		.replace(/[^0-9A-Z]/g, '')
		.replace(/O/g, '0')
		.replace(/[IL]/g, '1')
}

function isSame(a: string, b: string): boolean {
	return timingSafeEqual(hash(a), hash(b))
}

function hash(text: string): Buffer {
	return createHash('sha256').update(text).digest()
}
