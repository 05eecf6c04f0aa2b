import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const work = `
import { attempt, node } from './scripts/setup.mjs'
const waits = () => attempt(node, ['-e', 'console.log("ready"); setTimeout(() => {}, 600_000)'])
await Promise.all([waits(), waits()])
console.log('the next step')
`

test('a command that is told to stop starts nothing more, and leaves nothing running', async () => {
	const command = spawn(process.execPath, ['--input-type=module', '-e', work], { stdio: ['ignore', 'pipe', 'inherit'] })
	let said = ''
	for await (const chunk of command.stdout) {
		said += String(chunk)
		if (said.match(/ready/g)?.length === 2 && !command.killed) command.kill('SIGTERM')
	}
	// The output ends when the last one that writes to it has ended.
	if (command.exitCode === null) await once(command, 'exit')
	expect(command.exitCode).toBe(1)
	expect(said).not.toContain('the next step')
})
