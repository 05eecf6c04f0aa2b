import { mkdtempSync, readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type ServerProcess, startServer } from '../tests/server-process.ts'
import { anotherNetwork } from './another-network.ts'

/** What the process may hold at most, in MB: as in memory.ts. */
const MOST_MEMORY = 600
const CACHED = '/seguros/auto'
const SECONDS = 20
/** Until what makes pages runs as fast as it will. */
const WARM_UP = 100

/**
 * Twice what saturates the server, of pages that have to be made, each from another network, so that no limit per network spares
 * it. What is too much must be refused and told when to come again; cached pages must go on.
 */
export async function measureOverload(): Promise<void> {
	const server = await startServer({
		env: {
			DATA_DIR: mkdtempSync(path.join(tmpdir(), 'farol-overload-')),
			TRUST_PROXY: 'true',
			LOG_LEVEL: 'error',
			SEED_DEMO: 'true',
		},
	})
	try {
		await (await fetch(server.url + CACHED)).text()
		for (let count = 0; count < WARM_UP; count += 1) await search(server)
		const calm = await readCached(server)
		const perSecond = await saturate(server)
		const before = processorSeconds(server)
		const [answers, crowded] = await Promise.all([offer(server, 2 * perSecond), readCached(server)])
		const spent = processorSeconds(server) - before
		const normal = await secondsUntilNormal(server)
		const { now, peak } = memory(server)
		const of = (status: number) => answers.filter((answer) => answer.status === status)
		const others = answers.length - of(200).length - of(503).length
		const told = of(503).filter(({ retryAfter }) => retryAfter).length
		console.log('\nSobrecarga: o dobro do que satura, de páginas que têm de ser feitas (banco embutido)\n')
		console.log(`satura com            ${perSecond.toFixed(1)} buscas por segundo`)
		console.log(`pedidas               ${answers.length} em ${SECONDS} s; ${spent.toFixed(1)} s de processador`)
		console.log(`atendidas             ${of(200).length}, a mais lenta em ${slowest(of(200))} s`)
		console.log(`recusadas com 503     ${of(503).length}, ${told} com Retry-After; de outro modo ${others}`)
		console.log(
			`página em cache       p97,5 ${calm.latency.p97_5} ms sozinha, ${crowded.latency.p97_5} ms na sobrecarga`,
		)
		console.log(
			`memória               ${now} MB (pico ${peak}, limite ${MOST_MEMORY}) ${peak <= MOST_MEMORY ? 'ok' : 'ACIMA'}`,
		)
		console.log(`de novo normal em     ${normal.toFixed(1)} s\n`)
	} finally {
		await server.stop()
	}
}

type Answer = { status: number; retryAfter: boolean; seconds: number }

function slowest(answers: readonly Answer[]): string {
	return Math.max(0, ...answers.map(({ seconds }) => seconds)).toFixed(1)
}

/** A few readers, each with the next page as soon as the last is there. */
function readCached({ url }: ServerProcess) {
	return autocannon({ url: url + CACHED, connections: 2, duration: SECONDS, headers: { 'accept-encoding': 'br' } })
}

const agent = new Agent({ keepAlive: true })
let searches = 0

/** No search is like another, so none is in a cache. */
async function search({ url }: ServerProcess): Promise<Answer> {
	searches += 1
	const asked = performance.now()
	const headers = { 'x-forwarded-for': anotherNetwork(), 'accept-encoding': 'br' }
	const address = `${url}/blog/busca?q=seguro+${searches.toString(36)}`
	const response = await new Promise<IncomingMessage>((resolve, reject) =>
		get(address, { agent, headers }, resolve).on('error', reject),
	)
	response.resume()
	await new Promise((resolve) => response.once('close', resolve))
	const { statusCode: status = 0, headers: told } = response
	return { status, retryAfter: told['retry-after'] !== undefined, seconds: (performance.now() - asked) / 1000 }
}

/** How many a second are answered where as many ask at a time as it takes to keep it busy. */
async function saturate(server: ServerProcess): Promise<number> {
	const until = performance.now() + SECONDS * 1000
	let answered = 0
	async function visitor() {
		while (performance.now() < until) {
			await search(server)
			answered += 1
		}
	}
	const started = performance.now()
	await Promise.all(Array.from({ length: 10 }, visitor))
	return answered / ((performance.now() - started) / 1000)
}

/** So many a second, whether or not those before were answered. */
async function offer(server: ServerProcess, perSecond: number): Promise<Answer[]> {
	const asked: Promise<Answer>[] = []
	for (const started = performance.now(); asked.length < perSecond * SECONDS; ) {
		const due = started + (asked.length / perSecond) * 1000
		await wait(Math.max(0, due - performance.now()))
		asked.push(search(server).catch(() => ({ status: 0, retryAfter: false, seconds: 0 })))
	}
	return Promise.all(asked)
}

/** Until five in a row are answered in less than a second. */
async function secondsUntilNormal(server: ServerProcess): Promise<number> {
	const started = performance.now()
	for (let good = 0; good < 5; ) {
		const { status, seconds } = await search(server)
		good = status === 200 && seconds < 1 ? good + 1 : 0
	}
	return (performance.now() - started) / 1000
}

function memory({ child }: ServerProcess): { now: number; peak: number } {
	const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
	const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
	return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

function processorSeconds({ child }: ServerProcess): number {
	const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
	return (Number(fields[11]) + Number(fields[12])) / 100
}
