/** Who an article is by that names nobody. */
export function newsroomOf({ shortName }: { shortName: string }): string {
	return `Redação ${shortName}`
}

/** What entitles somebody to answer for an article, as readers see it. */
export function credentialOf({ registration }: { registration: string }): string {
	return `Registro SUSEP ${registration}`
}
