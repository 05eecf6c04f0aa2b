/** Where the client's address travels inside the server. Whatever a client sends under it is overwritten at the edge. */
export const CLIENT_ADDRESS = 'x-client-address'

export function clientAddressOf(request: Request): string {
	return request.headers.get(CLIENT_ADDRESS) ?? 'unknown'
}
