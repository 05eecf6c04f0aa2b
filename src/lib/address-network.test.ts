import { isIP } from 'node:net'
import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { addressIn, networkOf } from './address-network.ts'

test.for([
	['203.0.113.7', '203.0.113.7'],
	['203.0.113.7:1234', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['::FFFF:203.0.113.7', '203.0.113.7'],
	['::ffff:cb00:7107', '203.0.113.7'],
	['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
	['[::ffff:203.0.113.7]:443', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
	['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
	['2001:DB8:1:2::99', '2001:db8:1:2::/64'],
	['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
	['unknown', 'unknown'],
	['', 'unknown'],
	['203.0.113', 'unknown'],
	['203.0.113.7.8', 'unknown'],
	['_hidden:80', 'unknown'],
	['[203.0.113.7', 'unknown'],
])('%s belongs to %s', ([address, network]) => {
	expect(networkOf(address!)).toBe(network)
})

test('every address of one /64 is one visitor, and the next /64 is another', () => {
	const network = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 4, maxLength: 4 })
	const host = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 })
	const port = fc.integer({ min: 1, max: 65_535 })
	fc.assert(
		fc.property(network, host, host, port, (prefix, one, other, number) => {
			const written = (groups: number[]) => groups.map((group) => group.toString(16)).join(':')
			const [first, second] = [written([...prefix, ...one]), written([...prefix, ...other])]
			expect(networkOf(`[${first}]:${number}`)).toBe(networkOf(second.toUpperCase()))
			const next = [...prefix.slice(0, 3), prefix[3]! ^ 1, ...one]
			expect(networkOf(written(next))).not.toBe(networkOf(first))
		}),
	)
})

test('whatever a proxy writes there, what comes out is an address or nothing', () => {
	const written = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.stringMatching(/^[[\]0-9a-f:.%]*$/))
	fc.assert(
		fc.property(written, (text) => {
			const address = addressIn(text)
			expect(address === undefined || isIP(address) > 0).toBe(true)
			expect(networkOf(networkOf(text).replace('::/64', '::'))).toBe(networkOf(text))
		}),
	)
})
