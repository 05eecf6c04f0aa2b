type Wrapper = { host: RegExp; path?: RegExp; target: (url: URL) => string | null | undefined }

function parameter(...names: string[]): Wrapper['target'] {
	return ({ searchParams }) => names.map((name) => searchParams.get(name)).find(Boolean)
}

/** Addresses that only lead on to the one in them, put there by mail programs, networks and searches to count or check clicks. */
const wrappers: readonly Wrapper[] = [
	{ host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/, path: /^\/url$/, target: parameter('q', 'url') },
	{ host: /^lm?\.(?:facebook|instagram|messenger|workplace)\.com$/, target: parameter('u') },
	{ host: /\.safelinks\.protection\.outlook\.com$/, target: parameter('url') },
	{ host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, target: parameter('q') },
	{ host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)/, target: parameter('url') },
	{ host: /^out\.reddit\.com$/, target: parameter('url') },
	{ host: /^slack-redir\.net$/, path: /^\/link$/, target: parameter('url') },
	{ host: /^t\.umblr\.com$/, path: /^\/redirect$/, target: parameter('z') },
	{ host: /^(?:www\.)?vk\.com$/, path: /^\/away\.php$/, target: parameter('to') },
	{ host: /^(?:www\.)?duckduckgo\.com$/, path: /^\/l\/?$/, target: parameter('uddg') },
	{ host: /^(?:www\.)?bing\.com$/, path: /^\/ck\/a$/, target: ({ searchParams }) => fromBing(searchParams.get('u')) },
	{ host: /^urldefense\.proofpoint\.com$/, path: /^\/v2\/url$/, target: ({ searchParams }) => fromV2(searchParams) },
	{ host: /^urldefense\.com$/, path: /^\/v3\//, target: ({ href }) => /\/v3\/__([^*]+?)__;/.exec(href)?.[1] },
]

const MOST_WRAPPERS = 3

/** The address a link was meant to lead to, without what others put around it. */
export function plainLink(href: string): string {
	let plain = href
	for (let times = 0; times < MOST_WRAPPERS; times += 1) {
		const inner = unwrapped(plain)
		if (inner === undefined) return plain
		plain = inner
	}
	return plain
}

function unwrapped(href: string): string | undefined {
	const url = URL.parse(href)
	const wrapper =
		url && wrappers.find(({ host, path }) => host.test(url.hostname) && (!path || path.test(url.pathname)))
	const target = wrapper?.target(url!)
	if (!target || !/^https?:$/.test(URL.parse(target)?.protocol ?? '')) return undefined
	return target.replace(/([?&])fbclid=[^&#]*&?/, '$1').replace(/[?&](?=#|$)/, '')
}

/** 'a1' and the address in base64, with the two letters that addresses may not hold replaced. */
function fromBing(value: string | null): string | undefined {
	if (!value?.startsWith('a1')) return undefined
	try {
		return atob(value.slice(2).replaceAll('-', '+').replaceAll('_', '/'))
	} catch {
		return undefined
	}
}

/** It writes '-' for '%' and '_' for '/'. */
function fromV2(parameters: URLSearchParams): string | undefined {
	try {
		return decodeURIComponent((parameters.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/'))
	} catch {
		return undefined
	}
}
