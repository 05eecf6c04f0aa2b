import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
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

	const restore = () =>
		run(process.execPath, ['scripts/restore-database.ts', backup], { env: { ...process.env, DATA_DIR: dataDir } })
	await expect(restore()).rejects.toMatchObject({ stderr: expect.stringContaining('já está em uso') })
	await before.close()

	expect((await restore()).stdout).toContain('Backup restaurado')
	const after = await openEmbedded({ dataDir })
	expect(await after.db.select({ title: posts.title }).from(posts)).toEqual([{ title: 'Antes' }])
	await after.close()

	const kept = readdirSync(dataDir).find((name) => name.startsWith('database.before-'))!
	const elsewhere = mkdtempSync(path.join(tmpdir(), 'farol-kept-'))
	cpSync(path.join(dataDir, kept), path.join(elsewhere, 'database'), { recursive: true })
	const newer = await openEmbedded({ dataDir: elsewhere })
	expect(await newer.db.select({ title: posts.title }).from(posts)).toEqual([{ title: 'Depois' }])
	await newer.close()
}, 90_000)

test('a missing or broken backup leaves the database as it is', async () => {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-restore-'))
	mkdirSync(path.join(dataDir, 'database'))
	const restore = (file: string) =>
		run(process.execPath, ['scripts/restore-database.ts', file], { env: { ...process.env, DATA_DIR: dataDir } })
	await expect(restore('/nao/existe.tar.gz')).rejects.toMatchObject({ stderr: expect.stringContaining('não existe') })
	await expect(restore('package.json')).rejects.toMatchObject({ code: 1 })
	expect(existsSync(path.join(dataDir, 'database'))).toBe(true)
}, 60_000)
