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
	const asked: { path: string; id: string }[] = []
	for (const path of [...Object.keys(budgets), ...Object.keys(budgets)]) {
		const answer = await fetch(server.url + path)
		expect(answer.status, path).toBe(200)
		await answer.text()
		asked.push({ path, id: answer.headers.get('x-correlation-id')! })
	}
	await server.stop()

	const { spans } = collector
	const queriesOf = (id: string) => {
		const request = spans.find(({ attributes }) => attributes['farol.correlation_id'] === id)!
		return spans.filter(({ traceId, kind }) => traceId === request.traceId && kind === 3).length
	}
	const [made, kept] = [asked.slice(0, asked.length / 2), asked.slice(asked.length / 2)]
	for (const { path, id } of made) expect(queriesOf(id), path).toBeLessThanOrEqual(budgets[path]!)
	// The count sees them at all.
	expect(made.filter(({ id }) => queriesOf(id) > 0)).toHaveLength(4)
	for (const { path, id } of kept) expect(queriesOf(id) === 0, path).toBe(path !== SEARCH)
})
