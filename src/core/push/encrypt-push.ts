import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const CURVE = 'prime256v1'
const RECORD_SIZE = 4096

/** What a browser gave us to write to it with, in base64url. */
export type PushKeys = { p256dh: string; auth: string }

/** Handed in by tests alone: each message has its own. */
type Fresh = { salt: Buffer; privateKey: Buffer }

/** A message that only the browser can read, as one record of aes128gcm (RFC 8291, RFC 8188). */
export function encryptPush(message: string, { p256dh, auth }: PushKeys, fresh?: Fresh): Buffer {
	const theirs = Buffer.from(p256dh, 'base64url')
	const ours = createECDH(CURVE)
	if (fresh) ours.setPrivateKey(fresh.privateKey)
	else ours.generateKeys()
	const salt = fresh?.salt ?? randomBytes(16)
	const ourPoint = ours.getPublicKey()

	const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ourPoint])
	const shared = derive(ours.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
	const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
	const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

	const cipher = createCipheriv('aes-128-gcm', key, nonce)
	// The two ends the only and last record.
	const sealed = [
		cipher.update(Buffer.concat([Buffer.from(message), Buffer.of(2)])),
		cipher.final(),
		cipher.getAuthTag(),
	]
	const size = Buffer.alloc(4)
	size.writeUInt32BE(RECORD_SIZE)
	return Buffer.concat([salt, size, Buffer.of(ourPoint.length), ourPoint, ...sealed])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
	return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
