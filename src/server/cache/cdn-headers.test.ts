import { expect, test } from 'vitest'
import { toCachedFile } from './cached-file.ts'
import { createCdnHeaders } from './cdn-headers.ts'

const forCdn = createCdnHeaders({ maxAge: 600 })

test('a page may be kept by a CDN for a while, and by no browser', async () => {
	const page = await toCachedFile('a page', { 'Cache-Control': 'public, max-age=0, must-revalidate', Vary: 'x' })
	expect(forCdn(page, 'blog').headers).toEqual({
		'cache-control': 'public, max-age=0, must-revalidate, s-maxage=600',
		'cdn-cache-control': 'max-age=600, stale-while-revalidate=60',
		'surrogate-control': 'max-age=600, stale-while-revalidate=60',
		'surrogate-key': 'farol-blog',
		'cache-tag': 'farol-blog',
		vary: 'x',
	})
	expect(forCdn(page, 'blog')).toBe(forCdn(page, 'blog'))
	expect(page.headers['Cache-Control']).toBe('public, max-age=0, must-revalidate')
})

test('what a browser keeps for a year goes with its page all the same', async () => {
	const script = await toCachedFile('a script', { 'Cache-Control': 'public, max-age=31536000, immutable' })
	expect(forCdn(script, 'blog').headers).toMatchObject({
		'cache-control': 'public, max-age=31536000, immutable',
		'cdn-cache-control': 'max-age=600, stale-while-revalidate=60',
		'surrogate-key': 'farol-blog',
	})
})
