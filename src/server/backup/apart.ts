import { fork } from 'node:child_process'
import path from 'node:path'
import type { ApartTask, FromApart } from './apart-process.ts'

/** Does what keeps a processor busy in a process of its own, with less priority than visitors. */
export function runApart<T>(task: ApartTask): { done: Promise<T>; stop: () => void } {
	const { promise, resolve, reject } = Promise.withResolvers<T>()
	// Commands run from the project's folder, bundled or not.
	const child = fork(path.resolve('src/server/backup/apart-process.ts'), { execArgv: [], serialization: 'advanced' })
	child.on('error', reject)
	child.on('exit', (code, signal) => reject(new Error(`the process for ${task.kind} ended with ${signal ?? code}`)))
	child.on('message', (message: FromApart) => {
		if (message.kind === 'done') resolve(message.value as T)
		else reject(new Error(message.message))
	})
	child.send(task)
	return { done: promise, stop: () => void child.kill('SIGKILL') }
}
