import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServerProcess, startServer } from '../server-process.ts'

type OwnServer = Pick<ServerProcess, 'url'> & { stop: () => Promise<void> }

/**
 * A second server, with an embedded database of its own. On the shared one it would take jobs from the first, and
 * send or map what its own configuration says.
 */
export async function startOwnServer({
	env = {},
	...start
}: Parameters<typeof startServer>[0] = {}): Promise<OwnServer> {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-e2e-'))
	const server = await startServer({ ...start, env: { DATA_DIR: dataDir, ...env } })
	return {
		url: server.url,
		async stop() {
			await server.stop()
			rmSync(dataDir, { recursive: true })
		},
	}
}
