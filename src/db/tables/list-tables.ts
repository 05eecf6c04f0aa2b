/** A statement within one transaction, of either driver. */
export type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

export type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }

/**
 * Every table of ours with the columns that are written; what the database computes itself is left out. The job queue and the list
 * of migrations have schemas of their own.
 */
export async function listTables(ask: Ask): Promise<Table[]> {
	const { rows } = await ask(`
		select class.relname as name, json_agg(json_build_object(
			'name', attribute.attname, 'type', format_type(attribute.atttypid, attribute.atttypmod)) order by attribute.attnum) as columns
		from pg_class as class
		join pg_attribute as attribute on attribute.attrelid = class.oid
			and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
		where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
		group by class.relname order by class.relname`)
	return rows as Table[]
}

const BYTES = 'bytea'

/** So many at once of a table whose rows hold files, of up to ten megabytes each. */
export const ROWS_WITH_BYTES = 2

export function hasBytes({ columns }: Table): boolean {
	return columns.some(({ type }) => type === BYTES)
}

/** Bytes as a text take fifteen times as long as their digest, and several times their size of memory. */
export type BytesAs = 'text' | 'md5'

/**
 * A row as a JSON array of its values' texts: what PostgreSQL itself writes and reads back without loss, as its own dumps do. Types
 * of JSON would not do: they know neither bytes nor long numbers, and of two kinds of nothing one.
 */
export function rowAsText({ columns }: Table, bytesAs: BytesAs = 'text'): string {
	const values = columns.map(({ name, type }) =>
		type === BYTES && bytesAs === 'md5' ? `md5(${quoted(name)})` : `${quoted(name)}::text`,
	)
	return `json_build_array(${values.join(', ')})::text`
}

/** The texts of moments, numbers and bytes depend on these. Within a transaction, and for it alone. */
export const FIX_TEXTS = `select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, MDY', true),
	set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`

export function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`
}
