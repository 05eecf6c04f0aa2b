import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import type { Told } from '#app/site.ts'
import { siteOf } from '#core/identity/site.ts'
import { lineOfSite } from '#core/identity/site-line.ts'

/** The brokerage of a fresh start, as pages are told of it. */
export const demoSite = siteOf(freshIdentity)

export const demoTold: Told = { site: lineOfSite(demoSite), siteUrl: 'https://faroldosul.example' }
