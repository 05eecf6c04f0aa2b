import { z } from 'zod'
import { countSitemap } from '#core/sitemap/count-sitemap.ts'
import type { Db } from '#db/client.server.ts'
import type { Sitemap } from '#server/answers/sitemap.ts'
import { defineFunction } from './define-function.ts'

type Services = { db: Db; sitemap: Pick<Sitemap, 'rebuild'>; siteUrl: string }

/** Makes the maps anew from what readers see, whether or not something changed. */
export function generateSitemaps({ db, sitemap, siteUrl }: Services) {
	return defineFunction({
		summary: 'Refaz e guarda os sitemaps.',
		payload: z.object({}),
		example: {},
		async run() {
			await sitemap.rebuild()
			const { files, urls } = await countSitemap(db)
			const message = `${files} ${files === 1 ? 'arquivo' : 'arquivos'} com ${urls.toLocaleString('pt-BR')} endereços.`
			return { body: { success: true, files, urls, sitemapUrl: `${siteUrl}/sitemap.xml`, message } }
		},
	})
}
