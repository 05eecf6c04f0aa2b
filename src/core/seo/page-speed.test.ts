import { expect, test } from 'vitest'
import { analyzePageSpeed, type PageSpeedAnalyzer } from './page-speed.ts'

const siteUrl = 'https://faroldosul.example'

function analyzer(asked: string[]): PageSpeedAnalyzer {
	return {
		async analyze(url) {
			asked.push(url)
			return { ok: false, reason: 'failed' }
		},
	}
}

async function whoMeasures(url: string, { key = true, own = siteUrl } = {}) {
	const insights: string[] = []
	const local: string[] = []
	const result = await analyzePageSpeed({
		insights: key ? analyzer(insights) : undefined,
		local: analyzer(local),
		siteUrl: own,
		url,
	})
	if (insights.length > 0) return 'insights'
	return local.length > 0 ? 'local' : !result.ok && result.reason
}

test.for(['https://faroldosul.example/blog', 'https://exemplo.com.br/', 'http://8.8.8.8/', 'http://172.32.0.1/'])(
	'with a key the service measures %s',
	async (url) => {
		expect(await whoMeasures(url)).toBe('insights')
	},
)

test('without a key everything public is measured here', async () => {
	expect(await whoMeasures('https://faroldosul.example/blog', { key: false })).toBe('local')
	expect(await whoMeasures('https://exemplo.com.br/', { key: false })).toBe('local')
})

test('a site that only this machine knows is measured here even with a key', async () => {
	expect(await whoMeasures('http://localhost:3000/', { own: 'http://localhost:3000' })).toBe('local')
})

const nobodysBusiness =
	'http://localhost/ http://127.0.0.1:8080/ http://10.1.2.3/ http://192.168.0.1/ http://172.20.0.1/ http://169.254.169.254/latest http://[::1]/ http://[fd00::1]/ http://impressora/ http://cofre.internal/ http://0x7f000001/ http://2130706433/ http://127.1/ http://100.64.0.1/ http://servidor.local/'.split(
		' ',
	)

test.for(nobodysBusiness)('%s is nobody’s business', async (url) => {
	expect(await whoMeasures(url)).toBe('not-public')
	expect(await whoMeasures(url, { key: false })).toBe('not-public')
})
