import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type ServerProcess, startServer } from '../server-process.ts'

type OwnServer = Pick<ServerProcess, 'url'> & { stop: () => Promise<void> }

/**
 * A second server, with a database of its own. On the shared one it would take jobs from the first, and send or map
 * what its own configuration says.
 */
export async function startOwnServer({
	env = {},
	...start
}: Parameters<typeof startServer>[0] = {}): Promise<OwnServer> {
	const database = `own_${randomUUID().replaceAll('-', '')}`
	await command(`create database ${database}`)
	const url = new URL(process.env['E2E_DATABASE_URL']!)
	url.pathname = database
	const server = await startServer({
		...start,
		env: {
			DATABASE_URL: url.href,
			AUTH_SECRET: 'a-secret-for-tests-only-0123456789',
			SEED_DEMO: 'true',
			...env,
		},
	})
	return {
		url: server.url,
		async stop() {
			await server.stop()
			await command(`drop database ${database} with (force)`)
		},
	}
}

async function command(text: string): Promise<void> {
	const client = new pg.Client({ connectionString: process.env['E2E_DATABASE_URL'] })
	await client.connect()
	await client.query(text)
	await client.end()
}
