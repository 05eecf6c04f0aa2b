import type { Keep } from './backup-files.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import type { ArchiveSummary, ArchiveTask } from './write-archive.ts'

export type Backups = {
	nightly: () => Promise<MadeBackup>
	/** One made by hand. Whoever asks may ask for it to be encrypted. */
	now: (passphrase?: string) => Promise<MadeBackup>
	/** Gives up the one under way. */
	stop: () => void
}

/** An archive in the making. */
export type Writing = { done: Promise<ArchiveSummary>; stop: () => void }

type CreateBackups = {
	/** How this installation's database is written into an archive while it is in use. */
	start: (task: ArchiveTask) => Writing
	asTables: boolean
	dataDir: string
	folder: string
	keep: Keep
	passphrase: string | undefined
	mediaElsewhere: () => boolean
	version: string
	now: () => Date
}

/** Backups of a database in use, one after another. */
export function createBackups({ start, now, passphrase: usual, mediaElsewhere, ...options }: CreateBackups): Backups {
	let last: Promise<unknown> = Promise.resolve()
	let writing: Writing | undefined

	function make(nightly: boolean, passphrase: string | undefined): Promise<MadeBackup> {
		const made = last.then(() =>
			makeBackup({
				...options,
				nightly,
				passphrase,
				mediaElsewhere: mediaElsewhere(),
				now: now(),
				async write(task) {
					writing = start(task)
					return writing.done
				},
			}),
		)
		last = made.catch(() => {})
		return made
	}

	return {
		nightly: () => make(true, usual),
		now: (passphrase = usual) => make(false, passphrase),
		stop: () => writing?.stop(),
	}
}
