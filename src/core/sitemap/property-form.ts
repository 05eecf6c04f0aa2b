export type PropertyForm = 'domain' | 'url-prefix'

export function propertyForm(siteUrl: string): PropertyForm {
	return siteUrl.startsWith('sc-domain:') ? 'domain' : 'url-prefix'
}

/**
 * Of the properties an account sees, the one that holds the same site under another spelling: the other form, the
 * missing slash, http for https.
 */
export function samePropertyOtherwise(siteUrl: string, seen: readonly string[]): string | undefined {
	const wanted = hostOf(siteUrl)
	if (!wanted) return undefined
	return seen.find((other) => {
		if (other === siteUrl) return false
		const host = hostOf(other)
		if (!host) return false
		// A property of a domain holds all the addresses beneath it.
		if (propertyForm(other) === 'domain') return wanted === host || wanted.endsWith(`.${host}`)
		return host === wanted || host === `www.${wanted}` || wanted === `www.${host}`
	})
}

function hostOf(siteUrl: string): string | undefined {
	if (propertyForm(siteUrl) === 'domain') return siteUrl.slice('sc-domain:'.length).toLowerCase() || undefined
	return URL.parse(siteUrl)?.host
}
