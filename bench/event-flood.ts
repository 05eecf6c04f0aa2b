import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { startPostgres } from '../tests/postgres.ts'
import { startServer } from '../tests/server-process.ts'
import { anotherNetwork } from './another-network.ts'

/** Sums are written, not events: of a hundred at most one may cost a row. */
const MOST_WRITES = 0.01

const headers = { 'user-agent': 'Mozilla/5.0 (bench)', 'content-type': 'application/json' }
const pages = ['/', '/seguros/auto', '/seguros/residencial', '/blog', '/contact']

/** What readers feel while pages tell of themselves without pause, each visitor from a network of her own, and what it costs the database. */
export async function measureEventFlood(): Promise<void> {
	const postgres = await startPostgres()
	const server = await startServer({
		env: {
			DATABASE_URL: postgres.url,
			AUTH_SECRET: 'bench-only-0123456789-bench-only',
			DATA_DIR: mkdtempSync(path.join(tmpdir(), 'farol-events-')),
			SEED_DEMO: 'true',
			TRUST_PROXY: 'true',
			LOG_LEVEL: 'error',
		},
	})
	const client = new pg.Client({ connectionString: postgres.url })
	await client.connect()
	try {
		// In a thread of their own: who floods must not hold up who measures.
		const read = () => autocannon({ url: `${server.url}/seguros/auto`, connections: 4, duration: 5, workers: 1 })
		const quiet = await read()
		const [flood, flooded] = await Promise.all([
			autocannon({
				url: server.url,
				connections: 50,
				duration: 6,
				requests: pages.map((page) => ({
					method: 'POST' as const,
					path: '/api/count',
					body: JSON.stringify({ kind: 'view', page }),
					setupRequest: (request) => ({ ...request, headers: { ...headers, 'x-forwarded-for': anotherNetwork() } }),
				})),
			}),
			read(),
		])
		// What was counted last is written when the server ends.
		await server.stop()
		const counted = await one(client, 'select coalesce(sum(count), 0)::int as n from page_counts')
		await client.query('select pg_stat_clear_snapshot()')
		const written = await one(
			client,
			`select (n_tup_ins + n_tup_upd)::int as n from pg_stat_user_tables where relname = 'page_counts'`,
		)
		const ratio = flooded.latency.p97_5 / Math.max(1, quiet.latency.p97_5)
		const taken = flood['2xx']
		const verdict = counted >= taken && written <= MOST_WRITES * counted ? 'ok' : 'ACIMA DO LIMITE'
		console.log('\nInundação de eventos das páginas (50 conexões, cada visitante de outra rede) e 4 leitores\n')
		console.log(`leitores sozinhos     p97,5 ${quiet.latency.p97_5} ms`)
		console.log(`durante a inundação   p97,5 ${flooded.latency.p97_5} ms, ${ratio.toFixed(1)} vezes`)
		console.log(`eventos               ${taken} aceitos, ${counted} contados, ${written} linhas escritas: ${verdict}\n`)
	} finally {
		await client.end()
		await server.stop()
		await postgres.stop()
	}
}

async function one(client: pg.Client, query: string): Promise<number> {
	return (await client.query<{ n: number }>(query)).rows[0]!.n
}
