import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { timed } from '#db/slow-queries.ts'
import { inSpan, traceWith } from '#lib/tracing.ts'
import { startCollector } from '#tests/stand-ins/otlp-collector.ts'
import { createExporter, type Span } from './otlp-exporter.ts'
import { traceOutsideCalls } from './outside-calls.ts'
import { createTracer } from './start-tracing.ts'

function collecting() {
	const spans: Span[] = []
	const tracer = createTracer({ add: (span) => spans.push(span) })
	traceWith(tracer)
	onTestFinished(() => traceWith(undefined))
	return { spans, tracer }
}

const aSpan: Span = {
	traceId: '0'.repeat(31) + '1',
	spanId: '0'.repeat(15) + '1',
	parentSpanId: undefined,
	name: 'a',
	kind: 'internal',
	start: 1_700_000_000_000.25,
	end: 1_700_000_000_001,
	attributes: { word: 'x', number: 3 },
	failed: false,
}

test('a statement within a job is part of it, and says no value', async () => {
	const { spans } = collecting()
	const job = { name: 'job send-mails', kind: 'internal' } as const
	await inSpan(job, () =>
		timed(
			`select *\n from users where email = $1 or name = 'Ana''s'`,
			async () => 1,
			() => {},
		),
	)
	const [query, outer] = spans
	expect(outer).toMatchObject({ name: 'job send-mails', parentSpanId: undefined, failed: false })
	expect(query).toMatchObject({ name: 'select', kind: 'client', traceId: outer!.traceId, parentSpanId: outer!.spanId })
	expect(query!.attributes['db.query.text']).toBe('select * from users where email = $1 or name = ?')
})

test('work that fails is said to have failed, and fails', async () => {
	const { spans } = collecting()
	const work = inSpan({ name: 'job a', kind: 'internal' }, async () => Promise.reject(new Error('no')))
	await expect(work).rejects.toThrow('no')
	expect(spans).toMatchObject([{ name: 'job a', failed: true }])
})

test('without a tracer nothing is written down and work is done', async () => {
	expect(await inSpan({ name: 'a', kind: 'internal' }, async () => 7)).toBe(7)
})

test('a call outside is told by its host and its status, and by nothing behind the host', async () => {
	const { spans, tracer } = collecting()
	let host = ''
	traceOutsideCalls(tracer, (asked) => asked !== host)
	const server = createServer((request, response) => response.writeHead(request.url === '/' ? 204 : 503).end())
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => void server.close())
	host = `127.0.0.1:${(server.address() as AddressInfo).port}`
	await inSpan({ name: 'job a', kind: 'internal' }, async () => {
		await (await fetch(`http://${host}/hook/segredo?key=chave`)).text()
	})
	const call = spans.find(({ name }) => name === `GET ${host}`)
	expect(call).toMatchObject({
		kind: 'client',
		failed: true,
		attributes: { 'server.address': host, 'http.response.status_code': 503 },
		parentSpanId: spans.find(({ name }) => name === 'job a')!.spanId,
	})
	expect(JSON.stringify(spans)).not.toMatch(/segredo|chave/)
})

test('a collector gets spans as the protocol says, with the headers that were set', async () => {
	const collector = await startCollector()
	onTestFinished(collector.close)
	const onFault = () => expect.unreachable()
	const headers = { authorization: 'Bearer x' }
	const exporter = createExporter({ endpoint: `${collector.url}/`, headers, serviceName: 'farol', onFault })
	exporter.add(aSpan)
	await exporter.close()
	expect(collector.requests).toMatchObject([{ path: '/v1/traces', headers }])
	expect(collector.spans).toMatchObject([{ name: 'a', service: 'farol', attributes: { word: 'x', number: '3' } }])
})

test('a collector that is down is told of once, and nothing piles up', async () => {
	const faults: string[] = []
	let bodies = 0
	const away: typeof fetch = async () => {
		bodies += 1
		throw new TypeError('fetch failed')
	}
	const onFault = (reason: string) => faults.push(reason)
	const exporter = createExporter({ endpoint: 'http://x', headers: {}, serviceName: 'farol', onFault, fetch: away })
	for (let count = 0; count < 100_000; count += 1) exporter.add(aSpan)
	await exporter.close()
	exporter.add(aSpan)
	await exporter.flush()
	expect(faults).toEqual(['TypeError'])
	// Most were dropped on the way: there is room for some batches, and a failed one takes what waits along.
	expect(bodies).toBeLessThan(10)
})
