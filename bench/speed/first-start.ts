import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../tests/free-port.ts'
import type { Figure } from '../figures.ts'

/** From a fresh clone to the first page, all set-up included, and the same once it is built and has its data. */
export async function measureFirstStart(): Promise<Figure[]> {
	const folder = mkdtempSync(path.join(tmpdir(), 'farol-clone-'))
	try {
		execFileSync('git', ['clone', '--quiet', process.cwd(), folder])
		const fresh = await timeToAnswer(folder)
		const built = await timeToAnswer(folder)
		return [
			{ what: 'do clone à primeira resposta', value: fresh, unit: 's', goal: { most: 45 } },
			{ what: 'do site construído à primeira resposta', value: built, unit: 's', goal: { most: 2 } },
		]
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

async function timeToAnswer(folder: string): Promise<number> {
	const port = await freePort()
	const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), LOG_LEVEL: 'error' }
	const begin = performance.now()
	const child = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true })
	const ended = new Promise((resolve) => child.once('close', resolve))
	while (
		!(await fetch(`http://127.0.0.1:${port}/`).then(
			({ ok }) => ok,
			() => false,
		))
	) {
		if (child.exitCode !== null) throw new Error('npm start terminou')
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
	const seconds = (performance.now() - begin) / 1000
	process.kill(-child.pid!, 'SIGTERM')
	await ended
	return seconds
}
