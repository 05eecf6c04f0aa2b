import { z } from 'zod'
import { site } from '#config/site.ts'
import type { PageSpeedAnalyzer } from '#core/seo/page-speed.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import { analyzePagespeed } from './analyze-pagespeed.ts'
import { autoFixSeo } from './auto-fix-seo.ts'
import { defineFunction, type FunctionAnswer, type ServerFunction } from './frame.ts'
import { validateContent } from './validate-content.ts'

type Needs = {
	db: Db
	now: () => Date
	log: Log
	siteUrl: string
	adminSetup: () => Promise<FunctionAnswer>
	insights: PageSpeedAnalyzer | undefined
	localLighthouse: PageSpeedAnalyzer
}

/** What machines call by name, at `/functions/v1/{name}`. */
export function allFunctions({
	adminSetup,
	insights,
	localLighthouse,
	...needs
}: Needs): Record<string, ServerFunction> {
	return {
		'admin-setup': defineFunction({
			summary: 'Cria o primeiro administrador, enquanto não há nenhum.',
			payload: z.object({}),
			example: {},
			open: true,
			run: adminSetup,
		}),
		'validate-content': validateContent(needs),
		'auto-fix-seo': autoFixSeo({ ...needs, siteName: site.name }),
		'analyze-pagespeed': analyzePagespeed({ ...needs, insights, local: localLighthouse }),
	}
}
