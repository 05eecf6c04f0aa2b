import { chmodSync, type Dirent, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Log } from '#lib/log.ts'

const OF_OTHERS = 0o077

/** From here on, what this process makes can be read by its own user alone. */
export function makeNewFilesPrivate(): void {
	process.umask(OF_OTHERS)
}

/**
 * The data folder and all that is in it, for this user alone, however an earlier version or an operator left it. In one go:
 * nobody is answered yet, and asked one after the other a thousand files take eight times as long.
 */
export function makePrivate(folder: string, log: Log): void {
	// A folder that cannot be made is told about by whoever needs it.
	unlessRefused(() => mkdirSync(folder, { recursive: true, mode: 0o700 }))
	const open = closeToOthers(folder)
	if (open.length === 0) return
	log.warn(
		{ folder, count: open.length, first: open[0] },
		'DATA_DIR: other users of this machine can read files here. Give the folder to the user that runs the server',
	)
}

/** What stays open because it belongs to somebody else. */
function closeToOthers(entry: string): string[] {
	const found = unlessRefused(() => lstatSync(entry))
	if (!found || !(found.isDirectory() || found.isFile())) return []
	const refused = (found.mode & OF_OTHERS) !== 0 && !close(entry, found.mode) ? [entry] : []
	if (!found.isDirectory()) return refused
	const inside: Dirent[] = unlessRefused(() => readdirSync(entry, { withFileTypes: true })) ?? []
	return [...refused, ...inside.flatMap(({ name }) => closeToOthers(path.join(entry, name)))]
}

function close(entry: string, mode: number): boolean {
	try {
		chmodSync(entry, mode & 0o700)
		return true
	} catch (error) {
		// Gone meanwhile is no fault: a server that is still running tidies up.
		return error instanceof Error && 'code' in error && error.code === 'ENOENT'
	}
}

function unlessRefused<T>(ask: () => T): T | undefined {
	try {
		return ask()
	} catch {
		return undefined
	}
}
