/** One page, however its address is written. */
export function pageOf(address: string): string {
	const { host, pathname, search } = new URL(address)
	return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`
}
