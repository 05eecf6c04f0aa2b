import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#config/env.server.ts'
import { findLastTried } from '#core/backups/note-backup.ts'
import { aLead } from '#core/leads/testing/a-lead.ts'
import type { Database } from '#db/client.server.ts'
import { openEmbedded } from '#db/embedded.server.ts'
import { openPostgres } from '#db/postgres.server.ts'
import { leadFiles, leads } from '#db/schema/leads.ts'
import { mediaFiles } from '#db/schema/media.ts'
import { posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { inTransactionOf } from '#db/tables/ask-database.ts'
import { fingerprintAll } from '#db/tables/fingerprint.ts'
import { proveBackup } from '#server/backup/prove-backup.ts'
import { createBackupService } from '#server/wiring/backups.ts'
import { aPost } from '../builders.ts'
import { startPostgres } from '../postgres.ts'
import { startS3 } from '../stand-ins/s3.ts'
import { backupsOf } from './embedded-backups.ts'

// Backups of either database, restored into either.

const run = promisify(execFile)
const AUTH_SECRET = 'a-secret-of-32-characters-or-more'
const BYTES = Buffer.from([0, 1, 255, 10, 13])
const silent = { debug() {}, info() {}, warn() {}, error() {} }
let postgres: Awaited<ReturnType<typeof startPostgres>>
let databases = 0

beforeAll(async () => {
	postgres = await startPostgres()
})
afterAll(() => postgres.stop())

function newFolder(): string {
	return mkdtempSync(path.join(tmpdir(), 'farol-either-'))
}

async function newUrl(): Promise<string> {
	databases += 1
	await postgres.createDatabase(`either_${databases}`)
	return postgres.url.replace(/\/postgres$/, `/either_${databases}`)
}

async function opened(database: Promise<Database>): Promise<Database> {
	const ready = await database
	onTestFinished(ready.close)
	return ready
}

/** An article, a lead with a file, and a picture with its file in the folder. */
async function fill({ db }: Database, dataDir: string): Promise<void> {
	await db.insert(posts).values([aPost({ title: 'Um' }), aPost({ title: 'Dois' })])
	const [lead] = await db.insert(leads).values(aLead()).returning()
	await db
		.insert(leadFiles)
		.values({ leadId: lead!.id, name: 'cnh.pdf', mimeType: 'application/pdf', bytes: BYTES.length, content: BYTES })
	const picture = {
		name: 'foto.webp',
		source: 'upload',
		mimeType: 'image/webp',
		width: 1,
		height: 1,
		bytes: 9,
	} as const
	await db.insert(mediaFiles).values(picture)
	mkdirSync(path.join(dataDir, 'media/files'), { recursive: true })
	writeFileSync(path.join(dataDir, 'media/files/foto.webp'), 'a picture')
}

async function command(script: string, args: string[], env: Record<string, string>) {
	const { PATH, NODE_OPTIONS } = process.env
	return run(process.execPath, [`scripts/${script}`, ...args], { env: { PATH, NODE_OPTIONS, ...env } }).then(
		({ stdout }) => ({ code: 0, said: stdout }),
		({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
	)
}

function onlyFileIn(folder: string): string {
	const [name, ...others] = readdirSync(folder)
	expect(others).toEqual([])
	return path.join(folder, name!)
}

const sumsOf = ({ db }: Database) => fingerprintAll(inTransactionOf(db))

async function expectSame({ db }: Database, before: Awaited<ReturnType<typeof sumsOf>>): Promise<void> {
	expect(await fingerprintAll(inTransactionOf(db))).toEqual(before)
	const [file] = await db.select().from(leadFiles)
	expect(Buffer.from(file!.content).equals(BYTES)).toBe(true)
}

test('a PostgreSQL in use is backed up, and comes back in another one and in the embedded database', async () => {
	const [url, dataDir, folder] = [await newUrl(), newFolder(), newFolder()]
	const source = await opened(openPostgres({ url, onFault: () => {} }))
	await fill(source, dataDir)
	const before = await sumsOf(source)
	const key = { BACKUP_PASSPHRASE: 'uma senha para os testes' }
	const env = { DATABASE_URL: url, AUTH_SECRET, DATA_DIR: dataDir, BACKUP_DIR: folder, ...key }
	const made = await command('make-backup.ts', [], env)
	expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Backup feito') })
	const archive = onlyFileIn(folder)
	await source.db.insert(posts).values(aPost({ title: 'Depois' }))

	const proof = await proveBackup({ archive, passphrase: key.BACKUP_PASSPHRASE, scratch: path.join(dataDir, 'proof') })
	expect(proof).toMatchObject({ differing: [], missingPictures: [], pictures: 1, moved: 0 })
	expect(proof.tables).toBe(Object.keys(before).length)

	const [otherUrl, otherDir] = [await newUrl(), newFolder()]
	const into = { ...env, DATABASE_URL: otherUrl, DATA_DIR: otherDir }
	const restored = await command('restore-backup.ts', [archive], into)
	expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('100 %') })
	expect(restored.said).toContain('Todas as tabelas foram conferidas')
	expect(readFileSync(path.join(otherDir, 'media/files/foto.webp'), 'utf8')).toBe('a picture')
	expect(readFileSync(path.join(otherDir, 'auth-secret'), 'utf8')).toBe(AUTH_SECRET)
	await expectSame(await opened(openPostgres({ url: otherUrl, onFault: () => {} })), before)
	expect(await command('restore-backup.ts', [archive], into)).toMatchObject({
		code: 1,
		said: expect.stringMatching(/^DATABASE_URL: o banco de dados não está vazio/),
	})

	const fresh = newFolder()
	expect(await command('restore-backup.ts', [archive], { DATA_DIR: fresh, ...key })).toMatchObject({ code: 0 })
	await expectSame(await opened(openEmbedded({ dataDir: fresh })), before)
})

test('a backup of the embedded database comes back in a PostgreSQL: the way from the one to the other', async () => {
	const dataDir = newFolder()
	const source = await openEmbedded({ dataDir })
	await fill(source, dataDir)
	const before = await sumsOf(source)
	const { file } = await backupsOf(dataDir, source).nightly()
	await source.close()
	expect(
		await proveBackup({ archive: file, passphrase: undefined, scratch: path.join(dataDir, 'proof') }),
	).toMatchObject({ differing: [], missingPictures: [], pictures: 1, moved: 0 })

	const [url, otherDir] = [await newUrl(), newFolder()]
	const env = { DATABASE_URL: url, AUTH_SECRET, DATA_DIR: otherDir }
	expect(await command('restore-backup.ts', [file], env)).toMatchObject({ code: 0 })
	await expectSame(await opened(openPostgres({ url, onFault: () => {} })), before)
	expect(readdirSync(otherDir)).not.toContain('database')
})

test('a row that is refused while it is restored is told without what is in it', async () => {
	const [url, folder] = [await newUrl(), newFolder()]
	const source = await opened(openPostgres({ url, onFault: () => {} }))
	const email = 'maria.marcada@exemplo.com.br'
	await source.db.execute(sql`alter table users drop constraint users_email_unique`)
	await source.db.insert(users).values(['um', 'dois'].map((id) => ({ id, name: 'Maria Marcada', email })))
	const env = { DATABASE_URL: url, AUTH_SECRET, DATA_DIR: newFolder(), BACKUP_DIR: folder }
	expect(await command('make-backup.ts', [], env)).toMatchObject({ code: 0 })

	const into = { ...env, DATABASE_URL: await newUrl(), DATA_DIR: newFolder() }
	const { code, said } = await command('restore-backup.ts', [onlyFileIn(folder)], into)
	expect(code).toBe(1)
	expect(said).toContain('users_email_unique')
	expect(said).not.toMatch(/marcada/i)
})

test('a database that does not answer is one line without its password', async () => {
	const env = { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/farol', AUTH_SECRET, DATA_DIR: newFolder() }
	expect(await command('make-backup.ts', [], env)).toEqual({
		code: 1,
		said: 'DATABASE_URL: o banco de dados não respondeu. Nada foi feito.\n',
	})
})

test.for(['embedded', 'postgres'] as const)(
	'the night makes a backup, restores it and notes what came back (%s)',
	async (kind) => {
		const [dataDir, folder] = [newFolder(), newFolder()]
		const url = kind === 'postgres' ? await newUrl() : undefined
		const database = await opened(url ? openPostgres({ url, onFault: () => {} }) : openEmbedded({ dataDir }))
		await fill(database, dataDir)
		const given = { DATA_DIR: dataDir, BACKUP_DIR: folder, ...(url && { DATABASE_URL: url, AUTH_SECRET }) }
		const parsed = parseConfig(given)
		if (!parsed.ok) throw new Error(parsed.faults.join())
		const now = () => new Date('2026-03-10T06:40:00Z')
		const { config } = parsed
		const service = await createBackupService({ config, live: () => config, database, log: silent, now })
		onTestFinished(() => service!.stop())
		await service!.jobs[0]!.run()
		expect(readdirSync(folder)).toEqual(['farol-2026-03-10.tar.gz'])
		expect(await findLastTried(database.db)).toMatchObject({
			name: 'farol-2026-03-10.tar.gz',
			proven: true,
			proof: { pictures: 1, missing: [] },
		})

		// A picture that the database knows and nobody has.
		await database.db
			.insert(mediaFiles)
			.values({ name: 'fora.webp', source: 'upload', mimeType: 'image/webp', width: 1, height: 1, bytes: 9 })
		await service!.jobs[0]!.run()
		expect(await findLastTried(database.db)).toMatchObject({ proven: false, proof: { missing: ['fora.webp'] } })
		expect(readdirSync(dataDir)).not.toContain('proof.unfinished')
	},
)

test('with a bucket the night goes there, is proven from there, and comes back by its name', async () => {
	const s3 = await startS3()
	onTestFinished(() => s3.stop())
	s3.objects.set('backups/farol-2026-01-01.tar.gz', { bytes: Buffer.from('old'), type: '' })
	const dataDir = newFolder()
	const bucket = {
		BACKUP_S3_BUCKET: s3.bucket,
		S3_ENDPOINT: s3.url,
		S3_ACCESS_KEY_ID: 'chave-de-teste',
		S3_SECRET_ACCESS_KEY: 'segredo',
	}
	const parsed = parseConfig({ DATA_DIR: dataDir, BACKUP_KEEP_DAYS: '1', ...bucket })
	if (!parsed.ok) throw new Error(parsed.faults.join())
	const { config } = parsed
	const database = await openEmbedded({ dataDir })
	await fill(database, dataDir)
	const now = () => new Date('2026-03-10T06:40:00Z')
	const service = await createBackupService({ config, live: () => config, database, log: silent, now })
	await service!.jobs[0]!.run()
	expect([...s3.objects.keys()]).toEqual(['backups/farol-2026-03-10.tar.gz'])
	expect(await findLastTried(database.db)).toMatchObject({ proven: true })
	expect(readdirSync(dataDir).filter((name) => name.startsWith('proof'))).toEqual([])
	service!.stop()
	await database.close()

	const fresh = newFolder()
	const restored = await command('restore-backup.ts', ['s3:farol-2026-03-10.tar.gz'], { DATA_DIR: fresh, ...bucket })
	expect(restored).toMatchObject({ code: 0 })
	expect(readdirSync(fresh)).toEqual(expect.arrayContaining(['database', 'media']))
	expect(readdirSync(fresh)).not.toContain('restore.archive')
	expect(await command('restore-backup.ts', ['s3:nada.tar.gz'], { DATA_DIR: fresh, ...bucket })).toMatchObject({
		code: 1,
		said: expect.stringContaining('não há backups/nada.tar.gz'),
	})
})
