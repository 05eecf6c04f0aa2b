import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nameOfBackup, noLongerKept, removeOldBackups, removeUnfinished } from './backup-files.ts'

async function folderWith(names: string[]): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), 'farol-backups-'))
	for (const name of names) await writeFile(path.join(folder, name), '')
	return folder
}

const week = { days: 7, weeks: 0, months: 0 }

const nights = (...days: number[]) => days.map((day) => `farol-2026-03-${String(day).padStart(2, '0')}.tar.gz`)

test('a backup of the night is named by the day in Brasília, one made by hand by its second', () => {
	const now = new Date('2026-03-11T02:05:09Z')
	expect(nameOfBackup({ now, nightly: true, encrypted: false })).toBe('farol-2026-03-10.tar.gz')
	expect(nameOfBackup({ now, nightly: false, encrypted: false })).toBe('farol-2026-03-10-230509.tar.gz')
	expect(nameOfBackup({ now, nightly: false, encrypted: true })).toBe('farol-2026-03-10-230509.tar.gz.enc')
})

test('the last seven nights are kept, with what was made by hand since, and nothing else is touched', async () => {
	const byHand = [
		'farol-2026-03-02-101500.tar.gz',
		'farol-2026-03-03-101500.tar.gz',
		'farol-2026-03-09-101500.tar.gz.enc',
	]
	const foreign = ['notes.txt', 'farol-2026-03-01.tar.gz.bak', 'old-2026-03-01.tar.gz']
	const folder = await folderWith([
		...nights(1, 2, 3, 4, 5, 6, 7, 8),
		'farol-2026-03-09.tar.gz.enc',
		...byHand,
		...foreign,
	])
	await removeOldBackups(folder, week)
	const kept = [...nights(3, 4, 5, 6, 7, 8), 'farol-2026-03-09.tar.gz.enc', byHand[1]!, byHand[2]!, ...foreign]
	expect((await readdir(folder)).sort()).toEqual(kept.sort())
})

test('before seven nights are over nothing is removed', async () => {
	const names = [...nights(5, 6, 7), 'farol-2026-01-01-101500.tar.gz']
	const folder = await folderWith(names)
	await removeOldBackups(folder, week)
	expect((await readdir(folder)).sort()).toEqual(names.sort())
})

test('what a killed process left unfinished is removed', async () => {
	const folder = await folderWith(['farol-2026-03-03-101500.tar.gz.unfinished', 'mine.unfinished', ...nights(1)])
	await removeUnfinished(folder)
	expect((await readdir(folder)).sort()).toEqual([...nights(1), 'mine.unfinished'])
})

test('of weeks and months before, the last night of each is kept', () => {
	const days = Array.from({ length: 100 }, (_, back) => {
		const day = new Date(Date.UTC(2026, 2, 20 - back))
		return `farol-${day.toISOString().slice(0, 10)}.tar.gz`
	})
	const old = noLongerKept(days, { days: 3, weeks: 4, months: 3 })
	const kept = days.filter((name) => !old.includes(name)).map((name) => name.slice(6, 16))
	expect(kept).toEqual([
		// Three nights, the newest of which is this week's and this month's, too.
		'2026-03-20',
		'2026-03-19',
		'2026-03-18',
		// Sundays of the three weeks before.
		'2026-03-15',
		'2026-03-08',
		'2026-03-01',
		// The ends of two months before.
		'2026-02-28',
		'2026-01-31',
	])
})
