import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { launchServer, type ServerProcess, startServer } from '../server-process.ts'
import { emptyDataDir, preparedDataDir } from './data-dir.ts'

// The built server as a process of its own, on the embedded database: what an operator meets.

/** What hangs still ends; a busy machine takes its time to make and open databases. */

async function start(env: Record<string, string>): Promise<ServerProcess> {
	const server = await startServer({ env })
	onTestFinished(async () => {
		await server.stop('SIGKILL')
	})
	return server
}

async function titlesOn(server: ServerProcess): Promise<string> {
	return (await fetch(`${server.url}/blog`)).text()
}

test('the first start loads the demo, the second finds it, and both stop cleanly', async () => {
	const server = await start({ DATA_DIR: preparedDataDir() })
	expect(await titlesOn(server)).toContain('Bati o carro: o que fazer nas primeiras 24 horas')
	expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
	expect(server.output()).toContain(server.url)
	expect(await server.stop()).toBe(0)
})

test('every invalid variable is named on a line of its own and nothing is touched', async () => {
	const DATA_DIR = path.join(emptyDataDir(), 'new')
	const server = await launchServer({ env: { DATA_DIR, LOG_LEVEL: 'loud', SEED_DEMO: 'talvez' } })
	expect(await server.exit).toBe(1)
	expect(server.output().trim().split('\n')).toEqual([
		'SEED_DEMO: valor inválido. Use true ou false.',
		'LOG_LEVEL: valor inválido. Use trace, debug, info, warn, error, fatal ou silent.',
	])
	expect(existsSync(DATA_DIR)).toBe(false)
})

test('a taken port is one clear line, and the data stays whole', async () => {
	const occupant = createServer()
	await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => void occupant.close())
	const { port } = occupant.address() as { port: number }
	const DATA_DIR = preparedDataDir()
	const server = await launchServer({ env: { DATA_DIR }, port })
	expect(await server.exit).toBe(1)
	expect(server.output().trim()).toBe(
		`PORT: a porta ${port} em 127.0.0.1 já está em uso. Escolha outra ou encerre quem a usa.`,
	)
	expect(await titlesOn(await start({ DATA_DIR }))).toContain('Bati o carro')
})

test('an unreachable database is one clear line without its password', async () => {
	const env = { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/farol', AUTH_SECRET: 'x'.repeat(32) }
	const server = await launchServer({ env })
	expect(await server.exit).toBe(1)
	expect(server.output().trim()).toBe('DATABASE_URL: o banco de dados não respondeu (ECONNREFUSED).')
})

test('a folder without permission to write is one clear line', async () => {
	const folder = emptyDataDir()
	chmodSync(folder, 0o555)
	// Root may write anywhere, so as root the server runs as nobody.
	const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}
	const server = await launchServer({ env: { DATA_DIR: folder }, ...nobody })
	expect(await server.exit).toBe(1)
	expect(server.output().trim()).toBe(
		`DATA_DIR: não foi possível gravar na pasta ${folder}. Use uma pasta com permissão de gravação.`,
	)
	expect(readdirSync(folder)).toEqual([])
})

test('a second process on the same folder is refused and the first goes on', async () => {
	const DATA_DIR = preparedDataDir()
	const first = await start({ DATA_DIR })
	const second = await launchServer({ env: { DATA_DIR } })
	expect(await second.exit).toBe(1)
	expect(second.output().trim()).toBe(
		`DATA_DIR: a pasta ${DATA_DIR} já está em uso por outro processo (pid ${first.child.pid}).`,
	)
	expect(await titlesOn(first)).toContain('Bati o carro')
})

test('after a kill the folder is free and whole', async () => {
	const DATA_DIR = preparedDataDir()
	await (await start({ DATA_DIR })).stop('SIGKILL')
	expect(await titlesOn(await start({ DATA_DIR }))).toContain('Bati o carro')
})

test('a kill while the database is being made does no harm: the next start completes it', async () => {
	const DATA_DIR = emptyDataDir()
	const killed = await launchServer({ env: { DATA_DIR } })
	const half = path.join(DATA_DIR, 'database.unfinished')
	while (!existsSync(half)) await new Promise((resolve) => setTimeout(resolve, 20))
	await killed.stop('SIGKILL')
	expect(existsSync(path.join(DATA_DIR, 'database'))).toBe(false)
	expect(await titlesOn(await start({ DATA_DIR }))).toContain('Bati o carro')
	expect(existsSync(half)).toBe(false)
})

test('a request under way is finished before the server stops', async () => {
	const server = await start({ DATA_DIR: preparedDataDir() })
	const underWay = await aRequestUnderWay(server)
	server.child.kill('SIGTERM')
	await refused(server.url)
	expect(await underWay.finish()).toBe(401)
	expect(await server.exit).toBe(0)
})

test('who asks regularly whether it is ready hears of a stop before it happens', async () => {
	const server = await start({ DATA_DIR: preparedDataDir() })
	const ask = async () => {
		const answer = await fetch(`${server.url}/readyz`, { headers: { connection: 'close' } })
		return { status: answer.status, says: ((await answer.json()) as { status: string }).status }
	}
	expect(await ask()).toEqual({ status: 200, says: 'ready' })
	const underWay = await aRequestUnderWay(server)
	server.child.kill('SIGTERM')
	// The signal is on its way for a moment.
	let heard = await ask()
	while (heard.status === 200) heard = await ask()
	expect(heard).toEqual({ status: 503, says: 'stopping' })
	await refused(server.url)
	expect(await underWay.finish()).toBe(401)
	expect(await server.exit).toBe(0)
})

/** A wrong password of which half was sent. */
async function aRequestUnderWay(server: ServerProcess) {
	// One that is answered only when all of it was read: else the answer is there before the rest, and may be lost with it.
	const headers = { 'content-type': 'application/json', origin: server.url, expect: '100-continue' }
	const sending = request(`${server.url}/api/auth/sign-in/email`, { method: 'POST', headers })
	const answered = new Promise<number | undefined>((resolve, reject) => {
		sending.on('response', (response) => resolve(response.statusCode))
		sending.on('error', reject)
	})
	sending.flushHeaders()
	// Only a request that the server has taken up is under way.
	await new Promise((resolve) => sending.once('continue', resolve))
	sending.write('{"email":"ninguem@exemplo.com.br",')
	return {
		finish: () => {
			sending.end('"password":"uma-senha-errada"}')
			return answered
		},
	}
}

/** Waits until the server takes no new connections. */
async function refused(url: string): Promise<void> {
	for (;;) {
		const taken = await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
			() => true,
			() => false,
		)
		if (!taken) return
	}
}
