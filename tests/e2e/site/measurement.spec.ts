import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, showInterest, test } from '../fixtures.ts'

/** What a visitor's own browser says. A driven one says that it is driven, and is not counted. */
const visitor = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

async function visit(browser: Browser, options: { doNotTrack?: boolean } = {}): Promise<Page> {
	const context = await browser.newContext({ userAgent: visitor, baseURL: process.env['E2E_URL']! })
	await context.addInitScript((wish) => {
		Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
		if (wish) Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })
	}, options.doNotTrack)
	return context.newPage()
}

/** By kind, what was told with this campaign. */
function told(page: Page): { kind: string; page: string }[] {
	const events: { kind: string; page: string }[] = []
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === '/api/count') events.push(JSON.parse(request.postData()!))
	})
	return events
}

test('what is done on a page is counted by page, campaign and day, and by nothing else', async ({ browser, sql }) => {
	const campaign = `campanha-${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`
	const page = await visit(browser)
	await page.goto(`/seguros/auto?utm_campaign=${campaign}&utm_medium=boletim`)
	await page.getByLabel('CEP').first().fill('95560')
	await page.evaluate(() => {
		// As React does with a click that comes while it hydrates the page.
		document.addEventListener('click', (event) => event.stopPropagation())
		const link = document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]')!
		link.addEventListener('click', (event) => event.preventDefault())
		link.click()
	})
	const counted = async () => {
		const rows = await sql('select kind, count, page, medium from page_counts where campaign = $1 order by kind', [
			campaign,
		])
		return rows.map(({ kind, count, page: path, medium }) => `${kind} ${count} ${path} ${medium}`)
	}
	await expect
		.poll(counted)
		.toEqual(['chat 1 /seguros/auto boletim', 'form 1 /seguros/auto boletim', 'view 1 /seguros/auto boletim'])
	expect(await page.context().cookies()).toEqual([])
	expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
	await page.context().close()
})

test('a page that React opens by itself is told too', async ({ browser }) => {
	const page = await visit(browser)
	const events = told(page)
	await page.goto('/blog')
	const category = (await page.locator('main a[href^="/blog/categoria/"]').first().getAttribute('href'))!
	await page.goto(category)
	await showInterest(page)
	await page.getByRole('link', { name: 'sinistro', exact: true }).click()
	await expect(page).toHaveURL(/q=sinistro/)
	await expect
		.poll(() => events.map(({ kind, page: of }) => `${kind} ${of}`))
		.toEqual(['view /blog', `view ${category}`, 'view /blog'])
	await page.context().close()
})

test('who asks not to be measured, and a driven browser, tell nothing', async ({ browser, page }) => {
	const silent = await visit(browser, { doNotTrack: true })
	for (const one of [silent, page]) {
		const events = told(one)
		await one.goto('/seguros/auto')
		await one.getByLabel('CEP').first().fill('95560')
		expect(events).toEqual([])
	}
	await silent.context().close()
})
