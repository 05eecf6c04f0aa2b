import {
	type Ask,
	type BytesAs,
	FIX_TEXTS,
	hasBytes,
	listTables,
	quoted,
	ROWS_WITH_BYTES,
	rowAsText,
	type Table,
} from './list-tables.ts'

/** How many rows a table has, and a sum over a checksum of each: the same whatever order they lie in. */
export type Fingerprint = { rows: number; sum: string }
export type Fingerprints = Record<string, Fingerprint>

/** One transaction with every statement asked of it. */
export type InTransaction = <T>(work: (ask: Ask) => Promise<T>) => Promise<T>

/** Of a table at a time, some megabytes a statement: on a database with one connection others go in between. */
const PAGES_AT_ONCE = 500

export async function fingerprintAll(inTransaction: InTransaction, bytesAs: BytesAs = 'md5'): Promise<Fingerprints> {
	const tables = await inTransaction(listTables)
	const all: Fingerprints = {}
	for (const table of tables) {
		const parts = hasBytes(table) ? partsByRows : partsByPages
		let rows = 0
		let sum = 0n
		for await (const part of parts(inTransaction, table, bytesAs)) {
			rows += part.rows
			sum += BigInt(part.sum)
		}
		all[table.name] = { rows, sum: String(sum) }
	}
	return all
}

type Part = Fingerprint & { last: string | null }
type Parts = (inTransaction: InTransaction, table: Table, bytesAs: BytesAs) => AsyncGenerator<Part>

const partsByPages: Parts = async function* (inTransaction, table, bytesAs) {
	const pages = await inTransaction((ask) => pagesOf(ask, table))
	// At least once: a table that is empty has no page. Past the last one, rows may have come meanwhile.
	for (let from = 0; from <= pages; from += PAGES_AT_ONCE) {
		const last = from + PAGES_AT_ONCE > pages
		const until = last ? '' : ` and ctid < '(${from + PAGES_AT_ONCE},0)'`
		yield inTransaction((ask) => fingerprintPart(ask, table, `where ctid >= '(${from},0)'${until}`, bytesAs))
	}
}

/** Long values lie beside the pages, so that few pages may be gigabytes. */
const partsByRows: Parts = async function* (inTransaction, table, bytesAs) {
	for (let last: string | null = '(0,0)'; last !== null; ) {
		const next = `where ctid > '${last}' order by ctid limit ${ROWS_WITH_BYTES}`
		const part: Part = await inTransaction((ask) => fingerprintPart(ask, table, next, bytesAs))
		yield part
		last = part.last
	}
}

async function pagesOf(ask: Ask, { name }: Table): Promise<number> {
	const { rows } = await ask(
		`select (pg_relation_size(${literal(quoted(name))}::regclass) / current_setting('block_size')::int)::int as pages`,
	)
	return (rows[0] as { pages: number }).pages
}

async function fingerprintPart(ask: Ask, table: Table, which: string, bytesAs: BytesAs): Promise<Part> {
	await ask(FIX_TEXTS)
	const { rows } = await ask(`
		select count(*)::int as rows, max(ctid)::text as last,
			coalesce(sum(('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as sum
		from (select ctid, ${rowAsText(table, bytesAs)} as line
			from (select ctid, * from ${quoted(table.name)} ${which}) as taken) as lines`)
	return rows[0] as Part
}

function literal(text: string): string {
	return `'${text.replaceAll("'", "''")}'`
}
