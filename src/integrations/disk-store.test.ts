import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskStore } from './disk-store.ts'

let folder: string
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'farol-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file is put, found again and removed, and nothing else is left behind', async () => {
	const store = diskStore(path.join(folder, 'media', 'files'))
	expect(await store.get('a.webp')).toBeUndefined()
	await store.put('a.webp', new Uint8Array([1, 2, 3]), 'image/webp')
	expect(Buffer.from((await store.get('a.webp'))!)).toEqual(Buffer.from([1, 2, 3]))
	expect(readdirSync(path.join(folder, 'media', 'files'))).toEqual(['a.webp'])
	await store.remove('a.webp')
	await store.remove('a.webp')
	expect(readdirSync(path.join(folder, 'media', 'files'))).toEqual([])
})

test('the same file written many times at once is whole at the end', async () => {
	const store = diskStore(folder)
	const bytes = new Uint8Array(100_000).fill(7)
	await Promise.all(Array.from({ length: 10 }, () => store.put('a.webp', bytes, 'image/webp')))
	expect(Buffer.from((await store.get('a.webp'))!)).toEqual(Buffer.from(bytes))
	expect(readdirSync(folder)).toEqual(['a.webp'])
})

test.for(['../fora.webp', '..', 'pasta/a.webp', '/etc/passwd', '.oculto', 'a\\b.webp', 'a\0.webp', ''])(
	'the name %j leads nowhere',
	async (name) => {
		const store = diskStore(folder)
		await expect(store.put(name, new Uint8Array([1]), 'image/webp')).rejects.toThrow('none of ours')
		await expect(store.get(name)).rejects.toThrow('none of ours')
		await expect(store.remove(name)).rejects.toThrow('none of ours')
	},
)
