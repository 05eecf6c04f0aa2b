import { execFile } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const NOBODY = 65_534

test('a folder that could not be written for a while: not ready meanwhile, and well again without a restart', async () => {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-unwritable-'))
	const isRoot = process.getuid?.() === 0
	if (isRoot) chownSync(dataDir, NOBODY, NOBODY)
	const { stdout } = await promisify(execFile)(
		process.execPath,
		['tests/process/unwritable-database.ts', dataDir],
		isRoot ? { uid: NOBODY, gid: NOBODY } : {},
	)
	expect(JSON.parse(stdout)).toEqual(['written', 'failed', 'failed', 'written', 'written'])
})
