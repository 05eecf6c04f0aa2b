import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEmbedded } from '#db/embedded.server.ts'
import { posts } from '#db/schema/posts.ts'
import { backUpDatabase } from '#server/back-up-database.ts'
import { aPost } from '../builders.ts'

const run = promisify(execFile)

test('a backup taken while the database is open brings everything back, and the newer data stays beside it', async () => {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-restore-'))
	const backups = path.join(dataDir, 'backups')
	mkdirSync(backups)

	const before = await openEmbedded({ dataDir })
	await before.db.insert(posts).values(aPost({ slug: 'antes', title: 'Antes' }))
	const backup = await backUpDatabase({ dump: before.dump!, folder: backups, now: new Date('2026-03-10T12:00:00Z') })
	await before.db.update(posts).set({ title: 'Depois' }).where(eq(posts.slug, 'antes'))

	expect(await restore(dataDir, backup)).toMatchObject({ code: 1, said: expect.stringContaining('já está em uso') })
	await before.close()

	expect(await restore(dataDir, backup)).toMatchObject({ code: 0, said: expect.stringContaining('Backup restaurado') })
	const after = await openEmbedded({ dataDir })
	expect(await after.db.select({ title: posts.title }).from(posts)).toEqual([{ title: 'Antes' }])
	await after.close()

	const kept = readdirSync(dataDir).find((name) => name.startsWith('database.before-'))!
	const elsewhere = mkdtempSync(path.join(tmpdir(), 'farol-kept-'))
	cpSync(path.join(dataDir, kept), path.join(elsewhere, 'database'), { recursive: true })
	const newer = await openEmbedded({ dataDir: elsewhere })
	expect(await newer.db.select({ title: posts.title }).from(posts)).toEqual([{ title: 'Depois' }])
	await newer.close()
}, 180_000)

/** Runs the command on a folder and gives what it said and how it ended. */
async function restore(dataDir: string, ...args: string[]) {
	const env = { ...process.env, DATA_DIR: dataDir }
	return run(process.execPath, ['scripts/restore-database.ts', ...args], { env }).then(
		({ stdout }) => ({ code: 0, said: stdout }),
		({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
	)
}

async function aBackup() {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-backup-'))
	const database = await openEmbedded({ dataDir })
	await database.db.insert(posts).values(aPost({ title: 'Guardado' }))
	const backup = await backUpDatabase({ dump: database.dump!, folder: dataDir, now: new Date('2026-03-10T12:00:00Z') })
	await database.close()
	return backup
}

test('a backup comes back into a folder that does not exist yet', async () => {
	const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'farol-restore-')), 'nova', 'pasta')
	expect(await restore(dataDir, await aBackup())).toMatchObject({ code: 0 })
	const restored = await openEmbedded({ dataDir })
	expect(await restored.db.select({ title: posts.title }).from(posts)).toEqual([{ title: 'Guardado' }])
	await restored.close()
}, 180_000)

test('what is no backup is refused in words, and the database stays as it is', async () => {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-restore-'))
	mkdirSync(path.join(dataDir, 'database'))
	writeFileSync(path.join(dataDir, 'database', 'own'), '')
	const whole = readFileSync(await aBackup())
	const cut = path.join(dataDir, 'cut.tar.gz')
	writeFileSync(cut, whole.subarray(0, whole.length / 2))
	const foreign = path.join(dataDir, 'foreign.tar.gz')
	const other = await PGlite.create()
	writeFileSync(foreign, Buffer.from(await (await other.dumpDataDir('gzip')).arrayBuffer()))
	await other.close()

	expect(await restore(dataDir)).toMatchObject({ code: 1, said: expect.stringMatching(/^Diga qual backup/) })
	const missing = await restore(dataDir, '/nao/existe.tar.gz')
	expect(missing).toEqual({ code: 1, said: 'O arquivo /nao/existe.tar.gz não existe.\n' })
	for (const file of ['package.json', 'src', cut, foreign]) {
		const said = `O arquivo ${file} não é um backup deste programa, ou está danificado. O banco de dados ficou como estava.\n`
		expect(await restore(dataDir, file)).toEqual({ code: 1, said })
	}
	expect(readdirSync(dataDir).filter((name) => name.startsWith('database'))).toEqual(['database'])
	expect(existsSync(path.join(dataDir, 'database', 'own'))).toBe(true)
}, 180_000)
