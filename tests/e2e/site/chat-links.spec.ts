import { expect, showInterest, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { startPrerenderingBrowser } from '../prerendering-browser.ts'

test('where a conversion function exists it is called first, before React and after it', async ({ page, context }) => {
	await page.addInitScript(() => {
		const calls: string[] = []
		Object.assign(window, { calls, gtag_report_conversion: (url: string) => calls.push(url) })
	})
	await page.goto('/')
	const calls = () => page.evaluate(() => (window as unknown as { calls: string[] }).calls)
	const quote = page.getByRole('link', { name: 'Solicitar Cotação' }).first()
	const href = await quote.getAttribute('href')
	await quote.evaluate((link: HTMLElement) => link.click())
	expect(await calls()).toEqual([href])
	await showInterest(page)
	await quote.click()
	expect(await calls()).toEqual([href, href])
	expect(context.pages()).toHaveLength(1)
})

test('without it the link opens in a new window that cannot reach back', async ({ page, context }) => {
	await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
	await page.goto('/')
	const popup = context.waitForEvent('page')
	await page.getByRole('link', { name: 'Solicitar Cotação' }).first().click()
	const chat = await popup
	expect(chat.url()).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
	expect(await chat.evaluate(() => window.opener)).toBeNull()
})

test.describe('with ad measurement configured', () => {
	test.describe.configure({ mode: 'serial' })
	let server: Awaited<ReturnType<typeof startOwnServer>>

	test.beforeAll(async () => {
		server = await startOwnServer({ env: { GOOGLE_ADS_ID: 'AW-123456789', GOOGLE_ADS_CONVERSION: 'abcDEF' } })
	})
	test.afterAll(async () => {
		await server.stop()
	})

	test('nothing foreign is loaded before consent, nor after a refusal', async ({ page, context }) => {
		const foreign: string[] = []
		context.on('request', (request) => {
			if (!request.url().startsWith(server.url)) foreign.push(request.url())
		})
		await page.goto(server.url)
		const question = page.getByRole('region', { name: 'Privacidade' })
		await expect(question).toBeVisible()
		const [refuse, accept] = await Promise.all(
			['Recusar', 'Aceitar'].map((name) => question.getByRole('button', { name }).boundingBox()),
		)
		expect(refuse!.height).toBe(accept!.height)
		await question.getByRole('button', { name: 'Recusar' }).click()
		await expect(question).toBeHidden()
		await page.reload()
		await expect(question).toBeHidden()
		expect(foreign).toEqual([])
	})

	test('a page made ready asks and loads nothing until it is seen, and then heeds the answer of another', async () => {
		const browser = await startPrerenderingBrowser()
		const tags = () => browser.asked().filter(({ path }) => path === '/gtag/js')
		try {
			await browser.goto(`${server.url}/blog`)
			await expect.poll(() => browser.evaluate('document.querySelector("[data-consent]")?.hidden')).toBe(false)
			await expect.poll(() => browser.candidates().length).toBeGreaterThan(0)
			await browser.hover('main h2 a')
			await expect.poll(() => browser.ready()).toHaveLength(1)
			// It may be shown from its first bytes on.
			await expect.poll(() => browser.evaluate('document.readyState', 'prerender')).toBe('complete')
			const asleep = '[document.prerendering, typeof gtag, document.querySelector("[data-consent]").hidden].join()'
			expect(await browser.evaluate(asleep, 'prerender')).toBe('true,undefined,true')

			await browser.evaluate('document.cookie = "consent=granted; path=/"')
			expect(tags()).toEqual([])
			await browser.click('main h2 a')
			// A page that is asked something meanwhile may stay where it is.
			await expect.poll(() => browser.shown()).toHaveLength(1)
			const seen = '[location.pathname !== "/blog", typeof gtag].join()'
			await expect.poll(() => browser.evaluate(seen).catch(() => undefined)).toBe('true,function')
			await expect.poll(tags).toHaveLength(1)
			expect(await browser.evaluate('document.querySelector("[data-consent]").hidden')).toBe(true)
		} finally {
			await browser.close()
		}
	})

	test('after consent the tag loads, chat links are counted, and the choice can be taken back', async ({
		page,
		context,
	}) => {
		await context.route('https://www.googletagmanager.com/**', (route) =>
			route.fulfill({ contentType: 'text/javascript', body: 'window.tagLoaded = true' }),
		)
		await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
		await page.goto(server.url)
		await page.getByRole('button', { name: 'Aceitar' }).click()
		await page.waitForFunction(() => 'tagLoaded' in window)
		const popup = context.waitForEvent('page')
		await page.getByRole('link', { name: 'Solicitar Cotação' }).first().click()
		expect((await popup).url()).toContain('https://wa.me/')
		const events = await page.evaluate(() =>
			JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer.map((entry) => [...(entry as [])])),
		)
		expect(events).toContain('AW-123456789/abcDEF')

		await page.reload()
		await page.waitForFunction(() => 'tagLoaded' in window)
		await page.getByRole('button', { name: 'Preferências de cookies' }).click()
		await page.getByRole('button', { name: 'Recusar' }).click()
		await page.waitForFunction(() => !('tagLoaded' in window))
	})
})
