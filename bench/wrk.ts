import { execFileSync } from 'node:child_process'
import { cpuSeconds, type Measured, type Target } from './load.ts'

/** Loads a target by wrk, which takes so little of the machine that servers of different speed are told apart. */
export function loadByWrk({ name, url, pid }: Target, seconds: number): Promise<Measured> {
	const before = cpuSeconds(pid)
	const args = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br, gzip', url]
	const output = execFileSync('wrk', args, { encoding: 'utf8' })
	const after = cpuSeconds(pid)
	const total = Number(/(\d+) requests in/.exec(output)?.[1])
	if (/Non-2xx|Socket errors/.test(output) || !total) throw new Error(`${name}:\n${output}`)
	const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output)!
	const cpu = before === undefined || after === undefined ? undefined : ((after - before) / total) * 1e6
	return Promise.resolve({
		name,
		requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
		cpuMicroseconds: cpu,
		p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
	})
}
