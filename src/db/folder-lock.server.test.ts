import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './folder-lock.server.ts'

test('a folder is taken once, and free again after it is released', async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'farol-lock-'))
	const lock = lockFolder(folder)
	expect(() => lockFolder(folder)).toThrow(`já está em uso por outro processo (pid ${process.pid})`)
	lock.release()
	lockFolder(folder).release()
})
