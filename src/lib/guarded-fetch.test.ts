import http from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

const PUBLIC = '200.160.2.3'
let port: number
const server = http.createServer((request, response) => {
	const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
	if (pathname === '/to') return void response.writeHead(302, { location: searchParams.get('url') ?? '' }).end()
	if (pathname === '/around') return void response.writeHead(302, { location: '/around' }).end()
	if (pathname === '/silence') return undefined
	if (pathname === '/drip') return void response.write('a')
	if (pathname === '/large') return void response.end(Buffer.alloc(3000, 'a'))
	return void response.end(`host ${request.headers.host}`)
})

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	port = (server.address() as AddressInfo).port
})
afterAll(() => {
	server.closeAllConnections()
	server.close()
})

type Dialled = { address: string; port: number }

/** A net where every name has the addresses given and every dialled address is our server. */
function world(names: Record<string, string[][]> = {}) {
	const dialled: Dialled[] = []
	return {
		dialled,
		lookup: async (host: string) => {
			const answers = names[host] ?? [[PUBLIC]]
			return (answers.length > 1 ? answers.shift() : answers[0]) ?? []
		},
		dial: (target: Dialled) => {
			dialled.push({ address: target.address, port: target.port })
			return connect({ host: '127.0.0.1', port })
		},
	}
}

test('a public page is fetched from the address that was checked', async () => {
	const { dialled, ...net } = world()
	const answer = await guardedFetch('http://example.com/page', net)
	expect(answer).toMatchObject({ ok: true, status: 200, url: 'http://example.com/page' })
	expect(answer.ok && answer.body.toString()).toBe('host example.com')
	expect(dialled).toEqual([{ address: PUBLIC, port: 80 }])
})

test.for([
	'file:///etc/passwd',
	'ftp://example.com',
	'http://example.com:8080/',
	'https://example.com:80/',
	'nonsense',
	'',
	'http://user@example.com/',
	'http://user:word@example.com/',
	'gopher://example.com',
	'javascript:alert(1)',
])('%s is refused before anything is dialled', async (address) => {
	const { dialled, ...net } = world()
	expect(await guardedFetch(address, net)).toEqual({ ok: false, reason: 'bad-address' })
	expect(dialled).toEqual([])
})

test.for([
	'http://127.0.0.1/',
	'http://2130706433/',
	'http://0x7f.1/',
	'http://[::1]/',
	'http://169.254.169.254/latest',
	'http://[::ffff:10.0.0.1]/',
	'http://10.0.0.1/',
	'http://0/',
])('%s is refused, however it is written', async (address) => {
	const { dialled, ...net } = world()
	expect(await guardedFetch(address, net)).toEqual({ ok: false, reason: 'not-public' })
	expect(dialled).toEqual([])
})

test('a name with one private address among public ones is refused', async () => {
	const { dialled, ...net } = world({ 'two.example': [[PUBLIC, '10.0.0.1']] })
	expect(await guardedFetch('http://two.example/', net)).toEqual({ ok: false, reason: 'not-public' })
	expect(dialled).toEqual([])
})

test('a name that answers differently the second time gains nothing', async () => {
	const { dialled, ...net } = world({ 'rebind.example': [[PUBLIC], ['127.0.0.1']] })
	expect(await guardedFetch('http://rebind.example/', net)).toMatchObject({ ok: true })
	expect(dialled).toEqual([{ address: PUBLIC, port: 80 }])
	expect(await guardedFetch('http://rebind.example/', net)).toEqual({ ok: false, reason: 'not-public' })
	expect(dialled).toHaveLength(1)
})

test('a redirect is checked as the first address was', async () => {
	const { dialled, ...net } = world({ 'inside.example': [['192.168.0.1']] })
	const to = (url: string) => `http://example.com/to?url=${encodeURIComponent(url)}`
	expect(await guardedFetch(to('http://inside.example/'), net)).toEqual({ ok: false, reason: 'not-public' })
	expect(await guardedFetch(to('http://127.0.0.1/'), net)).toEqual({ ok: false, reason: 'not-public' })
	expect(await guardedFetch(to('file:///etc/passwd'), net)).toEqual({ ok: false, reason: 'bad-address' })
	expect(await guardedFetch(to('/there'), net)).toMatchObject({ ok: true, url: 'http://example.com/there' })
	expect(dialled.every(({ address }) => address === PUBLIC)).toBe(true)
})

test('after three redirects it is enough', async () => {
	const { dialled, ...net } = world()
	expect(await guardedFetch('http://example.com/around', net)).toEqual({ ok: false, reason: 'too-many-redirects' })
	expect(dialled).toHaveLength(4)
})

test.for(['/silence', '/drip'])('a page that never ends (%s) is left in time', async (path) => {
	const { dialled: _, ...net } = world()
	const answer = await guardedFetch(`http://example.com${path}`, { ...net, timeoutMs: 150 })
	expect(answer).toEqual({ ok: false, reason: 'timeout' })
})

test('a name that is never resolved is left in time', async () => {
	const { dialled: _, ...net } = world()
	const lookup = () => new Promise<string[]>(() => {})
	expect(await guardedFetch('http://example.com/', { ...net, lookup, timeoutMs: 50 })).toEqual({
		ok: false,
		reason: 'timeout',
	})
})

test('whoever asked can leave before', async () => {
	const { dialled: _, ...net } = world()
	const leaving = new AbortController()
	const answer = guardedFetch('http://example.com/silence', { ...net, signal: leaving.signal })
	leaving.abort()
	expect(await answer).toEqual({ ok: false, reason: 'cancelled' })
})

test('of too large a page only the beginning is read, or nothing', async () => {
	const { dialled: _, ...net } = world()
	expect(await guardedFetch('http://example.com/large', { ...net, maxBytes: 1000 })).toEqual({
		ok: false,
		reason: 'too-large',
	})
	const beginning = await guardedFetch('http://example.com/large', { ...net, maxBytes: 1000, beginningOnly: true })
	expect(beginning.ok && beginning.body.length).toBe(1000)
})

test('an unknown name and a refused connection are told apart', async () => {
	const { dialled: _, ...net } = world({ 'nobody.example': [[]] })
	expect(await guardedFetch('http://nobody.example/', net)).toEqual({ ok: false, reason: 'not-found' })
	const dial = () => netSocketThatFails()
	expect(await guardedFetch('http://example.com/', { ...net, dial })).toEqual({ ok: false, reason: 'unreachable' })
})

function netSocketThatFails() {
	const socket = new Socket()
	queueMicrotask(() => socket.destroy(new Error('refused')))
	return socket
}
