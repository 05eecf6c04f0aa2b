import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import {
	CHECKSUMS,
	CONTENTS,
	DATABASE,
	isPlainName,
	MANIFEST,
	type Manifest,
	MEDIA,
	readManifest,
	SECRET,
	TABLES,
} from './archive-format.ts'
import { decrypt } from './encryption.ts'
import { readTar, type TarEntry } from './tar.ts'

const MOST_ENTRIES = 1_000_000
/** The largest of those that are read into memory: the list of a million checksums. */
const LONGEST_TEXT = 200_000_000

type FreeBytes = (folder: string) => Promise<number>

type ReadArchive = { archive: string; into: string; passphrase: string | undefined; freeBytes?: FreeBytes }

/**
 * What was in it, which is what an archive of before the manifest is told by: it holds the database's files alone. The
 * id is the same for the same content.
 */
export type Unpacked = { manifest: Manifest | undefined; id: string }

/** Unpacks an archive into an empty folder, and fails unless it is whole and holds nothing but what a backup may hold. */
export async function readArchive({
	archive,
	into,
	passphrase,
	freeBytes = freeBytesOf,
}: ReadArchive): Promise<Unpacked> {
	const unpacker = createUnpacker(into, freeBytes)
	const bytes = passphrase === undefined ? createReadStream(archive) : decrypt(archive, passphrase)
	await pipeline(bytes, createGunzip(), (content: AsyncIterable<Buffer>) => readTar(content, unpacker.entry))
	return unpacker.end()
}

function createUnpacker(into: string, freeBytes: FreeBytes) {
	const seen = new Set<string>()
	const hashes = new Map<string, string>()
	let manifest: Manifest | undefined
	let checksums: string | undefined

	async function entry({ name: given, kind, size }: TarEntry, content: AsyncIterable<Buffer>): Promise<void> {
		if (checksums !== undefined) throw new Error('something after the checksums')
		if (seen.size === 0 && kind === 'file' && given === MANIFEST) {
			const text = await read(content, size)
			seen.add(given)
			hashes.set(given, hashOf(text))
			manifest = readManifest(text.toString())
			return
		}
		if (manifest && kind === 'file' && given === CHECKSUMS) {
			checksums = (await read(content, size)).toString()
			return
		}

		const name = manifest ? ofData(given) : ofDatabase(given)
		if (name === undefined) return
		if (seen.has(name) || seen.size >= MOST_ENTRIES) throw new Error(`${name} is there twice, or one too many`)
		seen.add(name)
		const place = path.join(into, name)
		if (kind === 'folder') return void (await mkdir(place, { recursive: true, mode: 0o700 }))
		if (size > (await freeBytes(into))) throw new NoRoom(size)
		await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
		const hash = createHash('sha256')
		const hashing = new Transform({
			transform(chunk: Buffer, _, done) {
				hash.update(chunk)
				done(null, chunk)
			},
		})
		await pipeline(content, hashing, createWriteStream(place, { flags: 'wx', mode: 0o600 }))
		hashes.set(name, hash.digest('hex'))
	}

	function end(): Unpacked {
		if (seen.size === 0) throw new Error('empty')
		if (!manifest) return { manifest, id: '' }
		const given = [...hashes].map(([name, hash]) => `${hash}  ${name}\n`).join('')
		if (checksums !== given) throw new Error('the checksums are not those of the files')
		return { manifest, id: hashOf(Buffer.from(given)) }
	}

	return { entry, end }
}

/** A name inside one of the places that a backup is made of. */
function ofData(name: string): string {
	const plain = plainName(name)
	const known =
		[SECRET, CONTENTS].includes(plain) ||
		[DATABASE, TABLES, MEDIA].some((folder) => plain === folder || plain.startsWith(`${folder}/`))
	if (!known) throw new Error(`${name} is no part of a backup`)
	return plain
}

/** Archives of before the manifest name the database's files from its own folder on, some with a slash in front. */
function ofDatabase(name: string): string | undefined {
	const inside = name.replace(/^(\.?\/)+/, '')
	return inside === '' || inside === '.' ? undefined : plainName(`${DATABASE}/${inside}`)
}

function plainName(name: string): string {
	const plain = name.replace(/\/$/, '')
	if (!isPlainName(plain)) throw new Error(`${JSON.stringify(name)} leads elsewhere`)
	return plain
}

async function freeBytesOf(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder)
	return bavail * bsize
}

/** An archive that is larger than the disk, or that says so of itself. */
export class NoRoom extends Error {
	constructor(size: number) {
		super(`no room for a file of ${size} bytes`)
	}
}

async function read(content: AsyncIterable<Buffer>, size: number): Promise<Buffer> {
	if (size > LONGEST_TEXT) throw new Error('a text that is too long')
	const parts: Buffer[] = []
	for await (const part of content) parts.push(part)
	return Buffer.concat(parts)
}

function hashOf(bytes: Buffer): string {
	return createHash('sha256').update(bytes).digest('hex')
}
