// The process that writes an archive of a PostgreSQL, or restores one to look at it. Node runs this file as it stands.
import { dumpPostgres, type PostgresTask } from './dump-postgres.ts'
import { giveWay } from './give-way.ts'
import { type ProofTask, proveBackup } from './prove-backup.ts'

export type ApartTask = { kind: 'dump'; task: PostgresTask } | { kind: 'prove'; task: ProofTask }
export type FromApart = { kind: 'done'; value: unknown } | { kind: 'failed'; message: string }

giveWay()
process.umask(0o077)
// Nobody is left to tell.
process.on('disconnect', () => process.exit(1))

process.once('message', (asked: ApartTask) => {
	const work = asked.kind === 'dump' ? dumpPostgres(asked.task) : proveBackup(asked.task)
	work.then(
		(value) => say({ kind: 'done', value }),
		(error: unknown) =>
			say({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
	)
})

function say(message: FromApart): void {
	process.send!(message, () => process.exit(0))
}
