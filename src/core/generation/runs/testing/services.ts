import type { Db } from '#db/client.server.ts'
import type { TextModel } from '../../models/text-model.ts'
import type { SourceCheck } from '../article-source.ts'
import { pause } from '../pause.ts'
import type { RunServices } from '../run-services.ts'

type Overrides = Partial<RunServices> & { models?: readonly TextModel[] }

/** Every page is there but those of 'sumiu.invalid' and of this machine; what Google's grounding names leads to the SUSEP. */
export const checkByName: SourceCheck = async (sources) =>
	sources.map(({ url, title }) => ({
		asked: url,
		url: url.includes('/grounding-api-redirect/') ? 'https://www.gov.br/susep/pt-br/assuntos' : url,
		title,
		state: /sumiu\.invalid|127\.0\.0\.1/.test(url) ? 'gone' : url.includes('mudo.invalid') ? 'unverified' : 'verified',
	}))

/** Nobody's page is fetched by a test that does not say which. */
const noPages: RunServices['fetchPage'] = async () => ({ ok: false, reason: 'not-found' })

/** What the pipeline needs, with waits noted rather than waited. */
export function testServices(db: Db, overrides: Overrides = {}) {
	const waits: number[] = []
	const faults: unknown[] = []
	const services: RunServices = {
		db,
		models: [],
		checkSources: checkByName,
		fetchPage: noPages,
		siteName: 'Farol do Sul',
		own: { siteUrl: 'https://faroldosul.example', phones: ['(51) 99999-0100'], email: 'contato@faroldosul.example' },
		siteUrl: 'https://faroldosul.example',
		clock: () => new Date(),
		async sleep(ms, signal) {
			waits.push(ms)
			await pause(1, signal)
		},
		refreshSitemap: async () => {},
		submitSitemap: async () => ({ success: true, message: 'Sitemap enviado' }),
		onFault: (error) => faults.push(error),
		...overrides,
	}
	return { services, waits, faults }
}

/** One page of the web, and nothing beside it. */
export function aPage(address: string, html: string): RunServices['fetchPage'] {
	return async (asked) =>
		String(asked) === address
			? { ok: true, status: 200, url: address, contentType: 'text/html; charset=utf-8', body: Buffer.from(html) }
			: { ok: false, reason: 'not-found' }
}
