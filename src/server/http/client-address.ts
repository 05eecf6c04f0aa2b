import { addressIn } from '#lib/address-network.ts'

/**
 * Who is calling. Behind a proxy of ours the last entry of X-Forwarded-For is the one it added itself;
 * everything before it is what the client claims. An entry that is no address tells nothing: the connection's counts.
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | undefined,
	trustProxy: boolean,
): string {
	const forwarded = trustProxy ? addressIn(forwardedFor?.split(',').at(-1) ?? '') : undefined
	return forwarded ?? addressIn(socketAddress ?? '') ?? 'unknown'
}
