import { z } from 'zod'
import {
	analyzePageSpeed,
	type PageSpeed,
	type PageSpeedAnalyzer,
	type PageSpeedFailure,
} from '#core/seo/page-speed.ts'
import type { Log } from '#lib/log.ts'
import { defineFunction } from './frame.ts'

const payload = z.object({
	url: z
		.url({ protocol: /^https?$/, error: 'URL necessária: um endereço http ou https' })
		.max(2048)
		.refine((address) => {
			const url = URL.parse(address)
			return url && url.username === '' && url.password === ''
		}, 'URL sem usuário nem senha'),
})

const explanations: Record<PageSpeedFailure['reason'], string> = {
	'not-reachable': 'URL não acessível publicamente.',
	quota: 'O limite de consultas do PageSpeed foi atingido. Tente de novo em alguns minutos.',
	timeout: 'A análise demorou demais. Tente de novo.',
	'not-public': 'Só páginas deste site ou de endereços públicos podem ser analisadas.',
	'no-browser': 'Sem a chave do PageSpeed é preciso ter o Chromium instalado no servidor.',
	failed: 'A página não pôde ser analisada. Tente de novo em alguns minutos.',
}

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

type Needs = { insights: PageSpeedAnalyzer | undefined; local: PageSpeedAnalyzer; siteUrl: string; log: Log }

/** Measures a page: by PageSpeed Insights where there is a key, else by a Lighthouse of our own. */
export function analyzePagespeed({ log, ...analyzers }: Needs) {
	return defineFunction({
		summary: 'Mede o desempenho de uma página.',
		payload,
		example: { url: `${analyzers.siteUrl}/` },
		health: true,
		async run({ url }, { correlationId, signal }) {
			const result = await analyzePageSpeed({ ...analyzers, url, signal })
			if (result.ok) return { body: { success: true, url, ...told(result.value) } }
			log.warn({ correlationId, reason: result.reason, detail: result.detail }, 'a page could not be measured')
			return { body: { success: false, error: explanations[result.reason], code: result.reason } }
		},
	})
}
