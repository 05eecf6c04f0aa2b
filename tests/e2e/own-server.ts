import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type ServerProcess, startServer } from '../server-process.ts'
import { AUTH_SECRET } from './sign-in.ts'

type OwnServer = Pick<ServerProcess, 'url' | 'output'> & { databaseUrl: string; stop: () => Promise<void> }
type Start = Parameters<typeof startServer>[0] & { demo?: boolean }

/** As a first start with the demo leaves it: databases that begin so are copies of it, since filling one takes seconds. */
const TEMPLATE = 'demo'

/** Makes the copy that `demoDatabase` gives away. Done once, before any test. */
export async function prepareDemo(postgresUrl: string): Promise<void> {
	await command(postgresUrl, `create database ${TEMPLATE}`)
	const server = await startServer({
		env: { DATABASE_URL: urlOf(postgresUrl, TEMPLATE), AUTH_SECRET, SEED_DEMO: 'true' },
	})
	await server.stop()
}

/** As if somebody had entered long ago: the sign-in page offers no set-up. */
export async function closeSetUp(databaseUrl: string): Promise<void> {
	await command(databaseUrl, `insert into milestones (name, at) values ('first-entry', now())`)
}

/** A new database with the demo in it. */
export async function demoDatabase(postgresUrl: string, name: string): Promise<string> {
	await command(postgresUrl, `create database ${name} template ${TEMPLATE}`)
	return urlOf(postgresUrl, name)
}

/**
 * A second server, with a database of its own. On the shared one it would take jobs from the first, and send or map
 * what its own configuration says.
 */
export async function startOwnServer({ env = {}, demo = true, ...start }: Start = {}): Promise<OwnServer> {
	const postgresUrl = process.env['E2E_DATABASE_URL']!
	const name = `own_${randomUUID().replaceAll('-', '')}`
	if (demo) await demoDatabase(postgresUrl, name)
	else await command(postgresUrl, `create database ${name}`)
	const server = await startServer({
		...start,
		env: { DATABASE_URL: urlOf(postgresUrl, name), AUTH_SECRET, SEED_DEMO: String(demo), ...env },
	})
	return {
		url: server.url,
		output: server.output,
		databaseUrl: urlOf(postgresUrl, name),
		async stop() {
			await server.stop()
			await command(postgresUrl, `drop database ${name} with (force)`)
		},
	}
}

function urlOf(postgresUrl: string, name: string): string {
	return new URL(`/${name}`, postgresUrl).href
}

async function command(postgresUrl: string, text: string): Promise<void> {
	const client = new pg.Client({ connectionString: postgresUrl })
	await client.connect()
	await client.query(text)
	await client.end()
}
