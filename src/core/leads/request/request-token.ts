import { createHash } from 'node:crypto'

type Sign = (text: string) => string

/** 160 bits, in small letters and figures: an address may be typed, and capitals are taken for a slip. */
const LENGTH = 40

/** The secret in the address of a quote's page, made of the lead's id by a key that only the server has. */
export function requestToken(id: string, sign: Sign): string {
	return createHash('sha256')
		.update(sign(`request ${id}`))
		.digest('hex')
		.slice(0, LENGTH)
}

/** What the database knows of it: who reads the table cannot open anybody's page. */
export function hashOfToken(token: string): string {
	return createHash('sha256').update(`request ${token}`).digest('hex')
}

export function isToken(text: string): boolean {
	return /^[0-9a-f]{40}$/.test(text)
}
