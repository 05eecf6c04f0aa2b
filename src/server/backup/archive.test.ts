import { randomBytes } from 'node:crypto'
import {
	appendFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CHECKSUMS, MANIFEST, makeManifest } from './archive-format.ts'
import { isEncrypted } from './encryption.ts'
import { makeBackup } from './make-backup.ts'
import { readArchive } from './read-archive.ts'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'
import { type ArchiveTask, writeArchive } from './write-archive.ts'

const PASSPHRASE = 'uma senha para os testes'
const LARGE = 8_000_000
const now = new Date('2026-03-10T12:00:00Z')
const contents = { migrations: 1, bytesAs: 'md5' as const, tables: [], sequences: [] }

function aFolder(): string {
	return mkdtempSync(path.join(tmpdir(), 'farol-archive-'))
}

/** A data folder in small. What matters here is that bytes come back; whether a database opens is tested with one. */
function aDataFolder(): string {
	const dataDir = aFolder()
	const files = {
		'database/PG_VERSION': '18\n',
		'database/base/1/1259': 'x'.repeat(300_000),
		'database/pg_wal/000000010000000000000001': 'old',
		'database/pg_wal/000000010000000000000002': 'wal',
		'database/postmaster.pid': '-42',
		'media/files/foto.webp': 'bytes of a picture',
		'media/files/.0f3a.part': 'half of',
		'media/files/not\na:picture': 'would break the list of checksums',
		'auth-secret': 'the secret',
		lock: '',
	}
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true })
		writeFileSync(path.join(dataDir, name), content)
	}
	mkdirSync(path.join(dataDir, 'database/pg_notify'))
	return dataDir
}

function taskOf(dataDir: string, changes: Partial<ArchiveTask> = {}): ArchiveTask {
	const manifest = makeManifest({ version: '1.2.3', madeAt: now, encrypted: false, mediaElsewhere: false })
	const target = path.join(aFolder(), 'archive')
	return { dataDir, target, passphrase: undefined, manifest, withMedia: true, ...changes }
}

function filesIn(folder: string): Record<string, string> {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
	return Object.fromEntries(
		names.map((name) => {
			const place = path.join(folder, name)
			return [name, statSync(place).isDirectory() ? '' : readFileSync(place, 'utf8')]
		}),
	)
}

function read(archive: string, passphrase?: string) {
	return readArchive({ archive, into: aFolder(), passphrase })
}

async function unpacked(archive: string, passphrase?: string): Promise<Record<string, string>> {
	const into = aFolder()
	await readArchive({ archive, into, passphrase })
	return filesIn(into)
}

test('an archive holds the database, the pictures, the version and in words what it lacks, but no secret', async () => {
	const task = taskOf(aDataFolder())
	const summary = await writeArchive(task)
	expect(summary).toMatchObject({ mediaFiles: 1, mediaBytes: 18, withSecret: false })
	expect(statSync(task.target).mode & 0o777).toBe(0o600)

	const into = aFolder()
	const { manifest } = await readArchive({ archive: task.target, into, passphrase: undefined })
	expect(manifest).toEqual(task.manifest)
	expect(manifest!.version).toBe('1.2.3')
	expect(manifest!.lacks.join()).toContain('AUTH_SECRET')
	const files = filesIn(into)
	expect(Object.keys(files)).toEqual([
		'database',
		'database/PG_VERSION',
		'database/base',
		'database/base/1',
		'database/base/1/1259',
		'database/pg_notify',
		'database/pg_wal',
		'database/pg_wal/000000010000000000000001',
		'database/pg_wal/000000010000000000000002',
		'media',
		'media/files',
		'media/files/foto.webp',
	])
	expect(files['media/files/foto.webp']).toBe('bytes of a picture')
	expect(files['database/base/1/1259']).toHaveLength(300_000)
})

