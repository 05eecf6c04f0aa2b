import { type Ask, FIX_TEXTS, hasBytes, quoted, ROWS_WITH_BYTES, rowAsText, type Table } from './list-tables.ts'

/** A part of a table that is small enough to hold: a JSON array, one row a line. */
export type Chunk = { table: string; number: number; rows: number; text: string }

const ROWS_AT_ONCE = 50

/** All rows of some tables, part by part, within one transaction: as the database was when that began. */
export async function* readTables(ask: Ask, tables: readonly Table[]): AsyncGenerator<Chunk> {
	await ask(FIX_TEXTS)
	for (const table of tables) yield* readTable(ask, table)
}

async function* readTable(ask: Ask, table: Table): AsyncGenerator<Chunk> {
	const atOnce = hasBytes(table) ? ROWS_WITH_BYTES : ROWS_AT_ONCE
	await ask(`declare reading no scroll cursor for select ${rowAsText(table)} as line from ${quoted(table.name)}`)
	for (let number = 1; ; number += 1) {
		const { rows } = await ask(`fetch ${atOnce} from reading`)
		const lines = (rows as { line: string }[]).map(({ line }) => line)
		if (lines.length > 0) yield { table: table.name, number, rows: lines.length, text: `[\n${lines.join(',\n')}\n]\n` }
		if (lines.length < atOnce) break
	}
	await ask('close reading')
}

export type Sequence = { name: string; last: string }

export async function readSequences(ask: Ask): Promise<Sequence[]> {
	const { rows } = await ask(`select sequencename as name, last_value::text as last from pg_sequences
		where schemaname = 'public' and last_value is not null order by sequencename`)
	return rows as Sequence[]
}
