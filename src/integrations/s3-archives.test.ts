import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3 } from '#tests/stand-ins/s3.ts'
import { s3Archives } from './s3-archives.ts'

let s3: Awaited<ReturnType<typeof startS3>>
const folder = mkdtempSync(path.join(tmpdir(), 'farol-archives-'))
const keys = { region: 'sa-east-1', accessKeyId: 'chave-de-teste', secretAccessKey: 'segredo' }

beforeAll(async () => {
	s3 = await startS3({ listed: 2 })
})
afterAll(() => s3.stop())

test('archives are put, listed over pages, fetched and removed', async () => {
	const archives = s3Archives({ bucket: s3.bucket, endpoint: s3.url, ...keys })
	const file = path.join(folder, 'one')
	writeFileSync(file, Buffer.alloc(300_000, 'x'))
	for (const name of ['a.tar.gz', 'b.tar.gz', 'c.tar.gz']) await archives.put(name, file)
	s3.objects.set('media/foto.webp', { bytes: Buffer.from('x'), type: 'image/webp' })
	expect(s3.objects.get('backups/a.tar.gz')!.bytes).toHaveLength(300_000)
	expect(await archives.list()).toEqual(['a.tar.gz', 'b.tar.gz', 'c.tar.gz'])

	const back = path.join(folder, 'back')
	expect(await archives.fetchTo('b.tar.gz', back)).toBe(true)
	expect(readFileSync(back).equals(readFileSync(file))).toBe(true)
	expect(await archives.fetchTo('z.tar.gz', back)).toBe(false)
	await archives.remove('a.tar.gz')
	await archives.remove('a.tar.gz')
	expect(await archives.list()).toEqual(['b.tar.gz', 'c.tar.gz'])
})

test('a store that refuses is a fault', async () => {
	const archives = s3Archives({ bucket: s3.bucket, endpoint: s3.url, ...keys, accessKeyId: 'outra-chave' })
	// By it the log tells why: the store's own words may hold anything.
	await expect(archives.list()).rejects.toMatchObject({ status: 403 })
	await expect(archives.fetchTo('a', path.join(folder, 'no'))).rejects.toThrow('403')
})
