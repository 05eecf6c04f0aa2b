import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Whoever serves the pages runs as another user. What this process makes is else its own alone. */
const FOR_ALL = 0o755

/** A folder that everybody may read, with those above it that are missing. */
export function makeOpenFolder(folder: string): void {
	try {
		mkdirSync(folder)
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException
		if (code === 'EEXIST') return
		if (code !== 'ENOENT') throw error
		makeOpenFolder(path.dirname(folder))
		mkdirSync(folder)
	}
	chmodSync(folder, FOR_ALL)
}

/** Takes a folder away with all that is in it: out of sight in one step, and then piece by piece. Links are not followed. */
export function removeFolder(folder: string): void {
	const aside = `${folder}.old-${randomUUID()}`
	try {
		renameSync(folder, aside)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
		throw error
	}
	rmSync(aside, { recursive: true, force: true })
}

/** What a removal that was cut short left. */
export function removeLeftovers(folder: string): void {
	const parent = path.dirname(folder)
	const left = readdirSync(parent).filter((name) => name.startsWith(`${path.basename(folder)}.old-`))
	for (const name of left) rmSync(path.join(parent, name), { recursive: true, force: true })
}