test('of a database in use it holds the label and the WAL it names, and what was uploaded meanwhile', async () => {
	const dataDir = aDataFolder()
	const task = taskOf(dataDir)
	await writeArchive(task, async () => {
		writeFileSync(path.join(dataDir, 'media/files/nova.webp'), 'new')
		return { label: 'LABEL', segments: ['000000010000000000000002'], contents }
	})
	const files = await unpacked(task.target)
	expect(files).toMatchObject({
		'database/backup_label': 'LABEL',
		'database/pg_wal/000000010000000000000002': 'wal',
		'media/files/nova.webp': 'new',
	})
	expect(files).not.toHaveProperty('database/pg_wal/000000010000000000000001')
})

test('without a segment of the WAL there is no archive of a database in use', async () => {
	const end = { label: 'LABEL', segments: ['000000010000000000000002', '000000010000000000000003'], contents }
	await expect(writeArchive(taskOf(aDataFolder()), async () => end)).rejects.toThrow('would not be whole')
})

async function written(target: string): Promise<void> {
	while (!existsSync(target) || statSync(target).size < 1_000_000) await setImmediate()
}

test('a file that shrinks while it is read is filled up, and one that grows ends where it ended', async () => {
	const dataDir = aDataFolder()
	const [shrinking, growing] = ['1259', '1260'].map((name) => path.join(dataDir, 'database/base/1', name))
	for (const file of [shrinking!, growing!]) writeFileSync(file, randomBytes(LARGE))
	const task = taskOf(dataDir)
	const writing = writeArchive(task)
	// Random bytes do not get smaller: what has been written by then is a part of the first file.
	await written(task.target)
	truncateSync(shrinking!, 1000)
	await writing

	const into = aFolder()
	await readArchive({ archive: task.target, into, passphrase: undefined })
	const shrunk = readFileSync(path.join(into, 'database/base/1/1259'))
	expect(shrunk).toHaveLength(LARGE)
	expect(shrunk.subarray(-1000).equals(Buffer.alloc(1000))).toBe(true)

	const again = taskOf(dataDir)
	const writingAgain = writeArchive(again)
	await written(again.target)
	appendFileSync(growing!, 'more')
	await writingAgain
	await readArchive({ archive: again.target, into: aFolder(), passphrase: undefined })
})

test('an encrypted archive holds the secret and comes back with its passphrase alone', async () => {
	const task = taskOf(aDataFolder(), { passphrase: PASSPHRASE })
	expect(await writeArchive(task)).toMatchObject({ withSecret: true })
	expect(await isEncrypted(task.target)).toBe(true)
	expect(readFileSync(task.target).includes('secret')).toBe(false)
	expect(await unpacked(task.target, PASSPHRASE)).toMatchObject({ 'auth-secret': 'the secret' })
	await expect(read(task.target, 'outra senha qualquer')).rejects.toBeInstanceOf(Error)
	await expect(read(task.target)).rejects.toBeInstanceOf(Error)
})

test.for([undefined, PASSPHRASE])(
	'cut off or changed anywhere, an archive is refused (passphrase: %s)',
	async (passphrase) => {
		const task = taskOf(aDataFolder(), { passphrase })
		await writeArchive(task)
		const whole = readFileSync(task.target)
		const damaged = path.join(aFolder(), 'damaged')
		// Whichever layer notices first, it is an error. Of gzip's own first ten bytes some say nothing about the content.
		for (let step = 0; step < 4; step += 1) {
			const at = 10 + Math.floor(((whole.length - 11) * step) / 3)
			writeFileSync(damaged, whole.subarray(0, at))
			await expect(read(damaged, passphrase), `cut at ${at}`).rejects.toBeInstanceOf(Error)
			const changed = Buffer.from(whole)
			changed[at]! ^= 0x10
			writeFileSync(damaged, changed)
			await expect(read(damaged, passphrase), `changed at ${at}`).rejects.toBeInstanceOf(Error)
		}
	},
)

test('contents that do not fit the checksums are refused, though the tar is well-formed', async () => {
	const task = taskOf(aDataFolder())
	await writeArchive(task)
	const tar = gunzipSync(readFileSync(task.target))
	tar.write('BYTES', tar.indexOf('bytes of a picture'))
	writeFileSync(task.target, gzipSync(tar))
	await expect(read(task.target)).rejects.toThrow('checksums')
})

