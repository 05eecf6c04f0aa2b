import type { InTransaction } from './fingerprint.ts'
import { type Ask, listTables, quoted, type Table } from './list-tables.ts'
import type { Sequence } from './read-tables.ts'

/** Rows as they were read: the columns they are of, and a JSON array of arrays of texts. */
export type Part = { table: string; number: number; columns: string[]; text: string }

type Write = {
	inTransaction: InTransaction
	/** Which copy this is: a filling that broke off is gone on with by the same one alone. */
	id: string
	parts: AsyncIterable<Part>
	sequences: readonly Sequence[]
	onPart: (part: Part) => void
}

/** What says how far a filling got, in the database that is filled, so that each part is there once. */
const PROGRESS = 'farol_restore'

/** Which copy a database is being filled with; nothing where none is. */
export async function fillingOf(inTransaction: InTransaction): Promise<string | undefined> {
	return inTransaction(async (ask) => {
		const { rows } = await ask(`select to_regclass('${PROGRESS}.copy') is not null as begun`)
		if (!(rows[0] as { begun: boolean }).begun) return undefined
		const { rows: found } = await ask(`select id from ${PROGRESS}.copy`)
		return (found[0] as { id: string } | undefined)?.id
	})
}

/**
 * Fills a database that has our tables with the rows of a copy. Needs no right but that of their owner: references are taken away
 * before and made again after, which checks every one of them, and triggers rest meanwhile. Broken off, it goes on where it was.
 */
export async function writeTables({ inTransaction, id, parts, sequences, onPart }: Write): Promise<void> {
	const tables = new Map((await inTransaction(listTables)).map((table) => [table.name, table]))
	await inTransaction((ask) => begin(ask, id, [...tables.values()]))
	for await (const part of parts) {
		const table = tables.get(part.table)
		if (!table) throw new Error(`${part.table} is no table of ours`)
		await inTransaction((ask) => writePart(ask, table, part))
		onPart(part)
	}
	await inTransaction((ask) => finish(ask, [...tables.values()], sequences))
}

async function begin(ask: Ask, id: string, tables: Table[]): Promise<void> {
	const { rows } = await ask(`select to_regclass('${PROGRESS}.copy') is not null as begun`)
	if ((rows[0] as { begun: boolean }).begun) return
	await ask(`create schema ${PROGRESS}`)
	await ask(`create table ${PROGRESS}.copy (id text not null)`)
	await ask(`create table ${PROGRESS}.parts (name text, number int, primary key (name, number))`)
	await ask(`create table ${PROGRESS}.referrals as
		select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
	const { rows: referrals } = await ask(`select owner, name from ${PROGRESS}.referrals`)
	for (const { owner, name } of referrals as { owner: string; name: string }[])
		await ask(`alter table ${owner} drop constraint ${name}`)
	for (const { name } of tables) {
		await ask(`alter table ${quoted(name)} disable trigger user`)
		// What migrations put there is in the copy, too.
		await ask(`delete from ${quoted(name)}`)
	}
	await ask(`insert into ${PROGRESS}.copy values ($1)`, [id])
}

async function writePart(ask: Ask, table: Table, { number, columns, text }: Part): Promise<void> {
	const done = await ask(`insert into ${PROGRESS}.parts values ($1, $2) on conflict do nothing returning 1`, [
		table.name,
		number,
	])
	if (done.rows.length === 0) return
	const values = columns.map((column, at) => {
		const type = table.columns.find(({ name }) => name === column)?.type
		if (!type) throw new Error(`${table.name} has no column ${column}`)
		return `(line ->> ${at})::${type}`
	})
	await ask(
		`insert into ${quoted(table.name)} (${columns.map(quoted).join(', ')}) overriding system value
		select ${values.join(', ')} from json_array_elements($1::json) as line`,
		[text],
	)
}

async function finish(ask: Ask, tables: Table[], sequences: readonly Sequence[]): Promise<void> {
	for (const { name, last } of sequences) await ask('select setval($1::regclass, $2::bigint)', [quoted(name), last])
	for (const { name } of tables) await ask(`alter table ${quoted(name)} enable trigger user`)
	const { rows } = await ask(`select owner, name, definition from ${PROGRESS}.referrals`)
	for (const { owner, name, definition } of rows as { owner: string; name: string; definition: string }[])
		await ask(`alter table ${owner} add constraint ${name} ${definition}`)
	await ask(`drop schema ${PROGRESS} cascade`)
}
