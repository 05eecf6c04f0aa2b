// The thread of the embedded database. Node runs this file as it stands, beside the bundled server.
import { openAsBlob } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { compareMigrations } from '../compare-migrations.ts'
import {
	type Answer,
	type Operation,
	type QueryResult,
	type Request,
	toSentError,
	type WorkerTask,
} from './messages.ts'
import { PrivateFiles } from './private-files.ts'

/** PGlite's own default takes 160 MB for a site whose articles fit into a tenth of that; the file system caches too. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=24MB']

// The optimising compiler takes 600 MB and seconds of a core for a single function of the database, its parser of SQL.
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

const task = workerData as WorkerTask
const port = parentPort!
const fs = new PrivateFiles(task.folder)
const loaded = task.kind === 'create' && task.template && { loadDataDir: await openAsBlob(task.template) }
const pglite = await PGlite.create({ fs, extensions: { unaccent, pg_trgm }, startParams, ...loaded })

if (task.kind === 'create') await pglite.close()
if (task.kind === 'check') await check(task.migrationsFolder)
if (task.kind === 'serve') await serve(task.migrationsFolder)

async function check(migrationsFolder: string): Promise<void> {
	await pglite.query('select 1 from blog_posts limit 1')
	if ((await stateBeside(migrationsFolder)) === 'newer') say({ kind: 'newer' })
	await pglite.close()
}

async function serve(migrationsFolder: string): Promise<void> {
	const state = await stateBeside(migrationsFolder)
	if (state === 'newer') {
		await pglite.close()
		return say({ kind: 'newer' })
	}
	if (state === 'older') await migrateTo(migrationsFolder)
	port.on('message', (request: Request) => void answer(request))
	say({ kind: 'ready' })
}

function stateBeside(migrationsFolder: string) {
	return compareMigrations((text) => pglite.query(text), migrationsFolder)
}

/** Loaded only where there is something to do: it is hundreds of files, and takes as long as opening the database. */
async function migrateTo(migrationsFolder: string): Promise<void> {
	const [{ drizzle }, { migrate }] = await Promise.all([
		import('drizzle-orm/pglite'),
		import('drizzle-orm/pglite/migrator'),
	])
	await migrate(drizzle({ client: pglite }), { migrationsFolder })
}

function say(message: Answer): void {
	port.postMessage(message)
}

async function answer({ id, operation }: Request): Promise<void> {
	try {
		say({ kind: 'done', id, value: await perform(operation) })
	} catch (error) {
		say({ kind: 'failed', id, error: toSentError(error), broken: isBroken(error) })
	}
	if (operation.kind === 'close') port.close()
}

async function perform(operation: Operation): Promise<unknown> {
	switch (operation.kind) {
		case 'query': {
			const { sql, params, rowMode, textTypes } = operation
			const parsers = Object.fromEntries(textTypes.map((type) => [type, (value: string) => value]))
			const result = await pglite.query(sql, params, { rowMode, parsers })
			return result satisfies QueryResult
		}
		case 'exec':
			return await pglite.exec(operation.sql)
		case 'listen': {
			const { channel } = operation
			await pglite.listen(channel, (payload) => say({ kind: 'notification', channel, payload }))
			return undefined
		}
		case 'close':
			await pglite.close()
			return undefined
	}
}

/** Of errors that tell of a file: no permission, and a fault of the disk. Nobody here lacks a permission otherwise. */
const ofFiles = ['42501', '58030']

/**
 * A statement that failed, or a value that could not be sent, leaves the database well. After a panic, or a fault of
 * the machine it runs in, it answers nothing any more. A file that it could not open it goes on refusing when it could,
 * as it keeps what it learned of it: it has to be opened anew.
 */
function isBroken(error: unknown): boolean {
	if (!(error instanceof Error)) return true
	if ('severity' in error)
		return error.severity !== 'ERROR' || ('code' in error && ofFiles.includes(String(error.code)))
	return error instanceof WebAssembly.RuntimeError || pglite.closed || ['ErrnoError', 'ExitStatus'].includes(error.name)
}
