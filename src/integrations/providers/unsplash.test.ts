import { expect, onTestFinished, test } from 'vitest'
import type { ImageRequest } from '#core/images/image-source.ts'
import { startUnsplash } from '#tests/stand-ins/unsplash.ts'
import { unsplash } from './unsplash.ts'

async function library({ timeoutMs = 5_000 } = {}) {
	const standIn = await startUnsplash()
	onTestFinished(() => standIn.stop())
	const warnings: unknown[] = []
	const write = () => {}
	const log = { debug: write, info: write, warn: (...told: unknown[]) => void warnings.push(told), error: write }
	const source = unsplash({ apiKey: 'segredo', baseUrl: standIn.url, timeoutMs, log })
	const make = (searches: string[], rest: Partial<ImageRequest> = {}) =>
		source.make({
			prompt: '',
			searches,
			dimensions: '1536x1024',
			seed: 'a',
			category: null,
			topic: 'geral',
			signal: new AbortController().signal,
			...rest,
		})
	return { ...standIn, make, tellTaken: source.tellTaken, warnings }
}

test('a photo is linked where it is, with its id, its maker and the page that names them', async () => {
	const { make, searches } = await library()
	const found = await make(['car coastal road'])
	expect(found).toMatchObject({
		ok: true,
		image: {
			kind: 'linked',
			url: expect.stringMatching(/^https:\/\/images\.unsplash\.com\/photo-.*ixid=/),
			alt: 'a lighthouse on a rocky coast',
			credit: 'Ana Farias / Unsplash',
			creditUrl: 'https://unsplash.com/@anafarias?utm_source=farol&utm_medium=referral',
			width: 1080,
			height: 720,
		},
	})
	expect(Object.fromEntries(searches[0]!.searchParams)).toMatchObject({
		query: 'car coastal road',
		orientation: 'landscape',
		content_filter: 'high',
	})
})

test.for([
	['1024x1024', 'squarish'],
	['1024x1536', 'portrait'],
] as const)('%s is %s', async ([dimensions, orientation]) => {
	const { make, searches } = await library()
	await make(['mar'], { dimensions })
	expect(searches[0]!.searchParams.get('orientation')).toBe(orientation)
})

test('asking again shows other photos', async () => {
	const { make } = await library()
	const found = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => make(['mar'], { seed })))
	const urls = new Set(found.map((one) => one.ok && one.image.kind === 'linked' && one.image.url))
	expect(urls.size).toBeGreaterThan(2)
})

test('a search that finds nothing is followed by a wider one', async () => {
	const { make, searches } = await library()
	expect(await make(['unsplashvazio', 'mar'])).toMatchObject({ ok: true })
	expect(searches.map(({ searchParams }) => searchParams.get('query'))).toEqual(['unsplashvazio', 'mar'])
})

test('a search tells nobody; which photo was taken is told when it was', async () => {
	const { make, taken, tellTaken, warnings } = await library()
	const found = await make(['mar'])
	expect(taken).toEqual([])
	const { url, downloadLocation } = (found.ok && found.image.kind === 'linked' ? found.image : undefined)!
	expect(await tellTaken(downloadLocation!)).toBe(true)
	expect(taken).toEqual([`${/photo-([\w-]+)/.exec(url)![1]}?ixid=M3wxMjA3fDB8MXxzZWFyY2h8MXx8`])
	expect(warnings).toEqual([])
})

test('a telling that fails is worth another try, one that is refused is not', async () => {
	const { url, tellTaken, warnings } = await library()
	expect(await tellTaken(`${url}/photos/ping-1/download`)).toBe(false)
	expect(await tellTaken(`${url}/photos/nada`)).toBe(true)
	expect(warnings).toHaveLength(2)
})

test.for([
	['unsplashvazio', 'nothing-found'],
	['unsplashchave', 'unauthorized'],
	['unsplashlimite', 'rate-limited'],
	['unsplasherro', 'server-error'],
	['unsplashjson', 'malformed'],
] as const)('%s is %s', async ([query, fault]) => {
	const { make } = await library()
	expect(await make([query])).toMatchObject({ ok: false, fault, billed: false })
})

test('whoever hangs is not waited for, and whoever asked may go away', async () => {
	const { make } = await library({ timeoutMs: 200 })
	expect(await make(['unsplashpendura'])).toMatchObject({ ok: false, fault: 'timeout' })
	const asking = new AbortController()
	const found = make(['unsplashpendura'], { signal: asking.signal })
	asking.abort()
	expect(await found).toMatchObject({ ok: false, fault: 'cancelled' })
})

test('the key goes to nobody else, whatever address an answer names', async () => {
	const asked: string[] = []
	const fetch = async (url: string | URL | Request) => {
		asked.push(url instanceof Request ? url.url : url.toString())
		return Response.json({})
	}
	const write = () => {}
	const log = { debug: write, info: write, warn: write, error: write }
	const { tellTaken } = unsplash({ apiKey: 'segredo', baseUrl: 'https://api.unsplash.com', log, fetch })
	expect(await tellTaken('http://169.254.169.254/latest/meta-data')).toBe(true)
	expect(asked).toEqual([])
	await tellTaken('https://api.unsplash.com/photos/1/download')
	expect(asked).toHaveLength(1)
})
