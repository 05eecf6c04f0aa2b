import { expect, test } from 'vitest'
import { describeDevice, isPhone } from './describe-device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.for([
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome no Windows'],
	[`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge no Windows'],
	[`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome no Android'],
	['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
		'Safari no iPhone',
	],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
		'Safari no macOS',
	],
	['curl/8.5.0', 'Programa curl'],
	['Mozilla/5.0', 'Dispositivo desconhecido'],
	['<script>alert(1)</script>', 'Dispositivo desconhecido'],
	[null, 'Dispositivo desconhecido'],
] as const)('%s is %s', ([userAgent, words]) => {
	expect(describeDevice(userAgent)).toBe(words)
})

test('phones are told from computers', () => {
	expect(isPhone(`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`)).toBe(true)
	expect(isPhone(`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`)).toBe(false)
	expect(isPhone(null)).toBe(false)
})
