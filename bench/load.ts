import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { anotherNetwork } from './another-network.ts'

export type Target = { name: string; url: string; pid: number; headers?: Record<string, string> }
export type Measured = { name: string; requestsPerSecond: number; cpuMicroseconds: number | undefined; p99: number }

type Load = (target: Target, seconds: number) => Promise<Measured>

const SECONDS = 3
const ROUNDS = 3

/** Loads each target in turn, several rounds, and gives the median of each: drift of the machine hits all alike. */
export async function measure(targets: Target[], load: Load = loadByAutocannon): Promise<Measured[]> {
	const rounds = new Map<string, Measured[]>()
	for (const target of targets) await load(target, 1)
	for (let round = 0; round < ROUNDS; round++) {
		for (const target of targets) {
			const result = await load(target, SECONDS)
			rounds.set(target.name, [...(rounds.get(target.name) ?? []), result])
		}
	}
	return [...rounds.values()].map(
		(results) => results.sort((a, b) => a.requestsPerSecond - b.requestsPerSecond)[Math.floor(ROUNDS / 2)]!,
	)
}

async function loadByAutocannon({ name, url, pid, headers = {} }: Target, duration: number): Promise<Measured> {
	const before = cpuSeconds(pid)
	const result = await autocannon({
		url,
		connections: 32,
		duration,
		requests: [
			{
				method: 'GET',
				setupRequest: (request) => ({
					...request,
					headers: { 'accept-encoding': 'br', ...headers, 'x-forwarded-for': anotherNetwork() },
				}),
			},
		],
	})
	const after = cpuSeconds(pid)
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${name}: ${result.non2xx} bad answers, ${result.errors} errors`)
	const cpu = before === undefined || after === undefined ? undefined : ((after - before) / result.requests.total) * 1e6
	return { name, requestsPerSecond: result.requests.average, cpuMicroseconds: cpu, p99: result.latency.p99 }
}

/** What a process has used of the processor, where the system tells (Linux). */
export function cpuSeconds(pid: number): number | undefined {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
		const ticksPerSecond = 100
		return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
	} catch {
		return undefined
	}
}
