/**
 * Who is calling. Behind a proxy of ours the last entry of X-Forwarded-For is the one it added itself;
 * everything before it is what the client claims.
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | undefined,
	trustProxy: boolean,
): string {
	const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
	return (forwarded || socketAddress || 'unknown').replace(/^::ffff:/, '')
}
