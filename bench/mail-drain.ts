import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../tests/postgres.ts'
import { startServer } from '../tests/server-process.ts'
import { startSmtp } from '../tests/smtp.ts'

const WAITING = 1_000
const MOST_SECONDS = 60

/** How long a backlog of mails takes to leave through a mail server that takes them, with two instances at it. */
export async function measureMailDrain(): Promise<void> {
	const postgres = await startPostgres()
	const smtp = await startSmtp()
	const env = {
		DATABASE_URL: postgres.url,
		AUTH_SECRET: 'bench-only-0123456789-bench-only',
		DATA_DIR: mkdtempSync(path.join(tmpdir(), 'farol-mails-')),
		LOG_LEVEL: 'error',
	}
	// Without a mail server first, so that the backlog is whole before anybody is at it.
	await (await startServer({ env })).stop()
	const client = new pg.Client({ connectionString: postgres.url })
	await client.connect()
	await client.query(
		`insert into outgoing_mails (recipient, subject, body) select 'a' || n || '@exemplo.com.br', 'Olá', 'Um texto.' from generate_series(1, $1::int) n`,
		[WAITING],
	)
	const servers = await Promise.all([1, 2].map(() => startServer({ env: { ...env, SMTP_URL: smtp.url } })))
	const started = performance.now()
	try {
		const waiting = async () =>
			(await client.query<{ left: number }>('select count(*)::int as left from outgoing_mails where sent_at is null'))
				.rows[0]!.left
		while ((await waiting()) > 0 && performance.now() - started < 10 * MOST_SECONDS * 1_000) await wait(200)
		const seconds = (performance.now() - started) / 1_000
		const verdict = seconds <= MOST_SECONDS && smtp.mails.length === WAITING ? 'ok' : 'ACIMA DO LIMITE'
		console.log(`\n${WAITING} e-mails à espera: ${seconds.toFixed(1)} s, ${smtp.mails.length} entregues: ${verdict}\n`)
	} finally {
		await Promise.all(servers.map((server) => server.stop()))
		await client.end()
		await smtp.stop()
		await postgres.stop()
	}
}
