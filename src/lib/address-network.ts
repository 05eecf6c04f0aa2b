import { isIPv6 } from 'node:net'

/** What one visitor owns: an IPv4 address, or the /64 around an IPv6 one. */
export function networkOf(address: string): string {
	const bare = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
	if (!isIPv6(bare)) return bare
	return `${groupsOf(bare).slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, written the one way. */
function groupsOf(address: string): string[] {
	const [head = '', tail] = address.split('::')
	const before = partsOf(head)
	const after = tail === undefined ? [] : partsOf(tail)
	const gap = Array.from({ length: 8 - before.length - after.length }, () => '0')
	return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}

/** An IPv4 tail stands for two groups; which two does not matter for the network. */
function partsOf(text: string): string[] {
	if (text === '') return []
	return text.split(':').flatMap((part) => (part.includes('.') ? ['0', '0'] : [part]))
}
