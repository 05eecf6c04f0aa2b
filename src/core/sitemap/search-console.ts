export type ConsoleFailureReason =
	| 'bad-credentials'
	| 'forbidden'
	| 'api-disabled'
	| 'not-found'
	| 'rejected'
	| 'rate-limited'
	| 'server-error'
	| 'timeout'
	| 'unreachable'
	| 'malformed'

export type ConsoleFailure = {
	ok: false
	reason: ConsoleFailureReason
	/** What the service said of it, for the log and the stored submission. */
	detail?: string | undefined
}

export type Property = {
	/** `https://www.exemplo.com.br/` or `sc-domain:exemplo.com.br`. */
	siteUrl: string
	/** As the service says it: siteOwner, siteFullUser, siteRestrictedUser, siteUnverifiedUser. */
	permission: string
}

/** What the console knows of a map. */
export type SubmittedSitemap = {
	lastSubmitted: string | null
	isPending: boolean
	lastDownloaded: string | null
	warnings: number
	errors: number
	/** Addresses it read in the map. */
	addresses: number | null
}

type Sent = { siteUrl: string; sitemapUrl: string }
type Leave = { signal?: AbortSignal | undefined }

/** What we need of the Search Console. Implemented in integrations/. */
export type SearchConsole = {
	/** The account that must be a user of the property. */
	accountEmail: string
	listProperties: (leave?: Leave) => Promise<{ ok: true; properties: Property[] } | ConsoleFailure>
	submit: (sent: Sent, leave?: Leave) => Promise<{ ok: true } | ConsoleFailure>
	read: (sent: Sent, leave?: Leave) => Promise<{ ok: true; sitemap: SubmittedSitemap } | ConsoleFailure>
}

/** The site's property and map. Without a service account there is no console. */
export type SearchConsoleServices = { console: SearchConsole | undefined; siteUrl: string; sitemapUrl: string }
