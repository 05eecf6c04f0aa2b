import { type Ask, FIX_TEXTS, listTables, quoted, rowAsText, type Table } from './list-tables.ts'

/** How many rows a table has, and a sum over a checksum of each: the same whatever order they lie in. */
export type Fingerprint = { rows: number; sum: string }
export type Fingerprints = Record<string, Fingerprint>

/** One transaction with every statement asked of it. */
export type InTransaction = <T>(work: (ask: Ask) => Promise<T>) => Promise<T>

/** Of a table at a time, some megabytes a statement: on a database with one connection others go in between. */
const PAGES_AT_ONCE = 500

export async function fingerprintAll(inTransaction: InTransaction): Promise<Fingerprints> {
	const tables = await inTransaction(listTables)
	const all: Fingerprints = {}
	for (const table of tables) all[table.name] = await fingerprint(inTransaction, table)
	return all
}

async function fingerprint(inTransaction: InTransaction, table: Table): Promise<Fingerprint> {
	const pages = await inTransaction((ask) => pagesOf(ask, table))
	let rows = 0
	let sum = 0n
	// At least once: a table that is empty has no page. Past the last one, rows may have come meanwhile.
	for (let from = 0; from <= pages; from += PAGES_AT_ONCE) {
		const last = from + PAGES_AT_ONCE > pages
		const part = await inTransaction((ask) =>
			fingerprintPart(ask, table, from, last ? undefined : from + PAGES_AT_ONCE),
		)
		rows += part.rows
		sum += BigInt(part.sum)
	}
	return { rows, sum: String(sum) }
}

async function pagesOf(ask: Ask, { name }: Table): Promise<number> {
	const { rows } = await ask(
		`select (pg_relation_size(${literal(quoted(name))}::regclass) / current_setting('block_size')::int)::int as pages`,
	)
	return (rows[0] as { pages: number }).pages
}

async function fingerprintPart(ask: Ask, table: Table, from: number, to: number | undefined): Promise<Fingerprint> {
	await ask(FIX_TEXTS)
	const until = to === undefined ? '' : ` and ctid < '(${to},0)'`
	const { rows } = await ask(`
		select count(*)::int as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as sum
		from (select ${rowAsText(table)} as line from ${quoted(table.name)} where ctid >= '(${from},0)'${until}) as lines`)
	return rows[0] as Fingerprint
}

function literal(text: string): string {
	return `'${text.replaceAll("'", "''")}'`
}
