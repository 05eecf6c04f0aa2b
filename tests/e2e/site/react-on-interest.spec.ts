import type { Page } from '@playwright/test'
import { laidOut } from '../accessibility.ts'
import { expect, hydrated, moveMouse, showInterest, test } from '../fixtures.ts'

/** The files of script that were fetched so far, and whether React was sent for. */
async function scriptBytes(page: Page) {
	return page.evaluate(() => {
		const files = performance
			.getEntriesByType('resource')
			.filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
			.filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
		return {
			files: files.length,
			fileBytes: files.reduce((sum, entry) => sum + entry.decodedBodySize, 0),
			wanted: performance.getEntriesByName('interest').length,
		}
	})
}

/** The inline scripts of a page that run as it loads, as the server sent them. */
function inlineBytes(html: string): number {
	const running = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
		([, attributes = '']) => !/type="(text\/later|speculationrules|application\/[^"]*)"/.test(attributes),
	)
	return running.reduce((sum, [, , text = '']) => sum + Buffer.byteLength(text), 0)
}

for (const path of ['/', '/blog', '/blog?pagina=2']) {
	test(`${path} loads at most 5 KB of script before the visitor's first interaction, and React after it`, async ({
		page,
	}) => {
		const response = await page.goto(path)
		const inline = inlineBytes(await response!.text())
		await laidOut(page)
		const before = await scriptBytes(page)
		expect(before).toEqual({ files: 0, fileBytes: 0, wanted: 0 })
		expect(inline).toBeGreaterThan(0)
		expect(inline).toBeLessThanOrEqual(5 * 1024)

		await showInterest(page)
		const after = await scriptBytes(page)
		expect(after.files).toBeGreaterThan(3)
		expect(after.fileBytes).toBeGreaterThan(100_000)
	})
}

const signs: Record<string, (page: Page) => Promise<void>> = {
	'a wheel turn': (page) => page.mouse.wheel(0, 100),
	'a key': (page) => page.keyboard.press('Tab'),
	'a tap': (page) => page.touchscreen.tap(200, 300),
	'a mouse that moves': moveMouse,
}

for (const [name, sign] of Object.entries(signs)) {
	test(`${name} brings React`, async ({ browser }) => {
		const context = await browser.newContext({ hasTouch: true, baseURL: process.env['E2E_URL']! })
		const page = await context.newPage()
		await page.goto('/')
		await sign(page)
		await hydrated(page)
		await context.close()
	})
}

test('a mouse that rests where the page appears is no sign of interest', async ({ page }) => {
	await page.goto('/')
	await page.mouse.move(0, 0)
	await laidOut(page)
	expect(await scriptBytes(page)).toEqual({ files: 0, fileBytes: 0, wanted: 0 })
})

test('arriving at an anchor or reloading further down is no sign of interest', async ({ page }) => {
	await page.goto('/blog#conteudo')
	await page.evaluate(() => window.scrollTo(0, 1500))
	await page.reload()
	await laidOut(page)
	expect(await scriptBytes(page)).toEqual({ files: 0, fileBytes: 0, wanted: 0 })
})

test('once React is there, other pages are opened by the browser, and a search by React', async ({ page }) => {
	const sameDocument = () => page.evaluate(() => 'sameDocument' in window)
	await page.goto('/')
	await showInterest(page)
	await page.evaluate(() => Object.assign(window, { sameDocument: true }))
	await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Seguro explicado/)
	expect(await sameDocument()).toBe(false)
	await expect(page).toHaveTitle(/^Blog \|/)
	await showInterest(page)
	await page.evaluate(() => Object.assign(window, { sameDocument: true }))
	await page.getByRole('link', { name: 'sinistro', exact: true }).click()
	await expect(page).toHaveURL(/q=sinistro/)
	expect(await sameDocument()).toBe(true)
	await page.goBack()
	await page.goBack()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proteção que se vê de longe.')
})

test('a link to a place in the page one is on moves there, again and again', async ({ page }) => {
	await page.goto('/')
	await showInterest(page)
	await page.evaluate(() => Object.assign(window, { sameDocument: true }))
	const places = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
	for (const name of ['Serviços', 'Sobre', 'Serviços']) {
		const link = places.filter({ hasText: name }).first()
		const hash = decodeURIComponent(new URL((await link.getAttribute('href'))!, 'http://x').hash).slice(1)
		await link.click()
		await expect(page.locator(`[id="${hash}"]`)).toBeInViewport()
	}
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('text typed before React arrives is kept', async ({ page }) => {
	await page.route('**/assets/*.js', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 300))
		await route.continue()
	})
	await page.goto('/blog')
	const box = page.getByRole('searchbox', { name: 'Buscar artigos' })
	await box.pressSequentially('franquia')
	await hydrated(page)
	await expect(box).toHaveValue('franquia')
	await page.getByRole('button', { name: 'Buscar', exact: true }).click()
	await expect(page).toHaveURL(/q=franquia/)
	await expect(box).toHaveValue('franquia')
})

test('a foreign inline script is blocked by the policy', async ({ page, complaints }) => {
	await page.goto('/')
	const ran = await page.evaluate(() => {
		const script = document.createElement('script')
		script.textContent = 'window.foreign = true'
		document.body.append(script)
		return 'foreign' in window
	})
	expect(ran).toBe(false)
	expect(complaints.splice(0).join()).toContain('Content Security Policy')
})

for (const woken of [false, true]) {
	test(`a page that is come back to stands where it was left, woken before: ${woken}`, async ({ page }) => {
		const place = () => page.evaluate(() => scrollY)
		await page.goto('/blog/bati-o-carro-primeiras-24-horas')
		if (woken) await showInterest(page)
		// What is laid out above the place while one stands there changes its number, though not what is seen.
		await laidOut(page)
		await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
		await page.evaluate(() => location.assign('/contact'))
		await expect(page).toHaveURL('/contact')
		expect(await place()).toBe(0)
		await page.goBack()
		await expect.poll(place).toBe(1200)
		await page.reload()
		await expect.poll(place).toBe(1200)

		// Nor does waking take one back to it.
		await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
		await showInterest(page)
		expect(await place()).toBe(600)
	})
}
