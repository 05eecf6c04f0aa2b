import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { BRASILIA, brasiliaDay } from '#lib/brasilia-time.ts'

export const UNFINISHED = '.unfinished'
const NIGHTS_KEPT = 7
const backupName = /^farol-(\d{4}-\d{2}-\d{2})(-\d{6})?\.tar\.gz(\.enc)?$/
const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, timeStyle: 'medium' })

type Naming = { now: Date; nightly: boolean; encrypted: boolean }

/** The night's has the day for a name, so that running it again replaces it. One made by hand never replaces another. */
export function nameOfBackup({ now, nightly, encrypted }: Naming): string {
	const time = nightly ? '' : `-${clock.format(now).replaceAll(':', '')}`
	return `farol-${brasiliaDay(now)}${time}.tar.gz${encrypted ? '.enc' : ''}`
}

/** Keeps what was made in the last seven nights and since. Files that are no backups are nobody's business. */
export async function removeOldBackups(folder: string): Promise<void> {
	const backups = (await readdir(folder)).flatMap((name) => {
		const [, day, time] = backupName.exec(name) ?? []
		return day ? [{ name, day, nightly: time === undefined }] : []
	})
	const nights = [...new Set(backups.filter(({ nightly }) => nightly).map(({ day }) => day))].sort()
	const oldest = nights.at(-NIGHTS_KEPT)
	if (!oldest) return
	const old = backups.filter(({ day }) => day < oldest)
	await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { force: true })))
}

export function backupFolder(dataDir: string): string {
	return path.resolve(dataDir, 'backups')
}

/** When the newest was finished; nothing where there is none. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
	const names = await readdir(folder).catch(() => [])
	const backups = names.filter((name) => backupName.test(name))
	const times = await Promise.all(backups.map(async (name) => (await stat(path.join(folder, name))).mtimeMs))
	return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/** What a process that was killed left behind. One archive of a folder is made at a time. */
export async function removeUnfinished(folder: string): Promise<void> {
	const left = (await readdir(folder)).filter(
		(name) => name.endsWith(UNFINISHED) && backupName.test(name.slice(0, -UNFINISHED.length)),
	)
	await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })))
}

/** Moves a file that is whole into place, so that it is there after a power loss, too. */
export async function moveIntoPlace(unfinished: string, target: string): Promise<void> {
	await rename(unfinished, target)
	const folder = await open(path.dirname(target))
	// Not every file system knows how to.
	await folder.sync().catch(() => {})
	await folder.close()
}
