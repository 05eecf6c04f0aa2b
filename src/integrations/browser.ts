import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 100
/** Half a minute. */
const MOST_LOOKS = 300

type Start = { program: string; flags: string[]; signal: AbortSignal; looks?: number | undefined }

export type Browser = { port: number; close: () => Promise<void> }

/**
 * A Chromium that lives no longer than its job. Whoever ends the job ends it; and where this process dies with no time
 * to do so, the debugging pipe it holds closes with it, at which Chromium goes by itself. The pipe carries nothing:
 * Lighthouse speaks through the port.
 */
export async function startBrowser({ program, flags, signal, looks = MOST_LOOKS }: Start): Promise<Browser> {
	const folder = await mkdtemp(path.join(tmpdir(), 'farol-browser-'))
	const child = spawn(
		program,
		[...flags, '--remote-debugging-port=0', '--remote-debugging-pipe', `--user-data-dir=${folder}`, 'about:blank'],
		// In a group of its own, which can be ended as a whole.
		{ detached: process.platform !== 'win32', stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
	)
	const ended = new Promise<void>((resolve) => {
		child.on('exit', () => resolve())
		child.on('error', () => resolve())
	})
	for (const pipe of child.stdio) pipe?.on('error', () => {})
	async function close() {
		signal.removeEventListener('abort', kill)
		kill()
		await ended
		for (const pipe of child.stdio) pipe?.destroy()
		await rm(folder, { recursive: true, force: true, maxRetries: 10 })
	}
	const kill = () => endGroup(child)
	signal.addEventListener('abort', kill, { once: true })
	try {
		if (signal.aborted) kill()
		return { port: await portOf(folder, { child, looks }), close }
	} catch (error) {
		await close()
		throw error
	}
}

/** Chromium writes it down as soon as it listens. */
async function portOf(folder: string, { child, looks }: { child: ChildProcess; looks: number }): Promise<number> {
	for (let look = 0; look <= looks; look += 1) {
		const written = await readFile(path.join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '')
		const port = Number.parseInt(written, 10)
		if (port > 0) return port
		if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) break
		await wait(LOOK_MS)
	}
	throw new Error('the browser did not start')
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
	if (pid === undefined) return
	try {
		if (process.platform !== 'win32') process.kill(-pid, 'SIGKILL')
		else if (exitCode === null && signalCode === null)
			spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' }).on('error', () => {})
	} catch {
		// Gone already.
	}
}
