import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.for(['8.8.8.8', '200.160.2.3', '172.15.255.255', '172.32.0.1', '2001:4860:4860::8888', '2804:14c::1'])(
	'%s is on the public net',
	(address) => {
		expect(isPublicAddress(address)).toBe(true)
	},
)

test.for([
	'0.0.0.0',
	'10.1.2.3',
	'100.64.0.1',
	'127.0.0.1',
	'127.8.9.1',
	'169.254.169.254',
	'172.16.0.1',
	'172.31.255.255',
	'192.168.1.1',
	'192.0.2.1',
	'198.18.0.1',
	'198.51.100.7',
	'203.0.113.9',
	'224.0.0.1',
	'255.255.255.255',
	'::',
	'::1',
	'::ffff:127.0.0.1',
	'::ffff:8.8.8.8',
	'64:ff9b::7f00:1',
	'fc00::1',
	'fd12::1',
	'fe80::1',
	'ff02::1',
	'2001:db8::1',
	'2002:7f00:1::1',
	'2001:0:1::1',
	'not an address',
	'',
])('%s is not', (address) => {
	expect(isPublicAddress(address)).toBe(false)
})
