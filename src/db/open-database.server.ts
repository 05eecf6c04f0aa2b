import type { Database } from './client.server.ts'
import { openEmbedded } from './embedded.server.ts'
import { openPostgres } from './postgres.server.ts'
import type { OnSlow } from './slow-queries.ts'

export type OpenDatabase = {
	url: string | undefined
	dataDir: string
	onFault: (error: unknown) => void
	onSlow: OnSlow
}

/** Opens the database the configuration names and brings its tables up to date. */
export function openDatabase({ url, dataDir, ...told }: OpenDatabase): Promise<Database> {
	return url ? openPostgres({ url, ...told }) : openEmbedded({ dataDir, ...told })
}
