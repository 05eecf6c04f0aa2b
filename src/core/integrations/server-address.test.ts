import { expect, test } from 'vitest'
import { serverAddress } from './server-address.ts'

const empty = { host: '', port: '', user: '', password: '' }

test('a server is addressed with its user and password, whatever they hold', () => {
	const parts = { host: 'smtp.farol.example', port: '587', user: 'ana@farol.example', password: 'p:a/s@s?' }
	const address = serverAddress(parts)
	expect(address).toBe('smtp://ana%40farol.example:p%3Aa%2Fs%40s%3F@smtp.farol.example:587')
	expect(decodeURIComponent(new URL(address).password)).toBe(parts.password)
})

test('port 465 is encrypted from the start, and a user is not needed', () => {
	expect(serverAddress({ ...empty, host: 'smtp.farol.example', port: '465' })).toBe('smtps://smtp.farol.example:465')
})

test('a whole address may stand for the host, and nothing is made of nothing', () => {
	expect(serverAddress({ ...empty, host: 'smtps://a:b@c.example' })).toBe('smtps://a:b@c.example')
	expect(serverAddress({ ...empty, password: 'x' })).toBe('')
})
