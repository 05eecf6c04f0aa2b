// The process that packs an archive, beside the server. Node runs this file as it stands.
import { giveWay } from './give-way.ts'
import { type ArchiveSummary, type ArchiveTask, type CopyDone, writeArchive } from './write-archive.ts'

export type ToPacker = { kind: 'pack'; task: ArchiveTask } | { kind: 'finish'; end: CopyDone }
export type FromPacker =
	| { kind: 'copied' }
	| { kind: 'done'; summary: ArchiveSummary }
	| { kind: 'failed'; message: string }

giveWay()
process.umask(0o077)
// Nobody is left to tell, or to move the archive into place.
process.on('disconnect', () => process.exit(1))

const end = Promise.withResolvers<CopyDone>()
process.on('message', (message: ToPacker) => {
	if (message.kind === 'finish') return end.resolve(message.end)
	void pack(message.task)
})

async function pack(task: ArchiveTask): Promise<void> {
	try {
		const summary = await writeArchive(task, () => {
			say({ kind: 'copied' })
			return end.promise
		})
		say({ kind: 'done', summary })
	} catch (error) {
		say({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
	}
}

function say(message: FromPacker): void {
	process.send!(message)
}
