import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

// A real Chromium, started by a process of its own that measures a hostile page: the process lives, the browser does not stay.

const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
	(file) => file && existsSync(file),
)

/** A browser starts in a second, and in many on a busy machine. */
const SLOW = { timeout: 240_000 }

function measure(answer: string, timeoutMs = '') {
	const folder = mkdtempSync(path.join(tmpdir(), 'farol-measure-'))
	const child = spawn(process.execPath, ['tests/measure-page.ts', chromium!, answer, timeoutMs], {
		env: { PATH: process.env['PATH'], TMPDIR: folder },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
	onTestFinished(() => void child.kill('SIGKILL'))
	return {
		child,
		output: () => output,
		exit: new Promise<number | null>((resolve) => child.on('close', resolve)),
		/** The browser and its helpers, known by the folder they work in. */
		browsers: () => processesWith(folder),
		left: () => readdirSync(folder).filter((name) => name.startsWith('farol-browser-')),
	}
}

function processesWith(text: string): string[] {
	return readdirSync('/proc').filter((name) => {
		try {
			return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(`--user-data-dir=${text}`)
		} catch {
			return false
		}
	})
}

test.for([
	['099', 'HTTP/1.1 099 X\r\nContent-Length: 2\r\n\r\nok'],
	['101', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'],
] as const)('a picture that answers %s does not keep its page from being measured', SLOW, async ([, answer]) => {
	const measuring = measure(answer)
	expect(await measuring.exit).toBe(0)
	expect(measuring.output()).toContain('{"ok":true}')
	expect(measuring.browsers()).toEqual([])
	expect(measuring.left()).toEqual([])
})

test('the browser goes when the time is up', SLOW, async () => {
	const measuring = measure('', '8000')
	expect(await measuring.exit).toBe(0)
	expect(measuring.output()).toContain('"reason":"timeout"')
	expect(measuring.browsers()).toEqual([])
	expect(measuring.left()).toEqual([])
})

test.for(['SIGTERM', 'SIGKILL'] as const)(
	'the browser goes with the process that started it, on %s',
	SLOW,
	async (signal) => {
		const measuring = measure('')
		await expect.poll(measuring.output, { timeout: 180_000 }).toContain('asked')
		expect(measuring.browsers()).not.toEqual([])
		measuring.child.kill(signal)
		await measuring.exit
		await expect.poll(measuring.browsers).toEqual([])
	},
)
