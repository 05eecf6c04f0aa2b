import { createHmac } from 'node:crypto'

const STEP_MS = 30_000

/** The code that an authenticator app shows (RFC 6238), now or some steps later. */
export function totp(secret: string, { steps = 0, now = Date.now() }: { steps?: number; now?: number } = {}): string {
	const counter = Buffer.alloc(8)
	counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS) + steps))
	const hash = createHmac('sha1', base32(secret)).update(counter).digest()
	const offset = hash.at(-1)! & 0xf
	return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

function base32(text: string): Buffer {
	const bits = text
		.toUpperCase()
		.replace(/[^A-Z2-7]/g, '')
		.split('')
		.map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
		.join('')
	const bytes = bits.match(/.{8}/g) ?? []
	return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
