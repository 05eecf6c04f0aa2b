import type { Attributes, SpanKind } from '#lib/tracing.ts'

export type Span = {
	traceId: string
	spanId: string
	parentSpanId: string | undefined
	name: string
	kind: SpanKind
	/** Milliseconds since 1970, with fractions. */
	start: number
	end: number
	attributes: Attributes
	failed: boolean
}

/** What is not taken in time is dropped: figures of the past are not worth memory. */
const MOST_WAITING = 2_048
const MOST_AT_ONCE = 512
const EVERY_MS = 5_000
const SEND_MS = 10_000

type Options = {
	/** As OTEL_EXPORTER_OTLP_ENDPOINT says it: `/v1/traces` comes behind it. */
	endpoint: string
	headers: Record<string, string>
	serviceName: string
	/** Told when a collector takes nothing, once until it takes something again. */
	onFault: (reason: string) => void
	everyMs?: number
	fetch?: typeof globalThis.fetch
}

export type Exporter = { add: (span: Span) => void; flush: () => Promise<void>; close: () => Promise<void> }

/** Hands spans to a collector by OTLP over HTTP, as JSON, some at a time and one batch after the other. */
export function createExporter({
	endpoint,
	headers,
	serviceName,
	onFault,
	everyMs = EVERY_MS,
	fetch = globalThis.fetch,
}: Options): Exporter {
	const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
	let waiting: Span[] = []
	let sending: Promise<void> | undefined
	let faulty = false

	async function sendOnce(): Promise<void> {
		const batch = waiting.splice(0, MOST_AT_ONCE)
		const reason = await post(batch)
		if (reason && !faulty) onFault(reason)
		faulty = reason !== undefined
		// To who is not there the rest need not be offered now.
		if (faulty) waiting = []
	}

	async function post(batch: readonly Span[]): Promise<string | undefined> {
		try {
			const answer = await fetch(url, {
				method: 'POST',
				headers: { 'content-type': 'application/json', ...headers },
				body: JSON.stringify(requestOf(batch, serviceName)),
				signal: AbortSignal.timeout(SEND_MS),
				redirect: 'error',
			})
			await answer.body?.cancel()
			return answer.ok ? undefined : `status ${answer.status}`
		} catch (error) {
			return (error as Error).name
		}
	}

	async function flush(): Promise<void> {
		while (waiting.length > 0) {
			sending ??= sendOnce().finally(() => (sending = undefined))
			await sending
		}
		await sending
	}

	const timer = setInterval(() => void flush(), everyMs)
	timer.unref()
	return {
		add(span) {
			if (waiting.length >= MOST_WAITING) return
			waiting.push(span)
			if (waiting.length === MOST_AT_ONCE) void flush()
		},
		flush,
		async close() {
			clearInterval(timer)
			await flush()
		},
	}
}

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 }
const FAILED = 2

/** https://opentelemetry.io/docs/specs/otlp/#otlphttp: ids in hexadecimal, moments in nanoseconds as text. */
function requestOf(spans: readonly Span[], serviceName: string) {
	return {
		resourceSpans: [
			{
				resource: { attributes: attributesOf({ 'service.name': serviceName }) },
				scopeSpans: [
					{
						scope: { name: 'farol' },
						spans: spans.map(({ kind, start, end, attributes, failed, ...span }) => ({
							...span,
							kind: kinds[kind],
							startTimeUnixNano: nanoseconds(start),
							endTimeUnixNano: nanoseconds(end),
							attributes: attributesOf(attributes),
							status: failed ? { code: FAILED } : {},
						})),
					},
				],
			},
		],
	}
}

function attributesOf(attributes: Attributes) {
	return Object.entries(attributes).map(([key, value]) => ({
		key,
		value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
	}))
}

function nanoseconds(ms: number): string {
	return String(BigInt(Math.round(ms * 1000)) * 1000n)
}
