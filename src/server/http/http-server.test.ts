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
