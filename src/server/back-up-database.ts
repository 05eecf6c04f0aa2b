import { open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const KEPT = 7
const backupFile = /^farol-\d{4}-\d{2}-\d{2}\.tar\.gz$/

type BackUp = { dump: () => Promise<Blob>; folder: string; now: Date }

/** Writes the day's backup of the embedded database and keeps the last seven. Running it again replaces the day's. */
export async function backUpDatabase({ dump, folder, now }: BackUp): Promise<string> {
	const name = `farol-${now.toISOString().slice(0, 10)}.tar.gz`
	const target = path.join(folder, name)
	const copy = await dump()

	// Written aside and synced first, so that a backup under its final name is always whole.
	const unfinished = `${target}.unfinished`
	const file = await open(unfinished, 'w', 0o600)
	await file.writeFile(Buffer.from(await copy.arrayBuffer()))
	await file.sync()
	await file.close()
	await rename(unfinished, target)

	const backups = (await readdir(folder)).filter((entry) => backupFile.test(entry)).sort()
	await Promise.all(backups.slice(0, -KEPT).map((old) => rm(path.join(folder, old))))
	return target
}
