import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#db/client.server.ts'
import { openEmbedded } from '#db/embedded.server.ts'
import { posts } from '#db/schema/posts.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { aPost } from '../builders.ts'
import { startServer } from '../server-process.ts'
import { backupsOf } from './embedded-backups.ts'

/** What hangs still ends; a busy machine takes its time to open databases. */
const PICTURE = 'media/files/foto.webp'
const SECRET = 'a-secret-of-32-characters-or-more'

const run = promisify(execFile)
let prepared: string

/** Making a cluster takes seconds: it is made once, and each test gets a copy. */
beforeAll(async () => {
	prepared = newFolder()
	const database = await openEmbedded({ dataDir: prepared })
	await database.db.insert(posts).values(aPost({ title: 'Antes' }))
	await database.close()
	mkdirSync(path.join(prepared, 'media/files'), { recursive: true })
	writeFileSync(path.join(prepared, PICTURE), 'a picture')
	writeFileSync(path.join(prepared, 'auth-secret'), SECRET)
})

function newFolder(): string {
	return mkdtempSync(path.join(tmpdir(), 'farol-backup-'))
}

function aDataFolder(): string {
	const folder = newFolder()
	cpSync(prepared, folder, { recursive: true })
	return folder
}

/** Runs a command on a folder and gives what it said and how it ended. */
async function command(script: string, dataDir: string, args: string[] = [], extra: Record<string, string> = {}) {
	const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...extra }
	return run(process.execPath, [`scripts/${script}`, ...args], { env }).then(
		({ stdout }) => ({ code: 0, said: stdout }),
		({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
	)
}

function backup(dataDir: string, extra?: Record<string, string>) {
	return command('make-backup.ts', dataDir, [], extra)
}

function restore(dataDir: string, args: string[], extra?: Record<string, string>) {
	return command('restore-backup.ts', dataDir, args, extra)
}

/** Why the function behind the command refuses. What the command makes of a refusal is asked of a process once. */
function refusalOf(dataDir: string, archive: string, passphrase?: string): Promise<string> {
	return restoreBackup({ archive, dataDir, passphrase, now: new Date() }).then(
		() => 'not refused',
		({ message }: Error) => message,
	)
}

function archiveIn(dataDir: string): string {
	const [name, ...others] = readdirSync(path.join(dataDir, 'backups'))
	expect(others).toEqual([])
	return path.join(dataDir, 'backups', name!)
}

async function titlesIn(dataDir: string): Promise<string[]> {
	const { db, close } = await openEmbedded({ dataDir })
	const found = await db.select({ title: posts.title }).from(posts).orderBy(posts.createdAt)
	await close()
	return found.map(({ title }) => title)
}

async function addPost({ db }: Database, title: string): Promise<void> {
	await db.insert(posts).values(aPost({ title }))
}

test('queries are answered while the packing is held up, and all that was written until its end comes back', async () => {
	const dataDir = aDataFolder()
	const database = await openEmbedded({ dataDir })
	onTestFinished(database.close)
	await addPost(database, 'Pouco antes')
	const backups = backupsOf(dataDir, database, (copy) =>
		database.copyLive!(async () => {
			await addPost(database, 'Durante a cópia')
			await copy()
			// The packing waits for this, and nothing waits for the packing. New tables and files of tables are no problem.
			await addPost(database, 'Depois da cópia')
			await database.db.execute(
				sql`create table things as select n, repeat('x', 500) as x from generate_series(1, 20000) as n`,
			)
			await database.db.execute(sql`vacuum full blog_posts`)
		}),
	)
	const { file } = await backups.nightly()
	await addPost(database, 'Depois de tudo')
	expect(path.relative(dataDir, file)).toBe('backups/farol-2026-03-10.tar.gz')

	const fresh = newFolder()
	expect(await restore(fresh, [file])).toMatchObject({ code: 0 })
	expect(await titlesIn(fresh)).toEqual(['Antes', 'Pouco antes', 'Durante a cópia', 'Depois da cópia'])
	expect(readFileSync(path.join(fresh, PICTURE), 'utf8')).toBe('a picture')
	expect(readdirSync(path.join(fresh, 'database'))).not.toContain('backup_label')
})

test('a packing that fails leaves the database ready for the next one, and so does one cut short by the stop of the server', async () => {
	const dataDir = aDataFolder()
	const database = await openEmbedded({ dataDir })
	onTestFinished(database.close)
	const failing = backupsOf(dataDir, database, (copy) =>
		database.copyLive!(() => copy().then(() => Promise.reject(new Error('full')))),
	)
	await expect(failing.now()).rejects.toThrow('full')
	const stopped = backupsOf(dataDir, database, (copy) =>
		database.copyLive!(async () => {
			stopped.stop()
			await copy()
		}),
	)
	await expect(stopped.now()).rejects.toThrow('SIGKILL')
	expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([])

	// Two at once take turns: the database knows of one at a time.
	const backups = backupsOf(dataDir, database)
	const [nightly, byHand] = await Promise.all([backups.nightly(), backups.now()])
	expect(readdirSync(path.join(dataDir, 'backups')).sort()).toEqual(
		[byHand.file, nightly.file].map((f) => path.basename(f)),
	)
})

test('npm run backup asks the server that runs, says where the archive lies, and npm run restore brings all of it back', async () => {
	const dataDir = aDataFolder()
	const server = await startServer({ env: { DATA_DIR: dataDir, SEED_DEMO: 'false' } })
	onTestFinished(async () => void (await server.stop('SIGKILL')))
	const made = await backup(dataDir)
	expect(made).toMatchObject({ code: 0 })
	const archive = archiveIn(dataDir)
	expect(made.said).toContain(`Backup feito: ${archive} (`)
	expect(made.said).toContain('Imagens: 1 imagem')
	expect(made.said).toMatch(/Não contém .*AUTH_SECRET/)
	expect(made.said).toContain('todos entram de novo')
	expect(statSync(archive).mode & 0o777).toBe(0o600)
	expect(statSync(path.join(dataDir, 'backup.sock')).mode & 0o077).toBe(0)

	expect(await restore(dataDir, [archive])).toMatchObject({
		code: 1,
		said: expect.stringContaining('já está em uso'),
	})
	await server.stop()
	expect(readdirSync(dataDir)).not.toContain('backup.sock')

	writeFileSync(path.join(dataDir, PICTURE), 'another')
	const database = await openEmbedded({ dataDir })
	await addPost(database, 'Depois')
	await database.close()
	const restored = await restore(dataDir, [archive])
	expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Backup restaurado') })
	expect(await titlesIn(dataDir)).toEqual(['Antes'])
	expect(readFileSync(path.join(dataDir, PICTURE), 'utf8')).toBe('a picture')

	// What stood there is beside it, and the secret, which was not in the archive, where it was.
	const kept = readdirSync(dataDir).filter((name) => name.includes('.before-'))
	expect(kept.map((name) => name.split('.')[0])).toEqual(['database', 'media'])
	for (const name of kept) expect(restored.said).toContain(path.join(dataDir, name))
	expect(readFileSync(path.join(dataDir, kept[1]!, 'files/foto.webp'), 'utf8')).toBe('another')
	expect(readFileSync(path.join(dataDir, 'auth-secret'), 'utf8')).toBe(SECRET)
	const elsewhere = newFolder()
	cpSync(path.join(dataDir, kept[0]!), path.join(elsewhere, 'database'), { recursive: true })
	expect(await titlesIn(elsewhere)).toEqual(['Antes', 'Depois'])
})

test('without a server npm run backup packs the folder as it lies; with a passphrase the secret comes along', async () => {
	const dataDir = aDataFolder()
	const key = { BACKUP_PASSPHRASE: 'uma senha para os testes' }
	const made = await backup(dataDir, key)
	expect(made).toMatchObject({ code: 0 })
	expect(made.said).not.toContain('todos entram de novo')
	const archive = archiveIn(dataDir)
	expect(archive).toMatch(/\.tar\.gz\.enc$/)

	const fresh = path.join(newFolder(), 'nova', 'pasta')
	expect(await refusalOf(fresh, archive)).toMatch(/está cifrado\. Defina BACKUP_PASSPHRASE/)
	const wrong = await refusalOf(fresh, archive, 'uma senha que é outra')
	expect(wrong).toMatch(/^A senha em BACKUP_PASSPHRASE não é a do arquivo/)
	expect(await restore(fresh, [archive], key)).toMatchObject({ code: 0 })
	expect(await titlesIn(fresh)).toEqual(['Antes'])
	expect(readFileSync(path.join(fresh, 'auth-secret'), 'utf8')).toBe(SECRET)
})

test('where there is nothing to back up, npm run backup says so', async () => {
	const empty = newFolder()
	expect(await backup(empty)).toEqual({
		code: 1,
		said: `DATA_DIR: na pasta ${empty} não há banco de dados. Nada foi feito.\n`,
	})
	expect(readdirSync(empty)).toEqual([])
})

/** What backups were before they had a manifest: PGlite's own tar of the database's files. */
async function dumpOf(pglite: PGlite, file: string): Promise<string> {
	writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('gzip')).arrayBuffer()))
	await pglite.close()
	return file
}

