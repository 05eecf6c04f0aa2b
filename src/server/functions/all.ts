import { z } from 'zod'
import type { ImageServices } from '#core/images/generate-image.ts'
import type { PageSpeedServices } from '#core/seo/page-speed.ts'
import type { SearchConsoleServices } from '#core/sitemap/search-console.ts'
import type { SetUpAdminResult } from '#core/users/set-up-admin.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import type { Sitemap } from '#server/answers/sitemap.ts'
import type { Pipeline } from '../wiring/pipeline.ts'
import type { Scheduler } from '../wiring/scheduler.ts'
import { analyzePagespeed } from './analyze-pagespeed.ts'
import { autoFixSeo } from './auto-fix-seo.ts'
import { defineFunction, type ServerFunction } from './define-function.ts'
import { generateBlogContent } from './generate-blog-content.ts'
import { generateImages } from './generate-images.ts'
import { generateSitemaps } from './generate-sitemaps.ts'
import { submitSitemap } from './submit-sitemap.ts'
import { validateContent } from './validate-content.ts'

type Services = {
	db: Db
	now: () => Date
	log: Log
	siteUrl: string
	/** What the brokerage is called now. */
	siteName: () => string
	setUpAdmin: () => Promise<SetUpAdminResult>
	pageSpeed: PageSpeedServices
	images: ImageServices
	searchConsole: SearchConsoleServices
	sitemap: Sitemap
	pipeline: Pick<Pipeline, 'write'>
	runBatch: Scheduler['runBatch']
}

/** What machines call by name, at `/functions/v1/{name}`. */
export function allFunctions({
	setUpAdmin,
	pageSpeed,
	images,
	searchConsole,
	sitemap,
	pipeline,
	runBatch,
	...services
}: Services): Record<string, ServerFunction> {
	return {
		'admin-setup': defineFunction({
			summary: 'Cria o primeiro administrador, enquanto não há nenhum.',
			payload: z.object({}),
			example: {},
			open: true,
			async run() {
				const result = await setUpAdmin()
				if (result.ok) return { body: { success: true } }
				return { status: 409, body: { success: false, error: result.message } }
			},
		}),
		'validate-content': validateContent(services),
		'auto-fix-seo': autoFixSeo(services),
		'analyze-pagespeed': analyzePagespeed({ ...services, pageSpeed }),
		'generate-blog-content': generateBlogContent({ ...services, write: pipeline.write, runBatch }),
		'generate-images': generateImages({ ...services, images }),
		'submit-sitemap': submitSitemap({ ...services, searchConsole }),
		'generate-sitemaps': generateSitemaps({ ...services, sitemap }),
	}
}
