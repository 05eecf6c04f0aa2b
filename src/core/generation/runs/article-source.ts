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

export type CheckedSource = {
	/** The address as it was named. */
	asked: string
	/** Where it leads in the end, as far as it could be followed. */
	url: string
	title: string
	state: 'verified' | 'unverified' | 'gone'
}

/** Looks at pages that a model named. Implemented in integrations/. */
export type SourceCheck = (
	sources: readonly NamedSource[],
	options: { signal: AbortSignal },
) => Promise<CheckedSource[]>
