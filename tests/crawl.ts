type Visited = { status: number; html?: string }

/** Nothing on the site leads to these. */
const unlinked = ['/boletim/confirmar', '/boletim/cancelar', '/atom.xml', '/robots.txt', '/sitemap.xml']

/** Every search in every category is one page many times over. */
const alike = /q=.*&categoria=/

/** Follows every link and every file of the public site at an origin, except where `skip` says so. */
export async function crawl(origin: string, { skip }: { skip?: RegExp } = {}): Promise<Map<string, Visited>> {
	const visited = new Map<string, Visited>()
	const waiting = ['/', ...unlinked]
	for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
		if (visited.has(address)) continue
		const answer = await fetch(origin + address, { redirect: 'manual', headers: networkOf(visited.size) })
		const isPage = answer.headers.get('content-type')?.startsWith('text/html') && answer.status === 200
		const body = await answer.text()
		visited.set(address, { status: answer.status, ...(isPage && { html: body }) })
		for (const [, found = ''] of (isPage ? body : '').matchAll(/\s(?:href|src|content)="([^"]+)"/g)) {
			const url = URL.parse(found.replaceAll('&amp;', '&'), origin + address)
			const ours =
				url?.origin === origin && (found.startsWith('/') || found.startsWith(origin) || found.startsWith('?'))
			if (!ours || url.pathname.startsWith('/admin')) continue
			const next = url.pathname + url.search
			if (!alike.test(next) && !skip?.test(next)) waiting.push(next)
		}
	}
	return visited
}

/** One network may not read this much at once; a server that trusts its proxy believes that these are several. */
function networkOf(count: number): Record<string, string> {
	return { 'x-forwarded-for': `198.18.${Math.floor(count / 100)}.1` }
}
