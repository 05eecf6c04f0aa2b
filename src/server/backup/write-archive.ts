import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { CopyEnd } from '#db/embedded/copy-live.ts'
import { CHECKSUMS, CONTENTS, DATABASE, MANIFEST, type Manifest, MEDIA, SECRET } from './archive-format.ts'
import type { Contents } from './contents.ts'
import { encryption } from './encryption.ts'
import { createPacker, isForeign, type Packer } from './packer.ts'
import { tarEnd } from './tar.ts'

/** Half the time of the usual level for a few hundredths more in size. */
const GZIP_LEVEL = 4

/** Made anew by the database when it opens, or good for nothing without the process that made it. */
const passing = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label\.old)$/

const walSegment = new RegExp(`^${DATABASE}/pg_wal/[0-9A-F]{24}`)

export type ArchiveTask = {
	dataDir: string
	target: string
	passphrase: string | undefined
	manifest: Manifest
	withMedia: boolean
}

export type ArchiveSummary = {
	databaseBytes: number
	mediaFiles: number
	mediaBytes: number
	archiveBytes: number
	withSecret: boolean
}

/** What makes the copy of a database in use whole, and what it has to come back to. */
export type CopyDone = CopyEnd & { contents: Contents }

/**
 * Writes one archive of the data folder, in a stream: however large the folder, it takes little memory. Where the
 * database is in use, `copied` is called when its files have been read, and gives what makes them whole.
 */
export async function writeArchive(task: ArchiveTask, copied?: () => Promise<CopyDone>): Promise<ArchiveSummary> {
	// Of a database in use the WAL comes last, and of it what is needed.
	const isLeftOut = (name: string) =>
		passing.test(path.basename(name)) || (copied !== undefined && walSegment.test(name))
	return packArchive(task, async function* content(packer) {
		yield* packer.folder(DATABASE, isLeftOut)
		if (task.withMedia) yield* packer.folder(MEDIA, isForeign)
		if (copied) {
			const { label, segments, contents } = await copied()
			yield* packer.text(`${DATABASE}/backup_label`, label)
			for (const segment of segments) yield* packer.wholeFile(`${DATABASE}/pg_wal/${segment}`)
			// What was uploaded meanwhile: the database knows of it now.
			if (task.withMedia) yield* packer.folder(MEDIA, isForeign)
			yield* packer.text(CONTENTS, JSON.stringify(contents))
		}
		if (task.passphrase && (await exists(path.join(task.dataDir, SECRET)))) yield* packer.wholeFile(SECRET)
	})
}

/** What every archive begins and ends with, around its content. */
export async function packArchive(
	task: ArchiveTask,
	content: (packer: Packer) => AsyncGenerator<Buffer>,
): Promise<ArchiveSummary> {
	const packer = createPacker(task.dataDir)
	async function* whole(): AsyncGenerator<Buffer> {
		yield* packer.text(MANIFEST, `${JSON.stringify(task.manifest, null, '\t')}\n`)
		yield* content(packer)
		yield* packer.text(CHECKSUMS, packer.checksums())
		yield tarEnd()
	}
	await pipeline([
		Readable.from(whole()),
		createGzip({ level: GZIP_LEVEL }),
		...(task.passphrase ? [await encryption(task.passphrase)] : []),
		createWriteStream(task.target, { mode: 0o600, flush: true }),
	])
	return { ...packer.summary(), archiveBytes: (await stat(task.target)).size }
}

async function exists(file: string): Promise<boolean> {
	return stat(file).then(
		() => true,
		() => false,
	)
}
