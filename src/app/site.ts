import { createContext, useContext } from 'react'
import type { Site } from '#core/identity/site.ts'
import { siteInLine } from '#core/identity/site-line.ts'

/** What the root route tells every page. */
export type Told = { /** See core/identity/site-line.ts. */ site: string; siteUrl: string }

const ToldContext = createContext<Told | undefined>(undefined)

/** Around everything that is drawn. */
export const SiteProvider = ToldContext.Provider

/** Who the brokerage is. */
export function useSite(): Site {
	return siteInLine(useTold().site)
}

/** The public origin. */
export function useSiteUrl(): string {
	return useTold().siteUrl
}

function useTold(): Told {
	const told = useContext(ToldContext)
	if (!told) throw new Error('nobody said who the brokerage is: SiteProvider is missing')
	return told
}

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The same for the head of a page. */
export function siteIn(matches: Matches): Site {
	return siteInLine(rootData(matches).site)
}

/** Nothing where a guard refused before the root route was asked, as in an outage. */
export function siteIfTold(matches: Matches): Site | undefined {
	return matches.find((match) => match?.id === 'root')?.loaderData ? siteIn(matches) : undefined
}

export function siteUrlOf(matches: Matches): string {
	return rootData(matches).siteUrl
}

function rootData(matches: Matches): Told {
	return matches.find((match) => match?.id === 'root')!.loaderData as Told
}
