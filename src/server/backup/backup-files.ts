import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { BRASILIA, brasiliaDay } from '#lib/brasilia-time.ts'

export const UNFINISHED = '.unfinished'
const backupName = /^farol-(\d{4}-\d{2}-\d{2})(-\d{6})?\.tar\.gz(\.enc)?$/
const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, timeStyle: 'medium' })

type Naming = { now: Date; nightly: boolean; encrypted: boolean }

/** The night's has the day for a name, so that running it again replaces it. One made by hand never replaces another. */
export function nameOfBackup({ now, nightly, encrypted }: Naming): string {
	const time = nightly ? '' : `-${clock.format(now).replaceAll(':', '')}`
	return `farol-${brasiliaDay(now)}${time}.tar.gz${encrypted ? '.enc' : ''}`
}

/** How many of the newest nights are kept, and of how many weeks and months before the last night of each. */
export type Keep = { days: number; weeks: number; months: number }

/** Which of some names are backups that need no longer be kept. What was made by hand stays as long as the nights beside it. */
export function noLongerKept(names: readonly string[], keep: Keep): string[] {
	const backups = names.flatMap((name) => {
		const [, day, time] = backupName.exec(name) ?? []
		return day ? [{ name, day, nightly: time === undefined }] : []
	})
	const nights = [...new Set(backups.filter(({ nightly }) => nightly).map(({ day }) => day))].sort().toReversed()
	const oldest = nights.slice(0, keep.days).at(-1)
	if (!oldest || nights.length < keep.days) return []
	const kept = new Set([
		...nights.filter((day) => day >= oldest),
		...newestOfEach(nights, weekOf).slice(0, keep.weeks),
		...newestOfEach(nights, (day) => day.slice(0, 7)).slice(0, keep.months),
	])
	return backups.filter(({ day, nightly }) => day < oldest && !(nightly && kept.has(day))).map(({ name }) => name)
}

/** Of days from the newest on, the first of each week or month. */
function newestOfEach(days: readonly string[], spanOf: (day: string) => string): string[] {
	return [...Map.groupBy(days, spanOf).values()].map(([newest]) => newest!)
}

/** Its Monday. */
function weekOf(day: string): string {
	const date = new Date(`${day}T12:00:00Z`)
	date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
	return date.toISOString().slice(0, 10)
}

/** Files that are no backups are nobody's business. */
export async function removeOldBackups(folder: string, keep: Keep): Promise<void> {
	const old = noLongerKept(await readdir(folder), keep)
	await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })))
}

type Places = { DATA_DIR: string; BACKUP_DIR?: string | undefined }

export function backupFolder({ DATA_DIR, BACKUP_DIR }: Places): string {
	return path.resolve(BACKUP_DIR ?? path.join(DATA_DIR, 'backups'))
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
