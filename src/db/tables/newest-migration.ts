import type { Ask } from './list-tables.ts'

/** The newest migration that was done, by when it was made. */
export async function newestMigration(ask: Ask): Promise<number> {
	const { rows } = await ask('select max(created_at)::text as last from drizzle.__drizzle_migrations')
	return Number((rows[0] as { last: string }).last)
}
