import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { headersIn } from '#lib/headers-in.ts'
import { type Attributes, type EndSpan, type Tracer, traceWith } from '#lib/tracing.ts'
import type { RequestMeter } from '#server/metrics/metrics.ts'
import { createExporter, type Exporter, type Span } from './otlp-exporter.ts'
import { traceOutsideCalls } from './outside-calls.ts'

export type Tracing = {
	/** Makes a span of every request. */
	request: (listener: RequestListener) => RequestListener
	/** To be told of every request at its end. */
	meter: (told: RequestMeter) => void
	close: () => Promise<void>
}

type Options = {
	endpoint: string
	/** 'name=value,name=value', values as in a query string. */
	headers: string | undefined
	serviceName: string
	onFault: (reason: string) => void
}

/** Loaded only where an endpoint is set. */
export function startTracing({ endpoint, headers = '', serviceName, onFault }: Options): Tracing {
	const exporter = createExporter({ endpoint, headers: headersIn(headers), serviceName, onFault })
	const tracer = createTracer(exporter)
	const collector = new URL(endpoint).host
	traceOutsideCalls(tracer, (host) => host === collector)
	traceWith(tracer)
	/** The request whose end is being told. Node calls one listener of it after the other. */
	let ending: EndSpan = () => {}
	return {
		request: (listener) => (request, response) => {
			const method = request.method ?? 'GET'
			tracer.within({ name: method, kind: 'server', attributes: { 'http.request.method': method } }, (end) => {
				response.once('close', () => (ending = end))
				listener(request, response)
			})
		},
		meter({ kind, cache, status }) {
			const attributes = { 'farol.kind': kind, 'farol.cache': cache, 'http.response.status_code': status }
			ending({ attributes, failed: status >= 500 })
			ending = () => {}
		},
		async close() {
			traceWith(undefined)
			await exporter.close()
		},
	}
}

type Open = Pick<Span, 'traceId' | 'spanId' | 'attributes'>

export function createTracer(exporter: Pick<Exporter, 'add'>): Tracer {
	const current = new AsyncLocalStorage<Open>()

	function begin({ name, kind, attributes = {} }: Parameters<Tracer['start']>[0]) {
		const parent = current.getStore()
		const started = performance.now()
		const open: Open = {
			traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
			spanId: randomBytes(8).toString('hex'),
			attributes: { ...attributes },
		}
		let ended = false
		const end: EndSpan = ({ attributes: more = {}, failed = false } = {}) => {
			if (ended) return
			ended = true
			const { timeOrigin } = performance
			exporter.add({
				...open,
				parentSpanId: parent?.spanId,
				name,
				kind,
				start: timeOrigin + started,
				end: timeOrigin + performance.now(),
				attributes: { ...open.attributes, ...more },
				failed,
			})
		}
		return { open, end }
	}

	return {
		start: (span) => begin(span).end,
		within(span, work) {
			const { open, end } = begin(span)
			return current.run(open, () => work(end))
		},
		annotate(attributes: Attributes) {
			const open = current.getStore()
			if (open) Object.assign(open.attributes, attributes)
		},
	}
}
