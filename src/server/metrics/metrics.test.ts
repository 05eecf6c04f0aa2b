import { expect, test } from 'vitest'
import { createMetrics, type Figure } from './metrics.ts'

const TOKEN = 'um-segredo-de-testes'

function metrics(readFigures: () => Promise<Figure[]> = async () => []) {
	const warnings: unknown[] = []
	const log = { warn: (fields: unknown) => warnings.push(fields) } as never
	const made = createMetrics({ token: TOKEN, readFigures, log })
	const text = async () => (await made.answer('application/openmetrics-text;version=1.0.0')).body
	return { ...made, text, warnings }
}

test('only the whole token opens it', () => {
	const { allows } = metrics()
	expect(allows(`Bearer ${TOKEN}`)).toBe(true)
	for (const other of [undefined, '', 'Bearer', TOKEN, `Bearer ${TOKEN}x`, `bearer ${TOKEN}`])
		expect(allows(other)).toBe(false)
})

test('requests are counted by kind, outcome and class of status, and by how long they took', async () => {
	const { request, text } = metrics()
	const page = { kind: 'page', cache: 'hit' } as const
	request({ ...page, status: 200, seconds: 0.0002 })
	request({ ...page, status: 304, seconds: 0.0002 })
	request({ ...page, status: 200, seconds: 0.02 })
	const told = await text()
	expect(told).toContain('farol_http_request_seconds_count{kind="page",cache="hit",status="2xx"} 2')
	expect(told).toContain('farol_http_request_seconds_bucket{le="0.0005",kind="page",cache="hit",status="2xx"} 1')
	expect(told).toContain('farol_http_request_seconds_count{kind="page",cache="hit",status="3xx"} 1')
	expect(told).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
	expect(told.endsWith('# EOF\n')).toBe(true)
})

test('a job that failed is counted as such, and as a job', async () => {
	const { job, text } = metrics()
	job({ job: 'send-mails', ok: false, seconds: 0.5 })
	job({ job: 'send-mails', ok: true, seconds: 0.5 })
	const told = await text()
	expect(told).toContain('farol_job_failures_total{job="send-mails"} 1')
	expect(told).toContain('farol_job_seconds_count{job="send-mails"} 2')
})

test('figures of a database that is away are left out, not told from before', async () => {
	let away = false
	const { text, warnings } = metrics(async () => {
		if (away) throw new Error('the database does not answer')
		return [{ name: 'farol_mails_waiting', help: 'Mails.', labels: {}, value: 3 }]
	})
	expect(await text()).toMatch(/^farol_mails_waiting 3$/m)
	away = true
	const told = await text()
	expect(told).toMatch(/^farol_figures_read 0$/m)
	expect(told).not.toMatch(/^farol_mails_waiting 3$/m)
	expect(warnings).toHaveLength(1)
})

test('who does not ask for OpenMetrics gets the older format, each counter described under its own name', async () => {
	const { job, answer } = metrics()
	job({ job: 'send-mails', ok: false, seconds: 0.5 })
	const { body, type } = await answer('*/*')
	expect(type).toMatch(/^text\/plain/)
	expect(body).toContain('# TYPE farol_job_failures_total counter\nfarol_job_failures_total{job="send-mails"} 1')
	expect(body).not.toContain('# EOF')
})
