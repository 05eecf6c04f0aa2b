/** A page an article leans on, and what we know of it. */
export type ArticleSource = {
	url: string
	title: string
	/** Of a public body whose word counts. */
	official: boolean
	/** Looked at and there; of our own list of official pages; or not reached, and so 'não verificada'. */
	state: 'verified' | 'curated' | 'unverified'
}

export type NamedSource = { url: string; title: string }

/** Looks at pages that a model named. Those that are gone are left out. Implemented in integrations/. */
export type SourceCheck = (
	sources: readonly NamedSource[],
	options: { signal: AbortSignal },
) => Promise<{ url: string; title: string; state: 'verified' | 'unverified' | 'gone' }[]>
