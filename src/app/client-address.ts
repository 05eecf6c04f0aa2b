import { networkOf } from '#lib/address-network.ts'

/** Where the client's address travels inside the server. Whatever a client sends under it is overwritten at the edge. */
export const CLIENT_ADDRESS = 'x-client-address'

export function clientAddressOf(request: Request): string {
	return request.headers.get(CLIENT_ADDRESS) ?? 'unknown'
}

/** What limits count by, so that nobody gets around one by using many addresses of their own network. */
export function clientNetworkOf(request: Request): string {
	return networkOf(clientAddressOf(request))
}
