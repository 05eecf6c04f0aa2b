/** Any address that is nobody's: what resolves to it was a path of our own. */
const OWN = 'https://own.invalid'

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:']

/** Pictures inside the text; SVG is left out, because it can carry scripts. */
const dataPicture = /^data:image\/(?:png|jpeg|webp|avif|gif);base64,[a-z0-9+/]+={0,2}$/i

export type UrlKind = 'own' | 'outside' | 'contact'

/**
 * What a link leads to, or undefined when it may not stand in a page. Addresses are read by the
 * algorithm that browsers use, so no spelling of a forbidden scheme means something else to them.
 */
export function kindOfLink(address: string): UrlKind | undefined {
	const url = absolute(address)
	if (!url) return isOwnPath(address) ? 'own' : undefined
	if (!linkSchemes.includes(url.protocol)) return undefined
	return isWeb(url) ? 'outside' : 'contact'
}

export function isSafePicture(address: string): boolean {
	const url = absolute(address)
	if (!url) return isOwnPath(address)
	return isWeb(url) || dataPicture.test(address)
}

export function isWebAddress(address: string): boolean {
	const url = absolute(address)
	return url !== null && isWeb(url)
}

function absolute(address: string): URL | null {
	return URL.parse(address)
}

function isWeb({ protocol }: URL): boolean {
	return protocol === 'http:' || protocol === 'https:'
}

/** Neither '//host' nor '/\host' is a path, whatever they look like. */
function isOwnPath(address: string): boolean {
	return URL.parse(address, OWN)?.origin === OWN
}
