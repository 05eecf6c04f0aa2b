import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, overflowOf, shiftOf, showInterest, test } from '../fixtures.ts'

const pages = [
	'/',
	'/seguros/auto',
	'/seguros/responsabilidade-civil-profissional',
	'/seguros/saude',
	'/contact',
	'/politica-de-privacidade',
	'/transparencia',
	'/acessibilidade',
	'/seus-dados',
	'/blog',
	'/blog?q=nadaparecidocomisto',
	'/blog/busca?q=seguro',
	'/pagina-que-nao-existe',
]
const otherWidths = [320, 701, 820, 1024, 2560]

test('a font that comes after the first paint moves nothing', async ({ page }) => {
	await page.route('**/*.woff2', async (route) => {
		await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
		await route.continue()
	})
	for (const path of ['/', '/seguros/auto', '/blog', '/blog/vendaval-no-litoral-seguro-residencial']) {
		for (const width of [320, 701, 1440]) {
			await page.setViewportSize({ width, height: 900 })
			await page.goto(path)
			expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.status))).toBe('loaded')
			expect(await shiftOf(page), `${path} at ${width} px`).toBe(0)
		}
	}
})

for (const path of pages) {
	test(`${path} never shifts, never scrolls sideways and passes the accessibility rules`, async ({
		page,
		complaints,
	}) => {
		await page.setViewportSize({ width: 390, height: 900 })
		await page.goto(path)
		await expectNoOverflow(page, 390)
		expect(await shiftOf(page)).toBe(0)
		expect(await accessibilityFaults(page)).toEqual([])
		for (const width of otherWidths) {
			await page.setViewportSize({ width, height: 900 })
			await expectNoOverflow(page, width)
		}
		await page.setViewportSize({ width: 1440, height: 900 })
		await expectNoOverflow(page, 1440)
		expect(await accessibilityFaults(page)).toEqual([])
		complaints.splice(0, complaints.length, ...complaints.filter((text) => !/404|Página não encontrada/.test(text)))
	})
}

async function expectNoOverflow(page: Page, width: number): Promise<void> {
	expect(await overflowOf(page), `at ${width} px`).toBe(0)
}

test('the home page opens with the promise, the quote and the figures', async ({ page }) => {
	await page.goto('/')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proteção que se vê de longe.')
	const quote = page.getByRole('link', { name: 'Solicitar Cotação' })
	await expect(quote).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.+/)
	await expect(quote).toHaveAttribute('rel', /noopener/)
	for (const figure of ['14+', '1500+', '40+', '5.0'])
		await expect(page.getByText(figure, { exact: true }).first()).toBeVisible()
	await expect(page.getByText('Registro SUSEP nº')).toBeVisible()
})

test('past 50 px the header becomes a compact bar and its action turns amber', async ({ page }) => {
	await page.goto('/')
	const action = page.getByRole('banner').getByRole('link', { name: 'Cotação Online' })
	const colour = () => action.evaluate((element) => getComputedStyle(element).backgroundColor)
	expect(await colour()).toBe('rgb(10, 32, 54)')
	await page.evaluate(() => window.scrollTo(0, 400))
	await expect.poll(colour).toBe('rgb(255, 186, 61)')
})

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

	test('the menu opens, leads on and closes', async ({ page }) => {
		await page.goto('/')
		await page.getByRole('button', { name: 'Abrir menu' }).tap()
		const menu = page.getByRole('navigation', { name: 'Menu' })
		await menu.getByRole('link', { name: 'Blog' }).tap()
		await expect(page).toHaveURL(/\/blog$/)
		await expect(menu).toBeHidden()
	})
})

test('another page opens at its top, wherever the last one was left', async ({ page }) => {
	await page.goto('/')
	await showInterest(page)
	await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }))
	await page
		.getByRole('link', { name: /Seguro Residencial/ })
		.first()
		.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seguro Residencial')
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a path that does not exist is told to the console once React is there', async ({ page, complaints }) => {
	await page.goto('/um/caminho/errado')
	await showInterest(page)
	await expect.poll(() => complaints.join('\n')).toContain('Página não encontrada: /um/caminho/errado')
	complaints.splice(0)
})

test('every page says who it is to search engines and social networks', async ({ page, request }) => {
	const descriptions = new Set<string>()
	const addresses = [
		'/',
		'/contact',
		'/blog',
		'/politica-de-privacidade',
		'/seguros/auto',
		'/seguros/vida',
		'/servicos/previdencia',
	]
	for (const address of addresses) {
		await page.goto(address)
		const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name)
		expect(await attribute('link[rel=canonical]', 'href')).toBe(process.env['E2E_URL'] + address)
		expect(await attribute('meta[property="og:url"]', 'content')).toBe(process.env['E2E_URL'] + address)
		descriptions.add((await attribute('meta[name=description]', 'content'))!)
		const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
			'@graph': object[]
		}
		expect(graph['@graph'].length).toBeGreaterThan(0)
		const picture = await request.get((await attribute('meta[property="og:image"]', 'content'))!)
		expect(picture.headers()['content-type']).toBe('image/png')
		// Width and height stand at fixed places of a PNG's header.
		const bytes = await picture.body()
		expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
	}
	expect(descriptions.size).toBe(addresses.length)
})

test('the attempted path is noted at once, before any interaction', async ({ page, complaints }) => {
	const noted = page.waitForEvent('console', (message) => message.text().includes('/pagina-que-nao-existe'))
	await page.goto('/pagina-que-nao-existe')
	await noted
	complaints.splice(0)
})

test('the error page says what the specification says and leads home', async ({ page, complaints }) => {
	const response = await page.goto('/pagina-que-nao-existe')
	expect(response!.status()).toBe(404)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
	await expect(page).toHaveTitle(/Página não encontrada/)
	await page.getByRole('link', { name: 'Return to Home' }).click()
	await expect(page).toHaveURL(/\/$/)
	complaints.splice(0)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

	test('the blog is complete: cards, search, pages and menu', async ({ page }) => {
		await page.goto('/blog')
		await expect(page.getByRole('article')).toHaveCount(12)
		await page.getByRole('searchbox').fill('franquia')
		await page.getByRole('button', { name: 'Buscar', exact: true }).click()
		await expect(page).toHaveURL(/q=franquia/)
		await expect(page.getByRole('heading', { name: /Franquia/ }).first()).toBeVisible()
		await page.goto('/blog')
		await page.getByRole('link', { name: 'Próxima' }).click()
		await expect(page).toHaveURL(/pagina=2/)
		await page.getByRole('button', { name: 'Abrir menu' }).click()
		await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Início' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proteção que se vê de longe.')
	})
})
