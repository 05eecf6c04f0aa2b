import { createHmac, randomInt } from 'node:crypto'

/** No letter or digit that could be read as another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HASHED = /^hmac:/

/** Ten codes, each good for one sign-in without the authenticator app. */
export function makeRecoveryCodes(): string[] {
	return Array.from({ length: 10 }, () => `${letters(5)}-${letters(5)}`)
}

function letters(count: number): string {
	return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** What is kept of a code, however it was typed. Keyed, so that a stolen database is of no use for guessing. */
export function hashRecoveryCode(code: string, secret: string): string {
	const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '')
	return `hmac:${createHmac('sha256', secret).update(`recovery-code:${typed}`).digest('base64url')}`
}

/**
 * The auth library would keep the codes readable. Hashes pass through it as if they were the codes: it is given
 * the hash of what was typed (see second-factor.ts), finds it in the list, and stores the list without it.
 */
export function hashedStorage(secret: string) {
	return {
		async encrypt(list: string): Promise<string> {
			const codes = JSON.parse(list) as string[]
			return JSON.stringify(codes.map((code) => (HASHED.test(code) ? code : hashRecoveryCode(code, secret))))
		},
		async decrypt(stored: string): Promise<string> {
			return stored
		},
	}
}
