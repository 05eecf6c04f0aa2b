import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const INFO = 'farol stored values, 1'
const IV_BYTES = 12
const TAG_BYTES = 16

export type Seal = {
	/** Says under which key something was sealed, and nothing of the key. */
	keyVersion: string
	close: (name: string, text: string) => string
	/** Nothing where it was sealed under another key or another name, or was changed since. */
	open: (name: string, sealed: string) => string | undefined
}

/** AES-256-GCM under a key of its own, made of the secret. What is sealed under one name does not open under another. */
export function createSeal(secret: string): Seal {
	const key = Buffer.from(hkdfSync('sha256', secret, '', INFO, 32))
	return {
		keyVersion: `1-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`,
		close(name, text) {
			const iv = randomBytes(IV_BYTES)
			const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
			const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
			return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64')
		},
		open(name, sealed) {
			const bytes = Buffer.from(sealed, 'base64')
			try {
				const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
					.setAAD(Buffer.from(name))
					.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
				const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
				return Buffer.concat(opened).toString('utf8')
			} catch {
				return undefined
			}
		},
	}
}
