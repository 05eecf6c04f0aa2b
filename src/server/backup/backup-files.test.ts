import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nameOfBackup, removeOldBackups, removeUnfinished } from './backup-files.ts'

async function folderWith(names: string[]): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), 'farol-backups-'))
	for (const name of names) await writeFile(path.join(folder, name), '')
	return folder
}

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
	await removeOldBackups(folder)
	const kept = [...nights(3, 4, 5, 6, 7, 8), 'farol-2026-03-09.tar.gz.enc', byHand[1]!, byHand[2]!, ...foreign]
	expect((await readdir(folder)).sort()).toEqual(kept.sort())
})

test('before seven nights are over nothing is removed', async () => {
	const names = [...nights(5, 6, 7), 'farol-2026-01-01-101500.tar.gz']
	const folder = await folderWith(names)
	await removeOldBackups(folder)
	expect((await readdir(folder)).sort()).toEqual(names.sort())
})

test('what a killed process left unfinished is removed', async () => {
	const folder = await folderWith(['farol-2026-03-03-101500.tar.gz.unfinished', 'mine.unfinished', ...nights(1)])
	await removeUnfinished(folder)
	expect((await readdir(folder)).sort()).toEqual([...nights(1), 'mine.unfinished'])
})
