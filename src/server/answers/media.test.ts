import { expect, test } from 'vitest'
import { memoryStore } from '#core/media/testing/memory-store.ts'
import { isUpload, storedPicture, storedSize, tooLargeForm } from './media.ts'

const stem = '0123456789abcdef-1200x630'
const name = `${stem}.webp`
const whole = new Uint8Array([1, 2, 3])
const small = new Uint8Array([4])

function aStore() {
	const store = memoryStore()
	store.files.set(name, whole)
	store.files.set(`${stem}--480.avif`, small)
	// Files that lie beside the pictures must stay out of reach.
	store.files.set('auth-secret', new Uint8Array([9]))
	return store
}

function ask(headers: Record<string, string> = {}): Request {
	return new Request('http://localhost/', { headers })
}

async function bytesOf(response: Response | undefined) {
	return response && new Uint8Array(await response.arrayBuffer())
}

test('a stored picture is sent to be kept for good, and can do nothing but be shown', async () => {
	const answer = await storedPicture(aStore(), name, ask())
	expect(await bytesOf(answer)).toEqual(whole)
	expect(Object.fromEntries(answer!.headers)).toEqual({
		'cache-control': 'public, max-age=31536000, immutable',
		'content-length': '3',
		'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		'content-type': 'image/webp',
		etag: `"${stem}"`,
	})
})

test('whoever has it gets no second copy', async () => {
	const answer = await storedPicture(aStore(), name, ask({ 'if-none-match': `"x", W/"${stem}"` }))
	expect(answer!.status).toBe(304)
	expect(await bytesOf(answer)).toHaveLength(0)
})

test('a size is sent once it is made; until then the picture itself, for a minute', async () => {
	const made = await storedSize(aStore(), { stem, file: '480.avif', request: ask() })
	expect(await bytesOf(made)).toEqual(small)
	expect(made!.headers.get('content-type')).toBe('image/avif')
	expect(made!.headers.get('cache-control')).toContain('immutable')

	const waiting = await storedSize(aStore(), { stem, file: '960.webp', request: ask() })
	expect(await bytesOf(waiting)).toEqual(whole)
	expect(waiting!.headers.get('content-type')).toBe('image/webp')
	expect(waiting!.headers.get('cache-control')).toBe('public, max-age=60')
})

test.for([
	'auth-secret',
	'../auth-secret',
	`${stem}--480.avif`,
	'0123456789abcdee-1200x630.webp',
	`../${name}`,
	`${name}\0`,
])('%j is no picture', async (asked) => {
	expect(await storedPicture(aStore(), asked, ask())).toBeUndefined()
})

test.for([
	[stem, '481.avif'],
	[stem, '1440.avif'],
	[stem, '../auth-secret'],
	['..', 'auth-secret'],
	['0123456789abcdee-1200x630', '480.avif'],
] as const)('%s in the size %s is nothing', async ([ofStem, file]) => {
	expect(await storedSize(aStore(), { stem: ofStem, file, request: ask() })).toBeUndefined()
})

function upload(path: string, headers: Record<string, string>, method = 'POST'): Request {
	return new Request(`http://localhost${path}`, { method, headers })
}

test('only pictures that are announced at their own address may be large', () => {
	const length = { 'content-length': '9' }
	expect(isUpload(upload('/admin/midia/enviar', length))).toBe(true)
	expect(isUpload(upload('/admin/midia/enviar', {}))).toBe(false)
	expect(isUpload(upload('/admin/midia/enviar', { ...length, 'transfer-encoding': 'chunked' }))).toBe(false)
	expect(isUpload(upload('/admin/midia', length))).toBe(false)
	expect(isUpload(upload('/admin/midia/enviar.data', length))).toBe(false)
	expect(isUpload(upload('/admin/midia/enviar', length, 'GET'))).toBe(false)
})

test('who sends too much by a form is told on the page, a script by a status', () => {
	const headers = { 'content-length': '99999999', accept: 'text/html' }
	const answer = tooLargeForm(upload('/admin/midia/enviar', headers))
	expect(answer?.status).toBe(303)
	expect(decodeURIComponent(answer!.headers.get('set-cookie')!)).toContain('Arquivo maior que 10 MB.')
	expect(tooLargeForm(upload('/admin/midia/enviar', { ...headers, accept: 'application/json' }))).toBeUndefined()
	expect(tooLargeForm(upload('/blog', headers))).toBeUndefined()
})
