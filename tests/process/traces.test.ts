import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#tests/server-process.ts'
import { startCollector } from '#tests/stand-ins/otlp-collector.ts'
import { preparedDataDir } from './data-dir.ts'

const TRACING = /start-tracing|otlp/

/** The files of the server that ran, as Node lists them when it ends. */
function filesRun(folder: string): string[] {
	return readdirSync(folder).flatMap((file) => {
		const { result } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { result: { url: string }[] }
		return result.map(({ url }) => url)
	})
}

test('with an endpoint a page’s queries stand in its trace, and nobody’s data', async () => {
	const collector = await startCollector()
	onTestFinished(collector.close)
	const coverage = mkdtempSync(path.join(tmpdir(), 'farol-loaded-'))
	const server = await startServer({
		env: { DATA_DIR: preparedDataDir(), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, NODE_V8_COVERAGE: coverage },
	})
	const page = await fetch(`${server.url}/blog?utm_source=ana@exemplo.com.br`)
	const id = page.headers.get('x-correlation-id')
	await page.text()
	const again = await fetch(`${server.url}/blog`)
	await again.text()
	await server.stop()

	const { spans } = collector
	const request = spans.find(({ attributes }) => attributes['farol.correlation_id'] === id)!
	expect(request).toMatchObject({
		name: 'GET',
		kind: 2,
		parentSpanId: undefined,
		service: 'farol',
		attributes: { 'farol.kind': 'page', 'farol.cache': 'miss', 'http.response.status_code': '200' },
	})
	const queries = spans.filter(({ traceId, kind }) => traceId === request.traceId && kind === 3)
	expect(queries.map(({ attributes }) => attributes['db.query.text']).join('\n')).toContain('"blog_posts"')
	expect(spans.some(({ attributes }) => attributes['farol.cache'] === 'hit')).toBe(true)
	expect(JSON.stringify(spans)).not.toMatch(/ana@exemplo|utm_source/)
	expect(filesRun(coverage).some((url) => TRACING.test(url))).toBe(true)
})

test('without an endpoint nothing of it is loaded', async () => {
	const coverage = mkdtempSync(path.join(tmpdir(), 'farol-loaded-'))
	const server = await startServer({ env: { DATA_DIR: preparedDataDir(), NODE_V8_COVERAGE: coverage } })
	await (await fetch(`${server.url}/blog`)).text()
	await server.stop()
	const files = filesRun(coverage)
	expect(files.length).toBeGreaterThan(10)
	expect(files.filter((url) => TRACING.test(url))).toEqual([])
})

test('with nobody at the endpoint the site works, and says so once', async () => {
	const collector = await startCollector()
	collector.close()
	const server = await startServer({ env: { DATA_DIR: preparedDataDir(), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } })
	for (let count = 0; count < 50; count += 1)
		expect((await fetch(`${server.url}/blog?page=${count}`)).status).toBeLessThan(400)
	expect(await server.stop()).toBe(0)
	expect(server.output().match(/traces are not taken/g)).toHaveLength(1)
})
