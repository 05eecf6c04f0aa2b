import { readFileSync } from 'node:fs'
import path from 'node:path'
import { StartFault } from '#lib/start-fault.ts'

type Journal = { entries: { when: number }[] }
type Query = (sql: string) => Promise<{ rows: unknown[] }>

/**
 * How a database stands beside the migrations in a folder. Drizzle's own rule: what counts is when the newest of those that were
 * done was made.
 */
export async function compareMigrations(query: Query, folder: string): Promise<'older' | 'same' | 'newer'> {
	const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as Journal
	const known = Math.max(...journal.entries.map(({ when }) => when))
	const noted = await query(`select to_regclass('drizzle.__drizzle_migrations') is not null as made`)
	if (!(noted.rows[0] as { made: boolean }).made) return 'older'
	const { rows } = await query('select max(created_at)::text as last from drizzle.__drizzle_migrations')
	const done = Number((rows[0] as { last: string | null }).last)
	if (done > known) return 'newer'
	return done === known ? 'same' : 'older'
}

/** A newer version has changed the tables, and what it keeps in them is not known here: to write would lose it. */
export class NewerDatabase extends StartFault {
	constructor(variable: 'DATABASE_URL' | 'DATA_DIR') {
		super(
			`${variable}: o banco de dados é de uma versão mais nova deste programa. Atualize o programa, ou restaure um backup feito por esta versão. Nada foi mudado.`,
		)
	}
}
