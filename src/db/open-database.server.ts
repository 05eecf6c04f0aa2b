import type { Database } from './client.server.ts'
import { openEmbedded } from './embedded.server.ts'
import { openPostgres } from './postgres.server.ts'

export type OpenDatabase = { url: string | undefined; dataDir: string; onFault: (error: unknown) => void }

/** Opens the database the configuration names and brings its tables up to date. */
export function openDatabase({ url, dataDir, onFault }: OpenDatabase): Promise<Database> {
	return url ? openPostgres({ url, onFault }) : openEmbedded({ dataDir, onFault })
}
