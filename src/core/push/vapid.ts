import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

const CURVE = 'prime256v1'
/** Push services refuse what is valid for more than a day. */
const VALID_SECONDS = 12 * 3600

/** A private key as every push library writes it: 32 bytes in base64url. */
export function newVapidKey(): string {
	const pair = createECDH(CURVE)
	pair.generateKeys()
	// A key that begins with zeros comes out shorter.
	return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
		.subarray(-32)
		.toString('base64url')
}

/** What browsers are told, so that they take messages of this key alone. */
export function publicKeyOf(privateKey: string): string {
	const pair = createECDH(CURVE)
	pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
	return pair.getPublicKey('base64url')
}

type Signing = {
	endpoint: string
	privateKey: string
	/** Where the push service finds who sends: a mail address or the site. */
	subject: string
	now: Date
}

/** Says to a push service who sends (RFC 8292). */
export function vapidHeader({ endpoint, privateKey, subject, now }: Signing): string {
	const expires = Math.floor(now.getTime() / 1000) + VALID_SECONDS
	const claims = { aud: new URL(endpoint).origin, exp: expires, sub: subject }
	const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
	const key = keyObjectOf(privateKey)
	const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
	return `vapid t=${unsigned}.${signature}, k=${publicKeyOf(privateKey)}`
}

function part(content: unknown): string {
	return Buffer.from(JSON.stringify(content)).toString('base64url')
}

function keyObjectOf(privateKey: string): KeyObject {
	const point = Buffer.from(publicKeyOf(privateKey), 'base64url')
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
	return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x!, y: y! } })
}
