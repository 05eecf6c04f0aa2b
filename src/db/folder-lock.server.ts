import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFault } from '#lib/start-fault.ts'

export type FolderLock = { release(): void }

/** Somebody else has the folder. */
export class FolderInUse extends StartFault {}

/**
 * Takes a data folder for this process alone: PGlite takes no lock of its own, and two processes on one
 * folder lose writes. The lock is the operating system's file lock, held through an open SQLite
 * transaction: it ends with its process, however that dies, so there is no stale lock to clean up.
 */
export function lockFolder(folder: string): FolderLock {
	const ownerFile = path.join(folder, 'lock.pid')
	const lock = new DatabaseSync(path.join(folder, 'lock'))
	try {
		lock.exec('begin exclusive')
	} catch (error) {
		lock.close()
		if (!isBusy(error)) throw error
		throw new FolderInUse(`DATA_DIR: a pasta ${folder} já está em uso por outro processo${ownerOf(ownerFile)}.`)
	}
	writeFileSync(ownerFile, String(process.pid))
	return { release: () => lock.close() }
}

function isBusy(error: unknown): boolean {
	const sqliteBusy = 5
	return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function ownerOf(file: string): string {
	try {
		return ` (pid ${readFileSync(file, 'utf8')})`
	} catch {
		return ''
	}
}
