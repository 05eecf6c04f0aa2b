import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '#core/media/file-store.ts'

const plainName = /^[a-z0-9][a-z0-9.-]{0,120}$/

/** Files in one folder of this machine. A file is there whole or not at all. */
export function diskStore(folder: string): FileStore {
	function placeOf(name: string): string {
		if (!plainName.test(name) || name.includes('..')) throw new Error('a file name that is none of ours')
		return path.join(folder, name)
	}

	return {
		async put(name, bytes) {
			const place = placeOf(name)
			await mkdir(folder, { recursive: true, mode: 0o700 })
			const unfinished = path.join(folder, `.${randomUUID()}.part`)
			try {
				await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
				await rename(unfinished, place)
			} catch (error) {
				await rm(unfinished, { force: true })
				throw error
			}
		},
		async get(name) {
			try {
				return await readFile(placeOf(name))
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
				throw error
			}
		},
		async remove(name) {
			await rm(placeOf(name), { force: true })
		},
	}
}
