import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../tests/postgres.ts'
import { startServer } from '../tests/server-process.ts'

const pages = ['/', '/seguros/auto', '/contact', '/blog', '/blog/bati-o-carro-primeiras-24-horas']
const RUNS = 3

/** Lighthouse on an emulated phone, the median of three runs each. */
export async function measureLighthouse(): Promise<void> {
	const server = await startServer({
		env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'farol-lighthouse-')), LOG_LEVEL: 'error' },
	})
	console.log(`Lighthouse, celular emulado, mediana de ${RUNS} (desempenho, LCP, CLS, bytes)\n`)
	try {
		for (const page of pages) {
			const runs = []
			for (let run = 0; run < RUNS; run++) runs.push(await measure(server.url + page))
			const { score, lcp, cls, kilobytes } = runs.toSorted((a, b) => a.score - b.score)[Math.floor(RUNS / 2)]!
			console.log(`${page.padEnd(42)} ${score}   LCP ${lcp} s   CLS ${cls}   ${kilobytes} KB`)
		}
	} finally {
		await server.stop()
	}
}

async function measure(url: string) {
	const port = await freePort()
	const browser = await chromium.launch({
		executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
		args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-quic', '--disable-background-networking'],
	})
	try {
		const { lhr } = (await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' }))!
		const audit = (id: string) => lhr.audits[id]?.numericValue ?? 0
		return {
			score: Math.round((lhr.categories['performance']?.score ?? 0) * 100),
			lcp: (audit('largest-contentful-paint') / 1000).toFixed(2),
			cls: audit('cumulative-layout-shift').toFixed(3),
			kilobytes: Math.round(audit('total-byte-weight') / 1024),
		}
	} finally {
		await browser.close()
	}
}
