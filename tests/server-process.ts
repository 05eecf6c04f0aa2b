import { type ChildProcess, spawn } from 'node:child_process'
import { serverArgs, serverEnvironment } from '../scripts/server-args.mjs'
import { freePort } from './free-port.ts'

export type ServerProcess = {
	url: string
	child: ChildProcess
	/** Everything it printed so far. */
	output: () => string
	exit: Promise<number | null>
	stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

type Start = { env?: Record<string, string>; args?: string[]; port?: number; uid?: number }

/** Starts the built server, as `npm start` does. Resolves when it answers; rejects with its output when it ends first. */
export async function startServer({ env = {}, args = serverArgs, port, uid }: Start = {}): Promise<ServerProcess> {
	const server = launch({ env, args, port: port ?? (await freePort()), ...(uid === undefined ? {} : { uid }) })
	const ended = server.exit.then((code) => {
		throw new Error(`the server ended with ${code}:\n${server.output()}`)
	})
	await Promise.race([answering(server.url), ended])
	return server
}

/** Starts the built server where it is expected to refuse. */
export async function launchServer(start: Start = {}): Promise<ServerProcess> {
	return launch({ env: {}, args: serverArgs, ...start, port: start.port ?? (await freePort()) })
}

function launch({
	env,
	args,
	port,
	uid,
}: Required<Pick<Start, 'env' | 'args' | 'port'>> & Pick<Start, 'uid'>): ServerProcess {
	const child = spawn(process.execPath, args, {
		env: {
			PATH: process.env['PATH'],
			...serverEnvironment,
			// As `npm start` has it: hundreds of servers would each compile the program anew.
			NODE_COMPILE_CACHE: 'build/compile-cache',
			LOG_LEVEL: 'warn',
			PORT: String(port),
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
		...(uid === undefined ? {} : { uid, gid: uid }),
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
	// A test that fails on the way never gets to stopping it.
	const kill = () => child.kill('SIGKILL')
	process.once('exit', kill)
	const exit = new Promise<number | null>((resolve) =>
		child.on('close', (code) => {
			process.off('exit', kill)
			resolve(code)
		}),
	)
	return {
		url: `http://localhost:${port}`,
		child,
		output: () => output,
		exit,
		stop(signal = 'SIGTERM') {
			child.kill(signal)
			return exit
		},
	}
}

async function answering(url: string): Promise<void> {
	for (;;) {
		const answered = await fetch(`${url}/healthz`).then(
			(response) => response.ok,
			() => false,
		)
		if (answered) return
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}