function archiveOf(...entries: { name: string; content?: string; kind?: 'file' | 'folder'; size?: number }[]): string {
	const parts = entries.flatMap(({ name, content = '', kind = 'file', size = Buffer.byteLength(content) }) => [
		tarHeader({ name, kind, size }),
		Buffer.from(content),
		tarPadding(Buffer.byteLength(content)),
	])
	const archive = path.join(aFolder(), 'made')
	writeFileSync(archive, gzipSync(Buffer.concat([...parts, tarEnd()])))
	return archive
}

const manifest = {
	name: MANIFEST,
	content: JSON.stringify(makeManifest({ version: '1', madeAt: now, encrypted: false, mediaElsewhere: false })),
}

test.for([
	'../fora',
	'database/../../fora',
	'/etc/fora',
	'media//etc/fora',
	'media/..',
	'media\\..\\fora',
	'C:/fora',
	'outra-pasta/arquivo',
	'.env',
	'auth-secret/x/../../../fora',
])('an entry named %j is refused and written nowhere', async (name) => {
	const into = path.join(aFolder(), 'into')
	mkdirSync(into)
	const archive = archiveOf(manifest, { name, content: 'x' })
	await expect(readArchive({ archive, into, passphrase: undefined })).rejects.toThrow(
		/leads elsewhere|no part of a backup/,
	)
	expect(readdirSync(path.dirname(into))).toEqual(['into'])
	expect(filesIn(into)).toEqual({})
})

test('names that lead elsewhere are refused in archives of before the manifest, too', async () => {
	await expect(read(archiveOf({ name: '/base/../../fora', content: 'x' }))).rejects.toThrow('leads elsewhere')
})

test('an entry that comes twice, one larger than the disk and one after the checksums are refused', async () => {
	const entry = { name: 'database/a', content: 'x' }
	await expect(read(archiveOf(manifest, entry, entry))).rejects.toThrow('twice')
	await expect(read(archiveOf({ name: MANIFEST, size: 8 ** 11 - 1 }))).rejects.toThrow('too long')
	const huge = archiveOf(manifest, { name: 'database/a', size: 1_000_001 })
	const reading = readArchive({
		archive: huge,
		into: aFolder(),
		passphrase: undefined,
		freeBytes: async () => 1_000_000,
	})
	await expect(reading).rejects.toThrow('no room')
	await expect(read(archiveOf(manifest, { name: CHECKSUMS }, entry))).rejects.toThrow('after the checksums')
	await expect(read(archiveOf(manifest, entry))).rejects.toThrow('checksums')
	await expect(read(archiveOf())).rejects.toThrow('empty')
})

test('an archive of a newer format names the version that made it', async () => {
	const newer = manifest.content.replace(/"format":\d+/, '"format":1000').replace('"version":"1"', '"version":"9.0.0"')
	await expect(read(archiveOf({ name: MANIFEST, content: newer }))).rejects.toMatchObject({ version: '9.0.0' })
})

test('a backup that fails leaves nothing behind, and the one of before in its place', async () => {
	const dataDir = aDataFolder()
	const folder = path.join(dataDir, 'backups')
	const keep = { days: 7, weeks: 0, months: 0 }
	const options = {
		dataDir,
		folder,
		keep,
		passphrase: undefined,
		mediaElsewhere: false,
		nightly: true,
		version: '1',
		now,
	}
	const { file } = await makeBackup(options)
	const before = readFileSync(file)
	async function failing(task: ArchiveTask): Promise<never> {
		writeFileSync(task.target, 'half')
		throw new Error('full')
	}
	await expect(makeBackup({ ...options, write: failing })).rejects.toThrow('full')
	expect(readFileSync(file).equals(before)).toBe(true)
	expect(readdirSync(path.dirname(file))).toEqual(['farol-2026-03-10.tar.gz'])
})
