import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Log } from '#lib/log.ts'
import type { MadeBackup } from './make-backup.ts'

/**
 * How `npm run backup` reaches the server that has the data folder: a Unix socket in the folder, for its owner alone. One
 * line asks, one line answers, and the end of the process ends the conversation, which neither a file nor a signal does.
 */
export type BackupSocket = { close: () => void }
export type BackupAnswer = { ok: true; backup: MadeBackup } | { ok: false; message: string }

const LONGEST_QUESTION = 10_000
const question = z.object({ passphrase: z.string().optional() })

type OpenDoor = { dataDir: string; log: Log; backUp: (passphrase: string | undefined) => Promise<MadeBackup> }

/** The folder's lock is held, so a socket that lies there is one that a killed process left. */
export async function openBackupSocket({ dataDir, log, backUp }: OpenDoor): Promise<BackupSocket> {
	const place = socketPath(dataDir)
	const open = new Set<Socket>()
	const server = createServer({ allowHalfOpen: true }, (socket) => {
		open.add(socket)
		socket.on('close', () => open.delete(socket))
		// Who asked has gone. The backup is made all the same.
		socket.on('error', () => {})
		void answer(socket)
	})

	async function answer(socket: Socket): Promise<void> {
		try {
			const { passphrase } = question.parse(JSON.parse(await readQuestion(socket)))
			socket.end(JSON.stringify({ ok: true, backup: await backUp(passphrase) } satisfies BackupAnswer))
		} catch (error) {
			log.error({ err: error }, 'a backup that was asked for failed')
			const message = error instanceof Error ? error.message : String(error)
			socket.end(JSON.stringify({ ok: false, message } satisfies BackupAnswer))
		}
	}

	try {
		await rm(place, { force: true })
		await new Promise<void>((resolve, reject) => {
			server.on('error', reject)
			server.listen(place, resolve)
		})
		await chmod(place, 0o600)
	} catch (error) {
		log.warn({ err: error }, 'DATA_DIR takes no socket, so npm run backup works only while the server is stopped')
	}
	return {
		close() {
			server.close()
			for (const socket of open) socket.destroy()
		},
	}
}

async function readQuestion(socket: Socket): Promise<string> {
	let asked = ''
	for await (const part of socket.iterator({ destroyOnReturn: false })) {
		asked += String(part)
		if (asked.includes('\n')) return asked
		if (asked.length > LONGEST_QUESTION) break
	}
	throw new Error('a question that is none')
}

/** `undefined` where nobody answers. */
export async function askForBackup(dataDir: string, passphrase: string | undefined): Promise<BackupAnswer | undefined> {
	const socket = connect(socketPath(dataDir))
	try {
		socket.write(`${JSON.stringify({ passphrase })}\n`)
		const answer = await text(socket)
		return answer ? (JSON.parse(answer) as BackupAnswer) : undefined
	} catch {
		return undefined
	}
}

/** The system takes a hundred characters or so, and the way from here is often the shorter one. */
function socketPath(dataDir: string): string {
	const [shorter] = [path.resolve(dataDir), path.relative('', path.resolve(dataDir))].sort(
		(a, b) => a.length - b.length,
	)
	return path.join(shorter!, 'backup.sock')
}
