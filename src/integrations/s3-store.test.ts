import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3 } from '#tests/stand-ins/s3.ts'
import { s3Store } from './s3-store.ts'

let s3: Awaited<ReturnType<typeof startS3>>
const keys = { region: 'sa-east-1', accessKeyId: 'chave-de-teste', secretAccessKey: 'segredo' }

beforeAll(async () => {
	s3 = await startS3()
})
afterAll(() => s3.stop())

function aStore(overrides = {}) {
	return s3Store({ bucket: s3.bucket, endpoint: s3.url, ...keys, ...overrides })
}

test('a file is put, found again and removed, by signed requests to the bucket of the endpoint', async () => {
	const store = aStore()
	await store.put('a.webp', new Uint8Array([1, 2, 3]), 'image/webp')
	expect(s3.objects.get('media/a.webp')).toEqual({ bytes: Buffer.from([1, 2, 3]), type: 'image/webp' })
	expect(await store.get('a.webp')).toEqual(new Uint8Array([1, 2, 3]))
	await store.remove('a.webp')
	expect(await store.get('a.webp')).toBeUndefined()
	await store.remove('a.webp')
})

test('a store that refuses is a fault, not an absent file', async () => {
	const store = aStore({ accessKeyId: 'outra-chave' })
	await expect(store.get('a.webp')).rejects.toThrow('403')
	await expect(store.put('a.webp', new Uint8Array([1]), 'image/webp')).rejects.toThrow('403')
})

test('a store that never answers is given up on', async () => {
	s3.silent.add('media/mudo.webp')
	await expect(aStore({ timeoutMs: 50 }).get('mudo.webp')).rejects.toThrow(/timeout/i)
})
