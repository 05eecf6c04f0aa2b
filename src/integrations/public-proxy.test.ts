import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PublicProxy, startPublicProxy } from './public-proxy.ts'

const inside = http.createServer((request, response) => response.end(`${request.headers.host} ${request.url}`))
const dialled: string[] = []
let proxy: PublicProxy

const names: Record<string, string[]> = {
	'publico.exemplo': ['93.184.215.14'],
	'inteiro.exemplo': ['93.184.215.14', '10.0.0.1'],
	'dentro.exemplo': ['127.0.0.1'],
	'nuvem.exemplo': ['169.254.169.254'],
}

beforeAll(async () => {
	inside.listen(0, '127.0.0.1')
	await once(inside, 'listening')
	proxy = await startPublicProxy({
		lookup: async (host) => names[host] ?? [],
		dial: ({ address, port }) => {
			dialled.push(`${address}:${port}`)
			return net.connect((inside.address() as AddressInfo).port, '127.0.0.1')
		},
	})
})

afterAll(async () => {
	await proxy.close()
	inside.close()
})

function get(url: string): Promise<{ status: number; body: string }> {
	return new Promise((settle, fail) => {
		const request = http.get({ host: '127.0.0.1', port: proxy.port, path: url }, async (response) => {
			const chunks: Buffer[] = []
			for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
			settle({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
		})
		request.on('error', fail)
	})
}

function connect(target: string): Promise<{ status: number; socket: net.Socket }> {
	return new Promise((settle, fail) => {
		const request = http.request({ host: '127.0.0.1', port: proxy.port, method: 'CONNECT', path: target })
		request.on('connect', (response, socket) => settle({ status: response.statusCode ?? 0, socket }))
		request.on('error', fail)
		request.end()
	})
}

test('a public page is fetched from the address that was checked', async () => {
	dialled.length = 0
	expect(await get('http://publico.exemplo/pagina?a=1')).toEqual({ status: 200, body: 'publico.exemplo /pagina?a=1' })
	expect(dialled).toEqual(['93.184.215.14:80'])
})

test.for([
	'http://127.0.0.1/',
	'http://[::1]/',
	'http://169.254.169.254/latest/meta-data',
	'http://dentro.exemplo/',
	'http://nuvem.exemplo/',
	'http://inteiro.exemplo/',
	'http://nao-existe.exemplo/',
	'http://publico.exemplo:8080/',
	'ftp://publico.exemplo/',
	'/sem-endereco',
])('%s is refused and nothing is dialled', async (url) => {
	dialled.length = 0
	expect(await get(url)).toMatchObject({ status: 403 })
	expect(dialled).toEqual([])
})

test('a tunnel leads to public addresses on the web port alone', async () => {
	dialled.length = 0
	for (const target of ['127.0.0.1:443', 'dentro.exemplo:443', 'publico.exemplo:22', 'nonsense'])
		expect(await connect(target)).toMatchObject({ status: 403 })
	expect(dialled).toEqual([])

	const { status, socket } = await connect('publico.exemplo:443')
	expect(status).toBe(200)
	expect(dialled).toEqual(['93.184.215.14:443'])
	socket.end('GET /por-dentro HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
	const chunks: Buffer[] = []
	for await (const chunk of socket as AsyncIterable<Buffer>) chunks.push(chunk)
	expect(Buffer.concat(chunks).toString()).toContain('x /por-dentro')
})
