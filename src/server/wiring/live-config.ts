import { type Config, withValues } from '#config/env.server.ts'
import { readStoredValues, type StoredValues } from '#core/integrations/stored-values.ts'
import { providerVariables } from '#core/providers/provider-lists.ts'
import type { Database } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import type { Seal } from '#lib/seal.ts'

export type LiveConfig = {
	/** What holds now: another object once a key was changed, here or on another instance. */
	current: () => Config
	/** What the environment alone says. */
	environment: Config
	stored: () => StoredValues
	/** For who has just changed something and cannot wait for the announcement. */
	reload: () => Promise<void>
}

type Needs = {
	environment: Config
	database: Pick<Database, 'db' | 'listen'>
	seal: Seal
	log: Log
	onChange: () => void
}

/** The configuration with the keys that are kept in the database, read anew whenever those change. */
export async function liveConfig({ environment, database, seal, log, onChange }: Needs): Promise<LiveConfig> {
	const { db } = database
	let stored: StoredValues = { values: {}, unreadable: [] }
	let current = environment

	async function reload() {
		const read = await readStoredValues(db, seal)
		const isSame = JSON.stringify(read) === JSON.stringify(stored)
		stored = read
		if (isSame) return
		current = withValues(environment, read.values, providerVariables)
		onChange()
	}
	// Until it can be read again, the keys before are the best there are.
	const hear = () =>
		void reload().catch((error: unknown) => log.error({ err: error }, 'the kept keys could not be read'))

	await database.listen('stored_values_changed', hear, hear)
	await reload()
	if (stored.unreadable.length > 0)
		log.warn({ names: stored.unreadable }, 'kept keys were sealed under another AUTH_SECRET and must be entered again')
	return { current: () => current, environment, stored: () => stored, reload }
}
