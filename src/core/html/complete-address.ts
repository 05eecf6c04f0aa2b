const unfinished = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#].*)?$/

/** 'gov.br/susep' is an address that somebody did not finish typing. */
export function completeAddress(typed: string): string {
	const address = typed.trim()
	return unfinished.test(address) ? `https://${address}` : address
}
