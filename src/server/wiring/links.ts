import { landingPages } from '#app/content/landing/all.ts'
import { legalTexts } from '#app/content/legal/all.ts'
import { placeholderSlugs } from '#app/content/placeholder-slugs.ts'
import { checkLinks } from '#core/links/check-links.ts'
import type { OwnSite } from '#core/links/look-at-own.ts'
import type { Db } from '#db/client.server.ts'
import type { Job } from '#server/boot/jobs.ts'

const pages = new Set<string>([
	'/',
	'/blog',
	'/blog/busca',
	'/contact',
	...landingPages.map(({ path }) => path),
	...legalTexts.map(({ path }) => path),
	...placeholderSlugs.map((slug) => `/seguros/${slug}`),
])

/** Of other addresses than those of products it is not told here whether something answers. */
export function ownSite(siteUrl: string): OwnSite {
	return { siteUrl, hasPage: (path) => pages.has(path) || (/^\/(?:seguros|servicos)\//.test(path) ? false : undefined) }
}

/** Every night a part of them, so that each address is seen once a week. */
export function linksJob({ db, site, now }: { db: Db; site: OwnSite; now: () => Date }): Job {
	return { name: 'check-links', cron: '10 5 * * *', run: () => checkLinks(db, { site, now }) }
}
