import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#server/http/accept-encoding.ts'
import { digestOf } from '#server/http/entity-tag.ts'

/** What is sent as it is, in any encoding. */
export type CachedFile = {
	headers: Record<string, string>
	bodies: Record<Encoding, Buffer>
	etags: Record<Encoding, string>
	size: number
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** While somebody waits: a tenth more bytes for a tenth of the work. */
const QUICK = 5
const HARD = 10

/** The compression runs off the main thread. */
export async function toCachedFile(text: string, headers: Record<string, string>): Promise<CachedFile> {
	const identity = ownBytes(Buffer.from(text))
	const [gzipped, brotli] = await Promise.all([gzipOf(identity), brotliOf(identity, QUICK)])
	const digest = digestOf(identity)
	return {
		headers,
		bodies: { identity, gzip: gzipped, br: brotli },
		// A strong tag names bytes, so each encoding has its own.
		etags: { identity: `"${digest}"`, gzip: `"${digest}-gz"`, br: `"${digest}-br"` },
		size: identity.length + gzipped.length + brotli.length,
	}
}

/** Makes what many will get as small as is sensible, while nobody waits. How many bytes that saved. */
export async function pressHard(file: CachedFile): Promise<number> {
	const pressed = await brotliOf(file.bodies.identity, HARD)
	const saved = file.bodies.br.length - pressed.length
	if (saved <= 0) return 0
	file.bodies.br = pressed
	file.etags.br = file.etags.br.replace('-br"', '-br-hard"')
	return saved
}

async function gzipOf(bytes: Buffer): Promise<Buffer> {
	return ownBytes(await compressGzip(bytes))
}

async function brotliOf(bytes: Buffer, quality: number): Promise<Buffer> {
	const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
	return ownBytes(await compressBrotli(bytes, { params }))
}

/** In memory of their own length: what Node gives often lies in 64 KB that it keeps alive, and a size would not be one. */
function ownBytes(bytes: Buffer): Buffer {
	return Buffer.from(new Uint8Array(bytes).buffer)
}
