import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { finish, LIMITS, listen } from './http-server.ts'

let server: Server

afterEach(() => finish(server))

test.for([
	['headers', 'GET / HTTP/1.1\r\nHost: a'],
	['the body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc'],
])('a client that never finishes %s is cut off', async ([, half]) => {
	const limits = { ...LIMITS, headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 50 }
	server = await listen((request, response) => void request.resume().on('end', () => response.end()), {
		host: '127.0.0.1',
		port: 0,
		limits,
	})
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
	socket.write(half!)
	let answer = ''
	for await (const chunk of socket) answer += String(chunk)
	expect(answer).toContain('408')
})

/** More than the system takes in advance for who reads nothing. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)

test('a client that takes nothing of its answer is cut off', async () => {
	const gone = Promise.withResolvers<boolean>()
	server = await listen(
		(_, response) => {
			response.on('close', () => gone.resolve(response.writableFinished)).end(LARGE)
		},
		{ host: '127.0.0.1', port: 0, limits: { ...LIMITS, unreadTimeout: 100 } },
	)
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
	socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
	expect(await gone.promise).toBe(false)
	socket.destroy()
})

test('one that reads slowly but steadily gets all of it', async () => {
	// Four pauses fit in, and all twelve last three times as long.
	const unreadTimeout = 1_000
	server = await listen((_, response) => void response.setHeader('connection', 'close').end(LARGE), {
		host: '127.0.0.1',
		port: 0,
		limits: { ...LIMITS, unreadTimeout },
	})
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
	socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
	let read = 0
	let pauses = 0
	await new Promise((resolve, reject) => {
		socket.on('close', resolve).on('error', reject)
		socket.on('data', ({ length }) => {
			const before = Math.floor(read / (LARGE.length / 12))
			read += length
			if (Math.floor(read / (LARGE.length / 12)) === before) return
			socket.pause()
			pauses += 1
			setTimeout(() => socket.resume(), unreadTimeout / 4)
		})
	})
	expect(read).toBeGreaterThan(LARGE.length)
	expect(pauses).toBe(12)
})

test('one whose answer is still being made is not cut off', async () => {
	server = await listen((_, response) => void response.once('timeout', () => response.end('pronto')), {
		host: '127.0.0.1',
		port: 0,
		limits: { ...LIMITS, unreadTimeout: 50 },
	})
	const { port } = server.address() as AddressInfo
	expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('pronto')
})

test('within the promised time, the pause between two looks included', () => {
	const { headersTimeout, requestTimeout, connectionsCheckingInterval } = LIMITS
	expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
	expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(60_000)
})

test.for([
	['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', '405'],
	['another protocol', 'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n', '200'],
])('who asks for %s is answered', async ([, asked, status]) => {
	server = await listen((_, response) => void response.end(), { host: '127.0.0.1', port: 0 })
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
	socket.write(asked!)
	let answer = ''
	for await (const chunk of socket) answer += String(chunk)
	expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})
