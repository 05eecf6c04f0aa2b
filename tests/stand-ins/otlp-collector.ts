import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: string }
type Sent = {
	resourceSpans: {
		resource: { attributes: { key: string; value: Value }[] }
		scopeSpans: {
			spans: {
				traceId: string
				spanId: string
				parentSpanId?: string
				name: string
				kind: number
				startTimeUnixNano: string
				endTimeUnixNano: string
				attributes: { key: string; value: Value }[]
				status: { code?: number }
			}[]
		}[]
	}[]
}

export type CollectedSpan = {
	traceId: string
	spanId: string
	parentSpanId: string | undefined
	name: string
	kind: number
	attributes: Record<string, string | undefined>
	failed: boolean
	service: string | undefined
}

/** Takes traces as a collector does: OTLP over HTTP, as JSON. */
export async function startCollector() {
	const spans: CollectedSpan[] = []
	const requests: { path: string | undefined; headers: http.IncomingHttpHeaders }[] = []
	let answer = 200
	const server = http.createServer((request, response) => {
		let body = ''
		request.on('data', (chunk: Buffer) => (body += chunk.toString()))
		request.on('end', () => {
			requests.push({ path: request.url, headers: request.headers })
			if (answer === 200) spans.push(...spansIn(JSON.parse(body) as Sent))
			response.writeHead(answer, { 'content-type': 'application/json' }).end('{}')
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		spans,
		requests,
		answerWith: (status: number) => (answer = status),
		close: () => {
			server.closeAllConnections()
			server.close()
		},
	}
}

function spansIn({ resourceSpans }: Sent): CollectedSpan[] {
	return resourceSpans.flatMap(({ resource, scopeSpans }) =>
		scopeSpans.flatMap(({ spans }) =>
			spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, status, ...times }) => {
				if (!/^[0-9a-f]{32}$/.test(traceId) || !/^[0-9a-f]{16}$/.test(spanId)) throw new Error('not an id')
				if (BigInt(times.endTimeUnixNano) < BigInt(times.startTimeUnixNano)) throw new Error('ends before it begins')
				const told = Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
				const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue
				return { traceId, spanId, parentSpanId, name, kind, attributes: told, failed: status.code === 2, service }
			}),
		),
	)
}
