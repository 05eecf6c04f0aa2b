/**
 * Whether a request that changes something may do so: not from another site's page. What the browser says about where
 * it comes from counts with or without a cookie, else another site could sign somebody out, or in as somebody else.
 * A program says nothing of the kind and passes, unless it carries a cookie; so does one with a bearer token, which no
 * browser adds by itself.
 */
export function comesFromOwnPages(request: Request, siteUrl: string): boolean {
	if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return true
	const { headers } = request
	const carriesCookie = headers.has('cookie')
	if (!carriesCookie && /^bearer /i.test(headers.get('authorization') ?? '')) return true
	const site = headers.get('sec-fetch-site')
	if (site !== null) return site === 'same-origin'
	const origin = headers.get('origin')
	return origin === null ? !carriesCookie : origin === siteUrl
}
