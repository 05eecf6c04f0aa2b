import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { backUpDatabase } from './back-up-database.ts'

async function folder() {
	return mkdtemp(path.join(tmpdir(), 'farol-backups-'))
}

const dump = async () => new Blob(['copy'])

test('the last seven days are kept, and nothing else is touched', async () => {
	const backups = await folder()
	await writeFile(path.join(backups, 'notes.txt'), 'mine')
	for (let day = 1; day <= 9; day++) {
		await backUpDatabase({ dump, folder: backups, now: new Date(Date.UTC(2026, 2, day)) })
	}
	const expected = [3, 4, 5, 6, 7, 8, 9].map((day) => `farol-2026-03-0${day}.tar.gz`)
	expect((await readdir(backups)).sort()).toEqual([...expected, 'notes.txt'])
})

test('a second run on one day replaces the first, and a failed one leaves it alone', async () => {
	const backups = await folder()
	const now = new Date('2026-03-10T12:00:00Z')
	const file = await backUpDatabase({ dump, folder: backups, now })
	await backUpDatabase({ dump: async () => new Blob(['newer']), folder: backups, now })
	await expect(backUpDatabase({ dump: () => Promise.reject(new Error('full')), folder: backups, now })).rejects.toThrow(
		'full',
	)
	expect(await readFile(file, 'utf8')).toBe('newer')
	expect(await readdir(backups)).toEqual(['farol-2026-03-10.tar.gz'])
})
