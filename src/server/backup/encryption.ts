import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Transform } from 'node:stream'

/** An encrypted archive: these words, a salt, a nonce, the archive under AES-256-GCM, and its tag. */
const MAGIC = Buffer.from('FAROL-AES256GCM1')
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES
/** 64 MB and some tenths of a second for each guess at the passphrase. */
const scryptCost = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }

export async function encryption(passphrase: string): Promise<Transform> {
	const salt = randomBytes(SALT_BYTES)
	const nonce = randomBytes(NONCE_BYTES)
	const head = Buffer.concat([MAGIC, salt, nonce])
	const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt), nonce).setAAD(head)
	const stream = new Transform({
		transform: (chunk: Buffer, _, done) => done(null, cipher.update(chunk)),
		flush(done) {
			this.push(cipher.final())
			done(null, cipher.getAuthTag())
		},
	})
	stream.push(head)
	return stream
}

export async function isEncrypted(file: string): Promise<boolean> {
	const handle = await open(file)
	try {
		return (await readAt(handle, 0, MAGIC.length)).equals(MAGIC)
	} finally {
		await handle.close()
	}
}

/** What was encrypted, piece by piece. Whether any of it was changed is known at the end alone: it fails there. */
export async function* decrypt(file: string, passphrase: string): AsyncGenerator<Buffer> {
	const handle = await open(file)
	const { size } = await handle.stat()
	const head = await readAt(handle, 0, HEAD_BYTES)
	const tag = await readAt(handle, size - TAG_BYTES, TAG_BYTES).finally(() => handle.close())
	const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES)
	const nonce = head.subarray(MAGIC.length + SALT_BYTES)
	const decipher = createDecipheriv('aes-256-gcm', await keyOf(passphrase, salt), nonce)
	decipher.setAAD(head).setAuthTag(tag)
	for await (const chunk of createReadStream(file, { start: HEAD_BYTES, end: size - TAG_BYTES - 1 })) {
		yield decipher.update(chunk as Buffer)
	}
	yield decipher.final()
}

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		scrypt(passphrase.normalize('NFC'), salt, 32, scryptCost, (error, key) => (error ? reject(error) : resolve(key)))
	})
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
	if (position < 0) throw new Error('too short')
	const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
	return buffer.subarray(0, bytesRead)
}
