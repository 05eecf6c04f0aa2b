import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Fingerprints } from '#db/tables/fingerprint.ts'
import type { Table } from '#db/tables/list-tables.ts'
import type { Sequence } from '#db/tables/read-tables.ts'
import { CONTENTS } from './archive-format.ts'

/** What the database of an archive held when it was made, so that whoever restores it can tell whether all of it came back. */
const contentsSchema = z.object({
	/** The newest migration its tables had, by when that was made. */
	migrations: z.int(),
	/** How its sums take bytes: version 0.2.0 took them as a text and did not say so. */
	bytesAs: z.enum(['text', 'md5']).default('text'),
	tables: z.array(
		z.object({
			name: z.string(),
			columns: z.array(z.string()),
			rows: z.int(),
			sum: z.string(),
			/** Written to while the files were copied: what it holds is whole, but nobody knows which moment's. */
			moved: z.boolean(),
		}),
	),
	sequences: z.array(z.object({ name: z.string(), last: z.string() })),
})

export type Contents = z.output<typeof contentsSchema>

type Known = { migrations: number; tables: Table[]; sequences: Sequence[]; before: Fingerprints; after: Fingerprints }

export function makeContents({ migrations, tables, sequences, before, after }: Known): Contents {
	return {
		migrations,
		bytesAs: 'md5',
		tables: tables.map(({ name, columns }) => {
			const { rows, sum } = after[name] ?? { rows: 0, sum: '0' }
			const moved = before[name]?.rows !== rows || before[name].sum !== sum
			return { name, columns: columns.map((column) => column.name), rows, sum, moved }
		}),
		sequences,
	}
}

/** Nothing where an archive of before has none. */
export async function readContents(unpacked: string): Promise<Contents | undefined> {
	const text = await readFile(path.join(unpacked, CONTENTS), 'utf8').catch(() => undefined)
	return text === undefined ? undefined : contentsSchema.parse(JSON.parse(text))
}

/** The tables that did not come back as they were. */
export function differencesOf({ tables }: Contents, found: Fingerprints): string[] {
	return tables
		.filter(
			({ name, rows, sum, moved }) =>
				!found[name] || (!moved && (found[name].rows !== rows || found[name].sum !== sum)),
		)
		.map(({ name }) => name)
}
