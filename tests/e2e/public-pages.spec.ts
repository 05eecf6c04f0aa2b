import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

const pages = ['/', '/blog', '/blog?q=nadaparecidocomisto', '/pagina-que-nao-existe']
const widths = [320, 390, 701, 820, 1024, 1440, 2560]

for (const path of pages) {
	test(`${path} never scrolls sideways and never shifts`, async ({ page, complaints }) => {
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 })
			await page.goto(path)
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			)
			expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
		}
		const shift = await page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					let total = 0
					new PerformanceObserver((list) => {
						for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value
					}).observe({ type: 'layout-shift', buffered: true })
					setTimeout(() => resolve(total), 200)
				}),
		)
		expect(shift).toBe(0)
		complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
	})

	for (const width of [390, 1440]) {
		test(`${path} passes the accessibility rules at ${width} px`, async ({ page, complaints }) => {
			await page.setViewportSize({ width, height: 900 })
			await page.goto(path)
			const { violations } = await new AxeBuilder({ page }).analyze()
			expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
			complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
		})
	}
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
