import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'

export function emptyDataDir(): string {
	return mkdtempSync(path.join(tmpdir(), 'farol-data-'))
}

/** As a first start leaves it, with the demo. */
export function preparedDataDir(): string {
	const folder = emptyDataDir()
	cpSync(inject('preparedDataDir'), folder, { recursive: true })
	return folder
}
