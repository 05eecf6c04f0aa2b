import { fork } from 'node:child_process'
import path from 'node:path'
import type { FromPacker, ToPacker } from './pack-process.ts'
import type { ArchiveSummary, ArchiveTask, CopyDone } from './write-archive.ts'

export type Packing = {
	/** Ends when the files of the database have been read. */
	copy: () => Promise<void>
	finish: (end: CopyDone) => Promise<ArchiveSummary>
	stop: () => void
}

/** Packs an archive of a database in use, in a process of its own: neither visitors nor queries wait for the compression. */
export function startPacking(task: ArchiveTask): Packing {
	const copied = Promise.withResolvers<void>()
	const done = Promise.withResolvers<ArchiveSummary>()
	// Whoever waits for one of the two hears of it; the other has nobody who listens.
	copied.promise.catch(() => {})
	done.promise.catch(() => {})

	// Commands run from the project's folder, bundled or not.
	const child = fork(path.resolve('src/server/backup/pack-process.ts'), { execArgv: [], serialization: 'advanced' })
	function fail(error: Error): void {
		copied.reject(error)
		done.reject(error)
	}
	child.on('error', fail)
	child.on('exit', (code, signal) => fail(new Error(`the packing ended with ${signal ?? code}`)))
	child.on('message', (message: FromPacker) => {
		if (message.kind === 'copied') copied.resolve()
		if (message.kind === 'done') done.resolve(message.summary)
		if (message.kind === 'failed') fail(new Error(message.message))
	})

	const say = (message: ToPacker) => void child.send(message)
	return {
		copy() {
			say({ kind: 'pack', task })
			return copied.promise
		},
		finish(end) {
			say({ kind: 'finish', end })
			return done.promise
		},
		stop: () => void child.kill('SIGKILL'),
	}
}
