import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startServer } from '../../tests/server-process.ts'
import { ask } from '../check-front.ts'
import { type Figure, said } from '../figures.ts'
import { medianOf, STANDARD_SLOWDOWN } from '../lighthouse.ts'
import { type Measured, measure } from '../load.ts'
import { startFloor } from '../pages.ts'
import { copyTo, openFolder, programOf, startNginx } from '../web-servers.ts'
import { loadByWrk } from '../wrk.ts'
import { NEXT, startNext } from './next-app.ts'
import { asPage, plainArticle } from './plain-article.ts'

const ARTICLE = '/blog/bati-o-carro-primeiras-24-horas'
const PLAIN = '/simples'
const templates = { artigo: ARTICLE, lista: '/blog', início: '/', produto: '/seguros/auto' }

/** An article from the cache beside the same bytes sent by nginx and by Node alone, and the same text by Next.js. */
export async function measureServing(): Promise<Figure[]> {
	const nginxProgram = programOf('nginx')
	if (!nginxProgram || !programOf('wrk')) throw new Error('esta medida precisa do nginx e do wrk')
	const server = await startServer({
		env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'farol-speed-')), SEED_DEMO: 'true', LOG_LEVEL: 'error' },
	})
	const stops: (() => unknown)[] = [() => server.stop()]
	try {
		const url = server.url.replace('localhost', '127.0.0.1')
		const text = await plainArticle(url + ARTICLE)
		const next = await startNext(text)
		stops.push(next.stop)
		const plain = openFolder('plain')
		const nginx = await startNginx(nginxProgram, { upstream: new URL(url).host, pagesDir: openFolder('pages'), plain })
		stops.push(nginx.stop)
		// The first answer is compressed in haste, later ones are not.
		const compressed = await settled(url + ARTICLE)
		mkdirSync(path.join(plain, 'blog'))
		await copyTo(plain, url, ARTICLE)
		const page = asPage(text)
		writeFileSync(path.join(plain, PLAIN), page)
		writeFileSync(path.join(plain, `${PLAIN}.br`), brotliCompressSync(page))
		const floor = await startFloor(compressed)
		stops.push(() => floor.child.kill())

		const measured = await measure(
			[
				{ name: 'Farol', url: url + ARTICLE, pid: server.child.pid! },
				{ name: 'nginx', url: nginx.plainUrl + ARTICLE, pid: nginx.pid },
				{ name: 'node:http', url: floor.url.replace('localhost', '127.0.0.1'), pid: floor.child.pid! },
				{ name: `Next.js ${NEXT}`, url: next.url, pid: next.pid },
			],
			loadByWrk,
		)
		const raw = (await ask(url + ARTICLE)).body
		return [
			...servingFigures(measured),
			{ what: 'HTML do artigo', value: raw.length / 1024, unit: 'KB', goal: { most: 45 } },
			{ what: 'HTML do artigo, brotli', value: compressed.length / 1024, unit: 'KB', goal: { most: 9 } },
			...(await paintFigures(url, { simples: nginx.plainUrl + PLAIN, 'Next.js': next.url })),
		]
	} finally {
		for (const stop of stops.toReversed()) await stop()
	}
}

async function settled(url: string): Promise<Buffer> {
	for (;;) {
		const { headers, body } = await ask(url, { 'accept-encoding': 'br' })
		if (String(headers.etag).includes('hard')) return body
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
}

function servingFigures(measured: Measured[]): Figure[] {
	const [ours, nginx, bare] = measured as [Measured, Measured, Measured]
	const others = (value: (of: Measured) => number, unit: string) =>
		measured
			.slice(1)
			.map((of) => `${of.name} ${said(value(of), unit)}`)
			.join(', ')
	const rate = (of: Measured) => of.requestsPerSecond / nginx.requestsPerSecond
	const cpu = (of: Measured) => of.cpuMicroseconds ?? Number.NaN
	return [
		{
			what: 'artigo do cache, pedidos/s em relação ao nginx',
			value: rate(ours),
			unit: '',
			goal: { least: 0.25 },
			beside: others(rate, ''),
		},
		{
			what: 'CPU por pedido do cache',
			value: cpu(ours),
			unit: 'µs',
			goal: { most: 80 },
			beside: others(cpu, 'µs'),
		},
		{ what: 'CPU em relação ao node:http', value: cpu(ours) / cpu(bare), unit: '', goal: { most: 1.1 } },
		{
			what: 'p99 com 32 conexões',
			value: ours.p99,
			unit: 'ms',
			goal: { most: 5 },
			beside: others(({ p99 }) => p99, 'ms'),
		},
	]
}

/** By Lighthouse's simulated phone, its own slowdown. */
async function paintFigures(url: string, peers: Record<string, string>): Promise<Figure[]> {
	const beside: { lcp: string[]; kilobytes: string[] } = { lcp: [], kilobytes: [] }
	for (const [name, address] of Object.entries(peers)) {
		const { lcp, kilobytes } = await medianOf(address, STANDARD_SLOWDOWN)
		beside.lcp.push(`${name} ${said(lcp, 'ms')}`)
		beside.kilobytes.push(`${name} ${said(kilobytes, 'KB')}`)
	}
	const figures: Figure[] = []
	for (const [name, address] of Object.entries(templates)) {
		const { lcp, score, kilobytes } = await medianOf(url + address, STANDARD_SLOWDOWN)
		const ofArticle = address === ARTICLE
		if (ofArticle) {
			const bytes = { what: 'bytes para ler um artigo', value: kilobytes, unit: 'KB', goal: { most: 50 } }
			figures.push({ ...bytes, beside: beside.kilobytes.join(', ') })
		}
		const paint = { what: `LCP simulado, ${name}`, value: lcp, unit: 'ms', goal: { most: 1_000 } }
		figures.push({ ...paint, ...(ofArticle && { beside: beside.lcp.join(', ') }) })
		figures.push({ what: `Lighthouse, ${name}`, value: score, unit: 'pontos', goal: { least: 100 } })
	}
	return figures
}
