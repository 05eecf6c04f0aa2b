import type { CopyLive } from '#db/embedded/copy-live.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import { type Packing, startPacking } from './start-packing.ts'

export type Backups = {
	nightly: () => Promise<MadeBackup>
	/** One made by hand. Whoever asks may ask for it to be encrypted. */
	now: (passphrase?: string) => Promise<MadeBackup>
	/** Gives up the one under way. */
	stop: () => void
}

type CreateBackups = {
	copyLive: CopyLive
	dataDir: string
	passphrase: string | undefined
	mediaElsewhere: boolean
	version: string
	now: () => Date
}

/** Backups of a database in use, one after another. */
export function createBackups({ copyLive, now, passphrase: usual, ...options }: CreateBackups): Backups {
	let last: Promise<unknown> = Promise.resolve()
	let packing: Packing | undefined

	function make(nightly: boolean, passphrase: string | undefined): Promise<MadeBackup> {
		const made = last.then(() =>
			makeBackup({
				...options,
				nightly,
				passphrase,
				now: now(),
				async write(task) {
					packing = startPacking(task)
					try {
						return await packing.finish(await copyLive(packing.copy))
					} finally {
						packing.stop()
					}
				},
			}),
		)
		last = made.catch(() => {})
		return made
	}

	return {
		nightly: () => make(true, usual),
		now: (passphrase = usual) => make(false, passphrase),
		stop: () => packing?.stop(),
	}
}
