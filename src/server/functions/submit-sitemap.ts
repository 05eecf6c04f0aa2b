import { z } from 'zod'
import type { SearchConsoleServices } from '#core/sitemap/search-console.ts'
import { submitOrTest } from '#core/sitemap/submit-or-test.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { defineFunction } from './define-function.ts'

const LONGEST_ADDRESS = 2048

const address = z.url({ protocol: /^https?$/, error: 'Um endereço http ou https' }).max(LONGEST_ADDRESS)

const payload = z.object({
	siteUrl: z
		.union(
			[address, z.string().regex(/^sc-domain:[a-z0-9.-]+$/i)],
			'Uma propriedade: https://exemplo.com.br/ ou sc-domain:exemplo.com.br',
		)
		.optional(),
	sitemapUrl: address.optional(),
	/** Only asks whether the property can be reached. */
	test: z.boolean().optional(),
})

type Services = { db: Db; now: () => Date; log: Log; searchConsole: SearchConsoleServices }

/** Sends the sitemap to the Search Console, or with `test` only tries the connection. */
export function submitSitemap({ db, now, log, searchConsole }: Services) {
	return defineFunction({
		summary: 'Envia o sitemap ao Search Console; com test, só confere a conexão.',
		payload,
		example: { test: false },
		async run(
			{ test, siteUrl = searchConsole.siteUrl, sitemapUrl = searchConsole.sitemapUrl },
			{ user, correlationId },
		) {
			const target = { console: searchConsole.console, siteUrl, sitemapUrl }
			const by = { actor: user ?? undefined, log, correlationId, now: now() }
			return { body: await submitOrTest(db, { ...target, ...by, test }) }
		},
	})
}
