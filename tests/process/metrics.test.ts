import { expect, test } from 'vitest'
import { startServer } from '../server-process.ts'
import { preparedDataDir } from './data-dir.ts'

const TOKEN = 'um-segredo-de-testes'

test('who has the token reads what the server did, and nobody else anything', async () => {
	const server = await startServer({ env: { DATA_DIR: preparedDataDir(), METRICS_TOKEN: TOKEN } })
	const read = (authorization?: string) =>
		fetch(`${server.url}/metrics`, {
			headers: { accept: 'application/openmetrics-text', ...(authorization && { authorization }) },
		})
	for (const wrong of [undefined, 'Bearer outro-segredo-de-testes']) {
		const refused = await read(wrong)
		expect(refused.status).toBe(401)
		expect(await refused.text()).not.toContain('farol_')
	}

	const article = `${server.url}/blog?utm_source=quem-visita`
	for (let visit = 0; visit < 3; visit++) await (await fetch(article)).text()
	const answer = await read(`Bearer ${TOKEN}`)
	expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text/)
	expect(answer.headers.get('cache-control')).toBe('no-store')
	const told = await answer.text()
	expect(told).toMatch(/farol_http_request_seconds_count\{kind="page",cache="hit",status="2xx"\} [1-9]/)
	expect(told).toMatch(/farol_http_request_seconds_count\{kind="probe",cache="bypass",status="4xx"\} 2/)
	expect(told).toMatch(/farol_queue_jobs\{queue="send-mails",state="due"\} \d/)
	expect(told).toMatch(/farol_spend_limit_usd\{provider="gemini"\} \d/)
	expect(told).toMatch(/^farol_mails_waiting \d/m)
	expect(told).toMatch(/farol_database_connections\{state="waiting"\} \d/)
	expect(told).toMatch(/^farol_figures_read 1$/m)
	// Kinds of addresses, and none of the addresses themselves.
	expect(told).not.toMatch(/blog|quem-visita|127\.0\.0\.1|::1/)
	await server.stop()
})

test('without a token there is no such address', async () => {
	const server = await startServer({ env: { DATA_DIR: preparedDataDir() } })
	expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
	await server.stop()
})
