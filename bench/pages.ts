import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../tests/free-port.ts'
import { startServer } from '../tests/server-process.ts'
import { type Measured, measure } from './load.ts'

/** How much the page cache saves, and how far a hit is from the cheapest answer Node can give. */
export async function measurePages(): Promise<void> {
	const server = await startServer({
		env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'farol-bench-')), TRUST_PROXY: 'true', LOG_LEVEL: 'error' },
	})
	const floor = await startFloor(await compressedBytes(`${server.url}/blog`))
	const pid = server.child.pid!
	try {
		const [bare, hit, render] = await measure([
			{ name: 'node:http, os mesmos bytes', url: floor.url, pid: floor.child.pid! },
			{ name: 'página do cache', url: `${server.url}/blog`, pid },
			// A cookie of ours makes the page personal, and so rendered anew each time.
			{ name: 'página renderizada', url: `${server.url}/blog`, pid, headers: { cookie: 'farol.bench=1' } },
		])
		report([bare!, hit!, render!])
	} finally {
		floor.child.kill()
		await server.stop()
	}
}

function report(results: Measured[]): void {
	const cheapest = results[0]!
	console.log('\n/blog, 32 conexões, banco embutido (razões dentro desta execução)\n')
	for (const { name, requestsPerSecond, cpuMicroseconds, p99 } of results) {
		const ratio = (cheapest.requestsPerSecond / requestsPerSecond).toFixed(1)
		const cpu = cpuMicroseconds === undefined ? '–' : `${Math.round(cpuMicroseconds)} µs`
		console.log(
			`${name.padEnd(28)} ${ratio.padStart(6)}x o tempo do piso   CPU por pedido ${cpu.padStart(9)}   p99 ${p99} ms`,
		)
	}
	const [, hit, render] = results
	console.log(
		`\nO cache responde ${(hit!.requestsPerSecond / render!.requestsPerSecond).toFixed(0)} vezes mais do que a renderização.\n`,
	)
}

export async function startFloor(body: Buffer) {
	const port = await freePort()
	const child = spawn(process.execPath, ['bench/peer.ts'], {
		env: { ...process.env, PORT: String(port) },
		stdio: ['pipe', 'pipe', 'inherit'],
	})
	child.stdin.end(body)
	await new Promise((resolve) => child.stdout.once('data', resolve))
	return { url: `http://localhost:${port}/`, child }
}

function compressedBytes(url: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
			const chunks: Buffer[] = []
			for await (const chunk of response) chunks.push(chunk as Buffer)
			resolve(Buffer.concat(chunks))
		}).on('error', reject)
	})
}
