import type { CopyLive } from '#db/embedded/copy-live.ts'
import { fingerprintAll, type InTransaction } from '#db/tables/fingerprint.ts'
import { listTables } from '#db/tables/list-tables.ts'
import { newestMigration } from '#db/tables/newest-migration.ts'
import { readSequences } from '#db/tables/read-tables.ts'
import { makeContents } from './contents.ts'
import type { Writing } from './create-backups.ts'
import { type Packing, startPacking } from './start-packing.ts'
import type { ArchiveSummary, ArchiveTask } from './write-archive.ts'

type Embedded = { copyLive: CopyLive; inTransaction: InTransaction }

/**
 * The files of the embedded database, copied while it works. What it held is counted before and after: the moment between the two
 * that the copy shows cannot be asked about, and a table that is the same in both is the same in the copy.
 */
export function writeEmbedded({ copyLive, inTransaction }: Embedded) {
	return (task: ArchiveTask): Writing => {
		const packing = startPacking(task)
		return { done: write(packing).finally(packing.stop), stop: packing.stop }
	}

	async function write(packing: Packing): Promise<ArchiveSummary> {
		const before = await fingerprintAll(inTransaction)
		const end = await copyLive(packing.copy)
		const after = await fingerprintAll(inTransaction)
		const known = await inTransaction(async (ask) => ({
			migrations: await newestMigration(ask),
			tables: await listTables(ask),
			sequences: await readSequences(ask),
		}))
		return packing.finish({ ...end, contents: makeContents({ ...known, before, after }) })
	}
}
