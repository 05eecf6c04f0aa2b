import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { openPostgres } from '#db/postgres.server.ts'
import { startPostgres } from '../postgres.ts'

/** A PostgreSQL of the test's own, which its senders share. */
export async function startDatabase() {
	const postgres = await startPostgres()
	const database = await openPostgres({ url: postgres.url, onFault() {} })
	onTestFinished(async () => {
		await database.close()
		await postgres.stop()
	})
	return { db: database.db, url: postgres.url }
}

type Sender = { child: { kill: (signal: 'SIGKILL') => boolean }; ended: Promise<number | null> }

/** A process that sends what is due and ends. */
export function startSender(args: readonly string[]): Sender {
	const child = spawn(process.execPath, [...args], { stdio: ['ignore', 'inherit', 'inherit'] })
	return { child, ended: new Promise((resolve) => child.on('close', resolve)) }
}

type Killing = {
	/** Settles when the other side has got something. */
	heard: () => Promise<unknown>
	/** Starts a sender whose clock is ahead. */
	start: (aheadMs: number) => Sender
	leaseMs: number
}

/** Kills three senders in the middle of a sending; how far ahead the clock of the next has to be. */
export async function killSenders({ heard, start, leaseMs }: Killing): Promise<number> {
	let ahead = 0
	for (let kill = 0; kill < 3; kill += 1) {
		const sent = heard()
		const sender = start(ahead)
		await sent
		sender.child.kill('SIGKILL')
		await sender.ended
		// The next one comes when the dead one's claims are over.
		ahead += leaseMs
	}
	return ahead
}
