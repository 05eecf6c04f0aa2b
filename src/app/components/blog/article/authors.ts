import { site } from '#config/site.ts'

export const newsroom = `Redação ${site.shortName}`

/** What entitles somebody to answer for an article, as readers see it. */
export function credentialOf({ registration }: { registration: string }): string {
	return `Registro ${site.regulator.name} ${registration}`
}
