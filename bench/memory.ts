import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startPostgres } from '../tests/postgres.ts'
import { type ServerProcess, startServer } from '../tests/server-process.ts'
import type { Figure } from './figures.ts'

/** What the process may hold at most, start included, in MB. `docs/operations.md` tells operators the same. */
const MOST = { embedded: 600, postgres: 400 }
const HOSTILE_REQUESTS = 18_000

/** In MB, for the figures that have a goal. */
type Memory = { rest: number; visited: number }

/** How much memory the server takes from its start on, after plain visits and after requests that mean harm. */
export async function measureMemory(): Promise<Figure[]> {
	const postgres = await startPostgres()
	try {
		const common = { TRUST_PROXY: 'true', LOG_LEVEL: 'error', SEED_DEMO: 'true' }
		const dataDir = () => mkdtempSync(path.join(tmpdir(), 'farol-memory-'))
		const embedded = await measureOn('banco embutido', MOST.embedded, { ...common, DATA_DIR: dataDir() })
		const external = await measureOn('PostgreSQL', MOST.postgres, {
			...common,
			DATA_DIR: dataDir(),
			DATABASE_URL: postgres.url,
			AUTH_SECRET: 'bench-only-0123456789-bench-only',
		})
		return [...figuresOf('banco embutido', embedded, 350), ...figuresOf('PostgreSQL', external, 180)]
	} finally {
		await postgres.stop()
	}
}

function figuresOf(title: string, { rest, visited }: Memory, most: number): Figure[] {
	return [
		{ what: `memória em repouso, ${title}`, value: rest, unit: 'MB', goal: { most } },
		{ what: `memória depois de visitas, ${title}`, value: visited, unit: 'MB', goal: { most } },
	]
}

async function measureOn(title: string, most: number, env: Record<string, string>): Promise<Memory> {
	const server = await startServer({ env })
	try {
		await wait(5_000)
		console.log(`\nMemória, ${title} (limite ${most} MB)\n`)
		const { now: rest } = tell(server, 'em repouso')
		const pages = await pagesOf(server)
		await autocannon({
			url: server.url,
			connections: 20,
			duration: 30,
			requests: pages.map((page) => ({ path: page })),
		})
		const { now: visited } = tell(server, 'depois de 30 s de visitas')
		await harm(server)
		tell(server, `depois de ${HOSTILE_REQUESTS} pedidos hostis`)
		await wait(10_000)
		const { peak } = tell(server, 'dez segundos depois')
		console.log(peak <= most ? 'ok' : 'ACIMA DO LIMITE')
		return { rest, visited }
	} finally {
		await server.stop()
	}
}

async function pagesOf({ url }: ServerProcess): Promise<string[]> {
	const map = await (await fetch(`${url}/sitemap.xml`)).text()
	return [...map.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, page]) => page || '/')
}

/** Nothing of it is in any cache, and each comes from another network, so that no limit spares the server. */
async function harm({ url }: ServerProcess): Promise<void> {
	let sent = 0
	const form = { 'content-type': 'application/x-www-form-urlencoded' }
	const kinds: ((n: number) => { method: 'GET' | 'POST'; path: string; body?: string; headers?: object })[] = [
		(n) => ({ method: 'GET', path: `/blog/busca?q=seguro+${n}+${'x'.repeat(n % 500)}` }),
		(n) => ({ method: 'GET', path: `/blog/nao-existe-${n}` }),
		(n) => ({ method: 'GET', path: `/blog?pagina=${n}&categoria=${n}` }),
		(n) => ({ method: 'GET', path: `/media/covers/wide/auto/${n}.svg` }),
		(n) => ({
			method: 'POST',
			path: '/seguros/auto',
			headers: form,
			body: `kind=quote&brand=${'y'.repeat(n % 50_000)}`,
		}),
		(n) => ({
			method: 'POST',
			path: '/functions/v1/validate-content',
			body: `{"content":"${'z'.repeat(n % 50_000)}"}`,
		}),
	]
	await autocannon({
		url,
		connections: 50,
		amount: HOSTILE_REQUESTS,
		timeout: 60,
		requests: [
			{
				setupRequest(request) {
					sent += 1
					const { headers, ...asked } = kinds[sent % kinds.length]!(sent)
					const network = `198.18.${(sent >> 8) & 255}.${sent & 255}`
					return { ...request, ...asked, headers: { ...headers, 'x-forwarded-for': network } }
				},
			},
		],
	})
}

function tell({ child }: ServerProcess, when: string): { now: number; peak: number } {
	const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
	const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
	const [now, peak] = [megabytes('VmRSS'), megabytes('VmHWM')]
	console.log(`${when.padEnd(40)} ${now} MB (pico ${peak})`)
	return { now, peak }
}
