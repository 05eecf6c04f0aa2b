import { BlockList, isIPv4, isIPv6 } from 'node:net'

const closed = new BlockList()

// https://www.iana.org/assignments/iana-ipv4-special-registry
for (const [network, bits] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.31.196.0', 24],
	['192.52.193.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['192.175.48.0', 24],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
] as const)
	closed.addSubnet(network, bits, 'ipv4')

const open = new BlockList()
// Only what is handed out for the public net; everything else of IPv6 is something else.
open.addSubnet('2000::', 3, 'ipv6')

// Of that, what is for documents, tests and tunnels: the latter lead to any IPv4 address.
for (const [network, bits] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['2620:4f:8000::', 48],
	['3fff::', 20],
] as const)
	closed.addSubnet(network, bits, 'ipv6')

/** Whether anybody on the net could be reached there: not this machine, not its neighbours, not a cloud's inside. */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !closed.check(address, 'ipv4')
	return isIPv6(address) && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
