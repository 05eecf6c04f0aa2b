/** A picture that somebody may take as a cover, or not. */
export type GeneratedPicture = {
	url: string
	alt: string
	/** What its library says it shows, for who writes the `alt`. */
	described: string | null
	credit: string | null
	creditUrl: string | null
	provider: string
	cost: number
}