test('a backup of the old format, with the database alone, comes back and leaves the pictures as they are', async () => {
	const old = await dumpOf(
		await PGlite.create(path.join(aDataFolder(), 'database')),
		path.join(newFolder(), 'farol-2026-01-01.tar.gz'),
	)
	const dataDir = newFolder()
	mkdirSync(path.join(dataDir, 'media'))
	writeFileSync(path.join(dataDir, 'media', 'mine'), '')
	expect(await restore(dataDir, [old])).toMatchObject({ code: 0, said: expect.stringContaining('formato antigo') })
	expect(await titlesIn(dataDir)).toEqual(['Antes'])
	expect(readdirSync(path.join(dataDir, 'media'))).toEqual(['mine'])
})

test('what is no backup is refused in words, and everything stays as it is', async () => {
	const source = aDataFolder()
	await backup(source)
	const whole = readFileSync(archiveIn(source))
	const dataDir = newFolder()
	for (const own of ['database/own', 'media/own']) {
		mkdirSync(path.join(dataDir, path.dirname(own)))
		writeFileSync(path.join(dataDir, own), '')
	}
	const files = newFolder()
	const cut = path.join(files, 'cut.tar.gz')
	writeFileSync(cut, whole.subarray(0, whole.length / 2))
	const foreign = await dumpOf(await PGlite.create(), path.join(files, 'foreign.tar.gz'))

	expect(await restore(dataDir, [])).toMatchObject({ code: 1, said: expect.stringMatching(/^Diga qual backup/) })
	const missing = await restore(dataDir, ['/nao/existe.tar.gz'])
	expect(missing).toEqual({ code: 1, said: 'O arquivo /nao/existe.tar.gz não existe.\n' })
	for (const file of ['package.json', 'src', cut, foreign]) {
		const said = `O arquivo ${file} não é um backup deste programa, ou está danificado. Nada foi mudado.`
		expect(await refusalOf(dataDir, file)).toBe(said)
	}
	expect(readdirSync(dataDir).filter((name) => !name.startsWith('lock'))).toEqual(['database', 'media'])
	for (const own of ['database/own', 'media/own']) expect(existsSync(path.join(dataDir, own))).toBe(true)
})
