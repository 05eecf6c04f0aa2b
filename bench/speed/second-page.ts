import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPrerenderingBrowser } from '../../tests/e2e/prerendering-browser.ts'
import { startServer } from '../../tests/server-process.ts'
import type { Figure } from '../figures.ts'

const RUNS = 5
/** What a visitor's pointer rests on a link before it presses. */
const REST_MS = 400
const LINK = 'main article a[href^="/blog/"]'
/** Whether it lay ready, and how long after taking the place of the page before it was seen. */
const ARRIVAL = `(() => {
	const [{ activationStart = 0 }] = performance.getEntriesByType('navigation')
	const [paint] = performance.getEntriesByName('first-contentful-paint')
	return paint && { ready: activationStart > 0, painted: Math.max(0, paint.startTime - activationStart) }
})()`

type Arrival = { ready: boolean; painted: number }

/** Whether the second page of a visit lies ready when its link is pressed. */
export async function measureSecondPage(): Promise<Figure[]> {
	const server = await startServer({
		env: { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'farol-second-')), SEED_DEMO: 'true', LOG_LEVEL: 'error' },
	})
	try {
		const arrivals: Arrival[] = []
		for (let run = 0; run < RUNS; run++) arrivals.push(await once(server.url))
		const painted = arrivals.map((arrival) => Math.round(arrival.painted)).join(', ')
		const ready = arrivals.filter((arrival) => arrival.ready).length
		const what = 'segunda página da visita, pronta ao ser pedida'
		return [{ what, value: ready, unit: `de ${RUNS}`, goal: { least: RUNS }, beside: `pintada ${painted} ms depois` }]
	} finally {
		await server.stop()
	}
}

async function once(site: string): Promise<Arrival> {
	const browser = await startPrerenderingBrowser()
	try {
		await browser.goto(`${site}/blog`)
		await answer(() =>
			browser.evaluate<boolean>(`!!document.querySelector('${LINK}') && document.readyState === 'complete'`),
		)
		await browser.hover(LINK)
		await new Promise((resolve) => setTimeout(resolve, REST_MS))
		await browser.click(LINK)
		await answer(() => browser.evaluate<boolean>(`location.pathname.startsWith('/blog/')`))
		return await answer(() => browser.evaluate<Arrival | undefined>(ARRIVAL))
	} finally {
		await browser.close()
	}
}

/** While one page takes the place of the other, neither answers. */
async function answer<Value>(ask: () => Promise<Value>): Promise<NonNullable<Value>> {
	for (let turn = 0; turn < 200; turn++) {
		const value = await ask().catch(() => undefined)
		if (value) return value
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
	throw new Error('a página não veio')
}
