import type { EmbeddedClient } from './client.server.ts'

/** What makes files that changed while they were copied whole again: to be put beside them. */
export type CopyEnd = {
	/** Goes into the file `backup_label`. */
	label: string
	/** The files of `pg_wal` that hold what happened meanwhile. All of them, or the copy is worth nothing. */
	segments: string[]
}

export type CopyLive = (copy: () => Promise<void>) => Promise<CopyEnd>

/**
 * PostgreSQL's own way to copy a cluster in use (its manual: "Making a Base Backup Using the Low Level API"). Between
 * start and stop every query is answered and every file may change under the reader; who opens the copy has PostgreSQL
 * replay the WAL between the two, which ends at the moment of the stop. Others wait for the two statements alone: the
 * first writes out what is in the buffers, and those are small. Were the database opened anew in between, the stop fails.
 */
export async function copyLive(client: EmbeddedClient, copy: () => Promise<void>): Promise<CopyEnd> {
	// The start does this too, and more: apart, each is shorter, and whoever waits goes in between.
	await client.execUnlimited('checkpoint')
	await client.execUnlimited("select pg_backup_start('farol', fast => true)")
	try {
		await copy()
	} catch (error) {
		await client.execUnlimited(STOP).catch(() => {})
		throw error
	}
	const [stopped] = await client.execUnlimited(STOP)
	const { label, last, segmentBytes } = stopped!.rows[0] as { label: string; last: string; segmentBytes: number }
	const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1]
	if (!first) throw new Error('a backup label without its first segment')
	return { label, segments: segmentsBetween(first, last, segmentBytes) }
}

const STOP = `select labelfile as label, pg_walfile_name(lsn) as last,
	(select setting::int from pg_settings where name = 'wal_segment_size') as "segmentBytes"
	from pg_backup_stop(wait_for_archive => false)`

/** A name is a timeline, the upper 32 bits of the place in the WAL, and the segment within them; eight digits each. */
function segmentsBetween(first: string, last: string, segmentBytes: number): string[] {
	const perUpper = 2 ** 32 / segmentBytes
	const numberOf = (name: string) =>
		Number.parseInt(name.slice(8, 16), 16) * perUpper + Number.parseInt(name.slice(16), 16)
	const digits = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
	const start = numberOf(first)
	return Array.from({ length: numberOf(last) - start + 1 }, (_, step) => {
		const segment = start + step
		return first.slice(0, 8) + digits(Math.floor(segment / perUpper)) + digits(segment % perUpper)
	})
}
