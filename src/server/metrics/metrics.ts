import { createHash, timingSafeEqual } from 'node:crypto'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client'
import type { Log } from '#lib/log.ts'
import type { CacheOutcome, RequestKind } from './request-kind.ts'

/** Figures that are asked for when somebody looks: what waits, what was spent, how old the last backup is. */
export type Figure = { name: string; help: string; labels: Record<string, string>; value: number }
export type ReadFigures = () => Promise<Figure[]>

export type RequestMeter = { kind: RequestKind; cache: CacheOutcome; status: number; seconds: number }

export type Metrics = {
	request: (told: RequestMeter) => void
	job: (told: { job: string; ok: boolean; seconds: number }) => void
	/** Whether who asks has the token. */
	allows: (authorization: string | undefined) => boolean
	/** All of it, in OpenMetrics where that is asked for, else in the older format of Prometheus. */
	answer: (accept: string | undefined) => Promise<{ body: string; type: string }>
}

/** From what memory sends in microseconds to what somebody waits for in vain. */
const REQUEST_BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60, 600]

type Options = { token: string; readFigures: ReadFigures; log: Log }

/** What an operator's Prometheus reads at /metrics. Nothing in it tells who visited: addresses are only their kind. */
export function createMetrics({ token, readFigures, log }: Options): Metrics {
	const registry = new Registry<OpenMetricsContentType>()
	registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
	const registers = [registry]
	collectDefaultMetrics({ register: registry })
	// They go up and down, and have the names of counters.
	for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`)
	const requests = new Histogram({
		name: 'farol_http_request_seconds',
		help: 'Requests answered, by kind of address, outcome of the page cache and class of status.',
		labelNames: ['kind', 'cache', 'status'],
		buckets: REQUEST_BUCKETS,
		registers,
	})
	const jobs = new Histogram({
		name: 'farol_job_seconds',
		help: 'Background jobs that ended in this process.',
		labelNames: ['job'],
		buckets: JOB_BUCKETS,
		registers,
	})
	const jobFailures = new Counter({
		name: 'farol_job_failures',
		help: 'Background jobs that failed in this process.',
		labelNames: ['job'],
		registers,
	})
	const figuresRead = new Gauge({
		name: 'farol_figures_read',
		help: '1 where the figures that are kept in the database could be read for this answer, 0 where they could not.',
		registers,
	})
	const figures = figureGauges(registry)
	const wanted = digest(`Bearer ${token}`)
	return {
		request: ({ kind, cache, status, seconds }) =>
			requests.observe({ kind, cache, status: `${Math.floor(status / 100)}xx` }, seconds),
		job({ job, ok, seconds }) {
			jobs.observe({ job }, seconds)
			if (!ok) jobFailures.inc({ job })
		},
		allows: (authorization) => timingSafeEqual(digest(authorization ?? ''), wanted),
		async answer(accept) {
			try {
				figures.show(await readFigures())
				figuresRead.set(1)
			} catch (error) {
				// Of a database that is away the rest can still be told, and no old figure stands for a new one.
				log.warn({ err: error }, 'figures for the metrics could not be read')
				figures.show([])
				figuresRead.set(0)
			}
			const body = await registry.metrics()
			return accept?.includes('application/openmetrics-text')
				? { body, type: Registry.OPENMETRICS_CONTENT_TYPE }
				: { body: asPlainText(body), type: Registry.PROMETHEUS_CONTENT_TYPE }
		},
	}
}

/** In the older format a counter is described under the name that its samples have, and nothing marks the end. */
function asPlainText(openMetrics: string): string {
	return openMetrics
		.replaceAll(/^# HELP (\S+) (.*)\n# TYPE \1 counter$/gm, '# HELP $1_total $2\n# TYPE $1_total counter')
		.replace(/# EOF\n$/, '')
}

function figureGauges(registry: Registry<OpenMetricsContentType>) {
	const gauges = new Map<string, Gauge>()
	function gaugeOf({ name, help, labels }: Figure): Gauge {
		const known = gauges.get(name)
		if (known) return known
		const gauge = new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] })
		gauges.set(name, gauge)
		return gauge
	}
	return {
		show(figures: Figure[]) {
			for (const gauge of gauges.values()) gauge.reset()
			for (const figure of figures) gaugeOf(figure).set(figure.labels, figure.value)
		},
	}
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest()
}
