import { type Browser, chromium, type Request } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../../free-port.ts'
import { laidOut } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'

// Performance is a matter of the machine and lives in `npm run bench`. What does not depend on it is checked here.

/** A page of each kind with the KB of its document, as compressed for the first who asks, and of its style sheet. */
const pages = {
	'/': { document: 15, stylesheet: 8.3 },
	'/seguros/auto': { document: 14, stylesheet: 8.3 },
	'/contact': { document: 11, stylesheet: 14 },
	'/blog': { document: 14, stylesheet: 8.3 },
	'/blog/bati-o-carro-primeiras-24-horas': { document: 14, stylesheet: 8.3 },
}

/** What a visitor downloads besides before the first interaction, compressed. */
const BUDGET_KB = { font: 24, script: 0 }

test.describe.configure({ mode: 'serial' })

let port: number
let measuring: Browser

test.beforeAll(async () => {
	port = await freePort()
	measuring = await chromium.launch({
		executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
		args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-quic', '--disable-background-networking'],
	})
})

test.afterAll(async () => {
	await measuring.close()
})

for (const [path, own] of Object.entries(pages)) {
	test(`${path} is complete for people, browsers and search engines, and small`, async () => {
		const result = await lighthouse(process.env['E2E_URL'] + path, {
			port,
			onlyCategories: ['accessibility', 'best-practices', 'seo'],
			disableFullPageScreenshot: true,
			logLevel: 'error',
		})
		const { categories, audits } = result!.lhr
		const failed = Object.values(audits)
			.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
			.map(({ id }) => id)
		const scores = Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score]))
		expect(scores, failed.join(', ')).toEqual({ accessibility: 1, 'best-practices': 1, seo: 1 })
	})

	test(`${path} stays within its budget`, async ({ page }) => {
		const finished: Request[] = []
		page.on('requestfinished', (request) => finished.push(request))
		await page.goto(path)
		await laidOut(page)
		const sizes: Record<string, number> = {}
		for (const request of finished) {
			const { responseBodySize } = await request.sizes()
			sizes[request.resourceType()] = (sizes[request.resourceType()] ?? 0) + responseBodySize / 1024
		}
		for (const [type, budget] of Object.entries({ ...own, ...BUDGET_KB })) {
			expect(sizes[type] ?? 0, `${type} of ${path}, in KB`).toBeLessThanOrEqual(budget)
		}
	})
}
