import { execFile } from 'node:child_process'
import { chmodSync, lstatSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openEmbedded } from '#db/embedded.server.ts'
import { enterAsFirstAdmin, FIRST_PASSWORD } from '../first-admin.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { backupsOf } from './embedded-backups.ts'

const run = promisify(execFile)

// Whatever makes a file in the data folder, and whenever: nobody but its owner reads it.
test('a data folder that lay open is closed at the start, and what is written later is private', async () => {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-modes-'))
	const database = await openEmbedded({ dataDir })
	const { file: backup } = await backupsOf(dataDir, database).nightly()
	await database.close()
	expect(openToOthers(path.join(dataDir, 'database'))).toEqual([])

	for (const { entry } of entriesOf(dataDir)) chmodSync(entry, 0o777)
	// The job queue's tables, the demo, a picture and a request are all written after the folder was closed.
	const server = await startServer({ env: { DATA_DIR: dataDir, ADMIN_PASSWORD: FIRST_PASSWORD } })
	await upload(server)
	await sendRequest(server)
	expect(openToOthers(dataDir)).toEqual([])
	expect(readdirSync(path.join(dataDir, 'media'))).not.toEqual([])
	await server.stop()
	expect(openToOthers(dataDir)).toEqual([])

	for (const { entry } of entriesOf(dataDir)) chmodSync(entry, 0o777)
	await run(process.execPath, ['scripts/restore-backup.ts', backup], { env: { ...process.env, DATA_DIR: dataDir } })
	expect(openToOthers(dataDir)).toEqual([])
})

function entriesOf(folder: string) {
	const entries = [
		folder,
		...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((e) => path.join(folder, e)),
	]
	return entries.map((entry) => ({ entry, stats: lstatSync(entry) }))
}

/** What is not exactly 0700 for a folder and at most 0600 for a file, once something is there. */
function openToOthers(folder: string): string[] {
	const entries = entriesOf(folder)
	expect(entries.length).toBeGreaterThan(500)
	return entries
		.filter(({ stats }) => (stats.mode & 0o077) !== 0)
		.map(({ entry, stats }) => `${(stats.mode & 0o777).toString(8)} ${path.relative(folder, entry)}`)
}

async function upload({ url }: ServerProcess): Promise<void> {
	const cookie = await enterAsFirstAdmin({ url })
	const picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#0a4' } })
		.png()
		.toBuffer()
	const body = new FormData()
	body.set('arquivo', new File([new Uint8Array(picture)], 'verde.png', { type: 'image/png' }))
	const headers = { cookie, origin: url }
	const stored = await fetch(`${url}/admin/midia/enviar`, { method: 'POST', headers, body })
	expect({ status: stored.status, text: await stored.text() }).toMatchObject({ status: 200 })
}

async function sendRequest({ url }: ServerProcess): Promise<void> {
	const body = new URLSearchParams({ kind: 'quote', brand: 'Fiat', model: 'Uno', year: '2024', cep: '95560-000' })
	const answer = await fetch(`${url}/seguros/auto`, { method: 'POST', body })
	expect(await answer.text()).toContain('Falta um jeito de responder')
}
