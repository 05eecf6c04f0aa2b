import type { Dirent } from 'node:fs'
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '#lib/log.ts'

const OF_OTHERS = 0o077

/** From here on, what this process makes can be read by its own user alone. */
export function makeNewFilesPrivate(): void {
	process.umask(OF_OTHERS)
}

/** The data folder and all that is in it, for this user alone, however an earlier version or an operator left it. */
export async function makePrivate(folder: string, log: Log): Promise<void> {
	// A folder that cannot be made is told about by whoever needs it.
	await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => {})
	const open = await closeToOthers(folder)
	if (open.length === 0) return
	log.warn(
		{ folder, count: open.length, first: open[0] },
		'DATA_DIR: other users of this machine can read files here. Give the folder to the user that runs the server',
	)
}

/** What stays open because it belongs to somebody else. */
async function closeToOthers(entry: string): Promise<string[]> {
	const found = await lstat(entry).catch(() => undefined)
	if (!found || !(found.isDirectory() || found.isFile())) return []
	const refused = (found.mode & OF_OTHERS) !== 0 && !(await close(entry, found.mode)) ? [entry] : []
	if (!found.isDirectory()) return refused
	const inside: Dirent[] = await readdir(entry, { withFileTypes: true }).catch(() => [])
	for (const { name } of inside) refused.push(...(await closeToOthers(path.join(entry, name))))
	return refused
}

async function close(entry: string, mode: number): Promise<boolean> {
	return chmod(entry, mode & 0o700).then(
		() => true,
		// Gone meanwhile is no fault: a server that is still running tidies up.
		(error: NodeJS.ErrnoException) => error.code === 'ENOENT',
	)
}
