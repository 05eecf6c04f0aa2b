import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { type ServerProcess, startServer } from '../tests/server-process.ts'
import { anotherNetwork } from './another-network.ts'

const TICKS_PER_SECOND = 100
const VISITOR = { 'user-agent': 'Mozilla/5.0 (bench)', 'accept-encoding': 'br' }

/** All of them are answered before the count: what is broken off would cost and not be counted. */
const AMOUNT = { cheap: 20_000, dear: 300 }

type Asked = {
	name: string
	dear?: boolean
	method?: 'GET' | 'POST'
	path: string
	body?: string
	headers?: Record<string, string>
}

/** What each kind of request costs the processor and the line: what docs/capacity.md reckons with. */
export async function measureCapacity(): Promise<void> {
	const server = await startServer({
		env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'farol-capacity-')), TRUST_PROXY: 'true', LOG_LEVEL: 'error' },
	})
	try {
		const home = await (await fetch(server.url)).text()
		const styles = /href="(\/assets\/[^"]+\.css)"/.exec(home)![1]!
		const article = /href="(\/blog\/[a-z0-9-]+)"/.exec(await (await fetch(`${server.url}/blog`)).text())![1]!
		console.log('\nO que custa cada pedido (32 conexões, banco embutido)\n')
		for (const asked of [
			{ name: 'página inicial, do cache', path: '/' },
			{ name: 'artigo, do cache', path: article },
			{ name: 'folha de estilos', path: styles },
			{
				name: 'evento de uma página',
				method: 'POST',
				path: '/api/count',
				body: JSON.stringify({ kind: 'view', page: '/' }),
				headers: { 'content-type': 'application/json' },
			},
			{ name: 'artigo, feito para um visitante', dear: true, path: article, headers: { cookie: 'farol.bench=1' } },
		] satisfies Asked[])
			await tellCost(server, asked)
		console.log('')
	} finally {
		await server.stop()
	}
}

async function tellCost(server: ServerProcess, asked: Asked): Promise<void> {
	const { name, method = 'GET', path: address, body, headers = {}, dear = false } = asked
	const amount = dear ? AMOUNT.dear : AMOUNT.cheap
	const load = (times: number) =>
		autocannon({
			url: server.url,
			connections: 32,
			amount: times,
			requests: [
				{
					method,
					path: address,
					...(body && { body }),
					setupRequest: (request) => ({
						...request,
						headers: { ...VISITOR, ...headers, 'x-forwarded-for': anotherNetwork() },
					}),
				},
			],
		})
	await load(Math.max(64, amount / 10))
	const before = processorSeconds(server)
	const { requests, throughput, non2xx, errors } = await load(amount)
	const micros = ((processorSeconds(server) - before) / requests.total) * 1e6
	const bytes = Math.round(throughput.total / requests.total)
	const bad = non2xx + errors > 0 ? `   ${non2xx + errors} RUINS` : ''
	console.log(`${name.padEnd(34)} ${micros.toFixed(0).padStart(6)} µs de processador   ${bytes} bytes na linha${bad}`)
}

function processorSeconds({ child }: ServerProcess): number {
	const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
