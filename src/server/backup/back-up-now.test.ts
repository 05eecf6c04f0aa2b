import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '#config/env.server.ts'
import { StartFault } from '#lib/start-fault.ts'
import { backUpNow } from './back-up-now.ts'

test('a folder that takes no backup is named, and the database is not blamed for it', async () => {
	const place = path.join(mkdtempSync(path.join(tmpdir(), 'farol-no-folder-')), 'file')
	writeFileSync(place, 'not a folder')
	const environment = {
		DATABASE_URL: 'postgres://farol@127.0.0.1:1/farol',
		AUTH_SECRET: 'a-secret-of-32-characters-or-more',
		BACKUP_DIR: place,
	}
	const read = parseConfig(environment)
	if (!read.ok) throw new Error(read.faults.join('\n'))
	const fault = await backUpNow(read.config, new Date('2026-11-17T12:00:00Z')).catch((error: unknown) => error)
	expect(fault).toBeInstanceOf(StartFault)
	expect((fault as StartFault).message).toMatch(`BACKUP_DIR: o backup não pôde ser gravado em ${place} (`)
})
