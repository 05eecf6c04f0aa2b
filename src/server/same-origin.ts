/**
 * Whether a request that changes something may carry the browser's cookies: only from our own pages.
 * Scripts that carry a bearer token and no cookie are not at risk and pass.
 */
export function comesFromOwnPages(request: Request, siteUrl: string): boolean {
	if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return true
	if (!request.headers.has('cookie')) return true
	const site = request.headers.get('sec-fetch-site')
	if (site) return site === 'same-origin'
	return request.headers.get('origin') === siteUrl
}
