import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { DATABASE, isPlainName, MEDIA, SECRET, TABLES } from './archive-format.ts'
import { tarHeader, tarPadding } from './tar.ts'

const READ_BYTES = 256 * 1024

/** Uploads under way, and what somebody put there under a name that no picture of ours has and no system is sure to take. */
export function isForeign(name: string): boolean {
	return path.basename(name).startsWith('.') || !isPlainName(name)
}

type Packed = { name: string; size: number; hash: string }

export type Packer = ReturnType<typeof createPacker>

/** Makes the entries of a tar from a folder's files and from texts, and knows what it has made. */
export function createPacker(root: string) {
	const packed = new Map<string, Packed | undefined>()

	async function* text(name: string, content: string): AsyncGenerator<Buffer> {
		const bytes = Buffer.from(content)
		packed.set(name, { name, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') })
		yield tarHeader({ name, kind: 'file', size: bytes.length })
		yield bytes
		yield tarPadding(bytes.length)
	}

	/** All in it that has not been packed yet and is not left out. */
	async function* folder(name: string, leftOut: (name: string) => boolean): AsyncGenerator<Buffer> {
		if (!packed.has(name)) yield tarHeader({ name: `${name}/`, kind: 'folder', size: 0 })
		packed.set(name, undefined)
		for (const entry of await entriesOf(path.join(root, name))) {
			const inside = `${name}/${entry.name}`
			if (leftOut(inside)) continue
			if (entry.isDirectory()) yield* folder(inside, leftOut)
			if (entry.isFile() && !packed.has(inside)) yield* file(inside)
		}
	}

	/**
	 * As it is now. A file that grows while it is read ends where it ended, one that shrinks is filled up with zeros, and one
	 * that is gone is gone, as in PostgreSQL's own backups: what the WAL says is put on top of it.
	 */
	async function* file(name: string): AsyncGenerator<Buffer> {
		const handle = await open(path.join(root, name)).catch(goneAlready)
		if (!handle) return
		try {
			const { size } = await handle.stat()
			const hash = createHash('sha256')
			yield tarHeader({ name, kind: 'file', size })
			for (let left = size; left > 0; ) {
				const wanted = Math.min(left, READ_BYTES)
				const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted)
				const part = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead)
				hash.update(part)
				yield part
				left -= part.length
			}
			yield tarPadding(size)
			packed.set(name, { name, size, hash: hash.digest('hex') })
		} finally {
			await handle.close()
		}
	}

	/** One that has to be there. */
	async function* wholeFile(name: string): AsyncGenerator<Buffer> {
		yield* file(name)
		if (!packed.has(name)) throw new Error(`${name} is gone, so the copy would not be whole`)
	}

	function files(under = ''): Packed[] {
		return [...packed.values()].filter((entry) => entry !== undefined).filter(({ name }) => name.startsWith(under))
	}

	return {
		text,
		folder,
		wholeFile,
		/** As `sha256sum --check` reads them. */
		checksums: () =>
			files()
				.map(({ name, hash }) => `${hash}  ${name}\n`)
				.join(''),
		summary() {
			const media = files(`${MEDIA}/`)
			return {
				databaseBytes: sizeOf([...files(`${DATABASE}/`), ...files(`${TABLES}/`)]),
				mediaFiles: media.length,
				mediaBytes: sizeOf(media),
				withSecret: packed.has(SECRET),
			}
		},
	}
}

function sizeOf(files: Packed[]): number {
	return files.reduce((sum, { size }) => sum + size, 0)
}

async function entriesOf(folder: string): Promise<Dirent[]> {
	const entries = await readdir(folder, { withFileTypes: true }).catch(goneAlready)
	return (entries ?? []).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function goneAlready(error: NodeJS.ErrnoException): undefined {
	if (error.code !== 'ENOENT') throw error
}
