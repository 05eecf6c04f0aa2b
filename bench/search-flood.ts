import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { startPostgres } from '../tests/postgres.ts'
import { type ServerProcess, startServer } from '../tests/server-process.ts'

const run = promisify(execFile)
const SECONDS = 12
const MOST_RATIO = 10
const load = z.object({ answered: z.number(), refused: z.number(), failed: z.number() })
const agent = new Agent({ keepAlive: true })

/** Whether pages at hand stay quick while others search without pause, and nobody else is refused, on both databases. */
export async function measureSearchFlood(): Promise<void> {
	const postgres = await startPostgres()
	try {
		const common = { TRUST_PROXY: 'true', LOG_LEVEL: 'error', SEED_DEMO: 'true' }
		const dataDir = () => mkdtempSync(path.join(tmpdir(), 'farol-search-flood-'))
		await measureOn('banco embutido', { ...common, DATA_DIR: dataDir() })
		await measureOn('PostgreSQL', {
			...common,
			DATA_DIR: dataDir(),
			DATABASE_URL: postgres.url,
			AUTH_SECRET: 'bench-only-0123456789-bench-only',
		})
	} finally {
		await postgres.stop()
	}
}

async function measureOn(title: string, env: Record<string, string>): Promise<void> {
	const server = await startServer({ env })
	try {
		await probe(server, 2)
		const rest = await probe(server, SECONDS / 2)
		console.log(`\nBuscas sem pausa, ${title}: p95 em repouso: página ${rest.page} ms, /healthz ${rest.health} ms\n`)
		for (const connections of [20, 200]) {
			for (const networks of [1, connections]) {
				const flood = searchWithoutPause(server, { connections, networks })
				await wait(2_000)
				const during = await probe(server, SECONDS - 4)
				const { answered, refused, failed } = await flood
				const [page, health] = [during.page / rest.page, during.health / rest.health]
				const verdict = Math.max(page, health) <= MOST_RATIO && during.visitorsRefused === 0 ? 'ok' : 'ACIMA DO LIMITE'
				console.log(
					`${String(connections).padStart(3)} conexões, ${networks === 1 ? 'de uma rede' : 'cada uma de outra rede'}: página ${page.toFixed(1)}x (${during.page} ms), ` +
						`/healthz ${health.toFixed(1)}x (${during.health} ms), outros visitantes recusados ${during.visitorsRefused} de ${during.visitors} ` +
						`(busca p95 ${during.search} ms); respondidas ${answered}, recusadas ${refused}, falhas ${failed}: ${verdict}`,
				)
			}
		}
		console.log('')
	} finally {
		await server.stop()
	}
}

async function searchWithoutPause(
	server: ServerProcess,
	{ connections, networks }: { connections: number; networks: number },
) {
	const script = path.resolve('bench/search-load.ts')
	const { stdout } = await run(process.execPath, [
		script,
		server.url,
		String(connections),
		String(SECONDS),
		String(networks),
	])
	return load.parse(JSON.parse(stdout))
}

/** A few requests a second of each kind, as people make them, from networks of their own. */
async function probe({ url }: ServerProcess, seconds: number) {
	const times = { page: [] as number[], health: [] as number[], search: [] as number[] }
	let visitorsRefused = 0
	const until = performance.now() + seconds * 1_000
	async function repeat(kind: keyof typeof times, address: (n: number) => string, pauseMs: number) {
		for (let n = 0; performance.now() < until; n += 1) {
			const { ms, status } = await ask(url + address(n), `203.0.113.${(n % 200) + 1}`)
			times[kind].push(ms)
			if (status !== 200) visitorsRefused += 1
			await wait(pauseMs)
		}
	}
	await Promise.all([
		repeat('page', () => '/blog', 10),
		repeat('health', () => '/healthz', 10),
		repeat('search', (n) => `/blog/busca?q=franquia+${n}+${Math.round(until)}`, 200),
	])
	const p95 = (values: number[]) => Number(values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!.toFixed(2))
	return {
		page: p95(times.page),
		health: p95(times.health),
		search: p95(times.search),
		visitors: times.page.length + times.health.length + times.search.length,
		visitorsRefused,
	}
}

function ask(url: string, network: string): Promise<{ ms: number; status: number }> {
	return new Promise((resolve, reject) => {
		const started = performance.now()
		get(url, { agent, headers: { 'x-forwarded-for': network, 'accept-encoding': 'br' } }, (response) => {
			response.on('end', () => resolve({ ms: performance.now() - started, status: response.statusCode ?? 0 }))
			response.resume()
		}).on('error', reject)
	})
}
