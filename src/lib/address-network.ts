import { isIPv4, isIPv6 } from 'node:net'

/**
 * One address as a proxy or a socket may write it, without port, brackets and zone; IPv4 carried in IPv6 is IPv4.
 * Nothing where it is no address at all.
 */
export function addressIn(text: string): string | undefined {
	const bare = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
	const address = (/^[\d.]+:\d+$/.test(bare) ? bare.replace(/:\d+$/, '') : bare).replace(/%.*$/, '')
	if (isIPv4(address)) return address
	return isIPv6(address) ? (mappedIPv4(address) ?? address.toLowerCase()) : undefined
}

/**
 * What one visitor owns, and so what every limit counts: an IPv4 address, or the /64 around an IPv6 one.
 * All that is no address counts as one.
 */
export function networkOf(address: string): string {
	const known = addressIn(address)
	if (known === undefined) return 'unknown'
	return isIPv4(known) ? known : `${groupsOf(known).slice(0, 4).join(':')}::/64`
}

/** ::ffff:203.0.113.7, however it is written. */
function mappedIPv4(address: string): string | undefined {
	const groups = groupsOf(address)
	if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
	const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
	return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The eight groups of an IPv6 address, written the one way. */
function groupsOf(address: string): string[] {
	const [head = '', tail] = address.split('::')
	const before = partsOf(head)
	const after = tail === undefined ? [] : partsOf(tail)
	const gap = Array.from({ length: 8 - before.length - after.length }, () => '0')
	return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}

/** An IPv4 tail stands for two groups. */
function partsOf(text: string): string[] {
	if (text === '') return []
	return text.split(':').flatMap((part) => (part.includes('.') ? tailGroups(part) : [part]))
}

function tailGroups(ipv4: string): string[] {
	const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
	return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
}
