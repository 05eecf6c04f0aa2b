import { measurePage, type PageSpeed, type PageSpeedServices, pageToMeasure } from '#core/seo/page-speed.ts'
import type { Log } from '#lib/log.ts'
import { defineFunction } from './define-function.ts'

/** Each score also under a name of its own. */
function told({ scores, ...rest }: PageSpeed) {
	return {
		seoScore: scores.seo,
		performanceScore: scores.performance,
		accessibilityScore: scores.accessibility,
		bestPracticesScore: scores.bestPractices,
		scores,
		...rest,
	}
}

type Services = { pageSpeed: PageSpeedServices; siteUrl: string; log: Log }

export function analyzePagespeed({ pageSpeed, ...services }: Services) {
	return defineFunction({
		summary: 'Mede o desempenho de uma página.',
		payload: pageToMeasure,
		example: { url: `${services.siteUrl}/` },
		health: true,
		async run({ url }, { correlationId, signal }) {
			const result = await measurePage({ ...services, ...pageSpeed, url, correlationId, signal })
			if (result.ok) return { body: { success: true, url, ...told(result.value) } }
			return { body: { success: false, error: result.message, code: result.reason } }
		},
	})
}
