import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#tests/server-process.ts'
import { startCollector } from '#tests/stand-ins/otlp-collector.ts'
import { preparedDataDir } from './data-dir.ts'

const SEARCH = '/blog/busca?q=franquia'

/** How many statements a page may ask of the database when it is made. */
const budgets: Record<string, number> = {
	'/': 0,
	'/seguros/auto': 0,
	'/contact': 0,
	'/blog': 5,
	'/blog/categoria/seguro-auto': 5,
	'/blog/bati-o-carro-primeiras-24-horas': 11,
	// Never kept: there are as many searches as there are words.
	[SEARCH]: 5,
}

test('pages ask the database no more than their budget, and nothing once they are kept', async () => {
	const collector = await startCollector()
	onTestFinished(collector.close)
	const server = await startServer({
		env: { DATA_DIR: preparedDataDir(), SEED_DEMO: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
	})
	const visits: { path: string; status: number; id: string }[] = []
	for (const path of [...Object.keys(budgets), ...Object.keys(budgets)]) {
		const answer = await fetch(server.url + path)
		await answer.text()
		visits.push({ path, status: answer.status, id: answer.headers.get('x-correlation-id')! })
	}
	await server.stop()
	expect(visits.filter(({ status }) => status !== 200)).toEqual([])

	const { spans } = collector
	const asked = visits.map(({ path, id }) => {
		const request = spans.find(({ attributes }) => attributes['farol.correlation_id'] === id)!
		const queries = spans.filter(({ traceId, kind }) => traceId === request.traceId && kind === 3)
		return { path, queries: queries.length }
	})
	const [made, kept] = [asked.slice(0, asked.length / 2), asked.slice(asked.length / 2)]
	expect(made.filter(({ path, queries }) => queries > budgets[path]!)).toEqual([])
	// The count sees them at all.
	expect(made.filter(({ queries }) => queries > 0)).toHaveLength(4)
	expect(kept.filter(({ queries }) => queries > 0).map(({ path }) => path)).toEqual([SEARCH])
})
