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

/** What the pipeline needs, with waits noted rather than waited. */
export function testServices(db: Db, overrides: Overrides = {}) {
	const waits: number[] = []
	const faults: unknown[] = []
	const services: RunServices = {
		db,
		models: [],
		checkSources: checkByName,
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
