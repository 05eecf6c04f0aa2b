import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../tests/free-port.ts'
import { startServer } from '../tests/server-process.ts'

const pages = ['/', '/seguros/auto', '/contact', '/blog', '/blog/bati-o-carro-primeiras-24-horas']
const RUNS = 5

/** What Lighthouse slows every machine down by, meant for a desktop of this speed. */
export const STANDARD_SLOWDOWN = 4
const STANDARD_INDEX = 1750

type Run = { score: number; lcp: number; cls: number; tbt: number; kilobytes: number; index: number }

/**
 * Lighthouse on an emulated phone, the median of five runs each. Its slowdown turns a fast desktop into a phone of the
 * middle; a slower machine needs less of it for the same phone, so each page is measured with the slowdown that fits
 * this machine, and with the standard one beside it.
 */
export async function measureLighthouse(): Promise<void> {
	const server = await startServer({
		env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'farol-lighthouse-')), LOG_LEVEL: 'error' },
	})
	try {
		const { index } = await medianOf(server.url + pages[0], STANDARD_SLOWDOWN)
		const fitting = Math.max(1, Math.min(STANDARD_SLOWDOWN, (STANDARD_SLOWDOWN * index) / STANDARD_INDEX))
		console.log(`Lighthouse, celular emulado, mediana de ${RUNS}; índice desta máquina ${index.toFixed(0)}\n`)
		for (const page of pages) {
			for (const slowdown of [fitting, STANDARD_SLOWDOWN]) {
				const { score, lcp, cls, tbt, kilobytes } = await medianOf(server.url + page, slowdown)
				console.log(
					`${page.padEnd(42)} CPU ÷ ${slowdown.toFixed(1)}   ${score}   LCP ${(lcp / 1000).toFixed(2)} s   TBT ${tbt.toFixed(0)} ms   CLS ${cls.toFixed(3)}   ${kilobytes.toFixed(0)} KB`,
				)
			}
		}
	} finally {
		await server.stop()
	}
}

export async function medianOf(url: string, slowdown: number): Promise<Run> {
	const runs: Run[] = []
	for (let run = 0; run < RUNS; run++) runs.push(await measure(url, slowdown))
	return runs.toSorted((a, b) => a.score - b.score)[Math.floor(RUNS / 2)]!
}

async function measure(url: string, cpuSlowdownMultiplier: number): Promise<Run> {
	const port = await freePort()
	const browser = await chromium.launch({
		executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
		args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-quic', '--disable-background-networking'],
	})
	try {
		// Joined with the standard network of a slow 4G.
		const throttling = { cpuSlowdownMultiplier }
		const { lhr } = (await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error', throttling }))!
		const audit = (id: string) => lhr.audits[id]?.numericValue ?? 0
		return {
			score: Math.round((lhr.categories['performance']?.score ?? 0) * 100),
			lcp: audit('largest-contentful-paint'),
			cls: audit('cumulative-layout-shift'),
			tbt: audit('total-blocking-time'),
			kilobytes: audit('total-byte-weight') / 1024,
			index: lhr.environment.benchmarkIndex,
		}
	} finally {
		await browser.close()
	}
}
