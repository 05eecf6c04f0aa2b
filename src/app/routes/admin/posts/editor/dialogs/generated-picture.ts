/** A picture that somebody may take as a cover, or not. */
export type GeneratedPicture = {
	url: string
	alt: string
	credit: string | null
	creditUrl: string | null
	provider: string
	cost: number
}
