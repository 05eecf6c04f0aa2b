import type { Page } from '@playwright/test'
import { expect, showInterest, test } from '../fixtures.ts'

/** Keeps the list's answers back until they are released. */
async function holdAnswers(page: Page): Promise<() => void> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>()
	await page.route('**/blog.data?*', async (route) => {
		await released
		await route.continue()
	})
	return release
}

test('the list shows cards with category, reading time, tags and date', async ({ page }) => {
	await page.goto('/blog')
	const card = page.getByRole('article').filter({ hasText: 'Bati o carro' })
	await expect(card.getByRole('link', { name: 'Sinistros' })).toHaveAttribute('href', '/blog/categoria/sinistros')
	await expect(card.getByText(/^\d+ min de leitura$/)).toBeVisible()
	await expect(card.getByText('+2')).toBeVisible()
	await expect(card.getByRole('link', { name: /Ler artigo/ })).toHaveAttribute(
		'href',
		'/blog/bati-o-carro-primeiras-24-horas',
	)
	await expect(card.locator('time')).toHaveText(/^\d{1,2} de [a-zç]{3}\.$/)
})

test('covers are drawn by the site and keep their place while they load', async ({ page }) => {
	await page.goto('/blog')
	const cover = page.getByRole('article').first().locator('img')
	await expect(cover).toHaveAttribute('src', '/media/covers/lead/sinistro/bati-o-carro-primeiras-24-horas.svg')
	await expect(cover).toHaveAttribute('width', '960')
	await expect(cover).toHaveAttribute('alt', /^$|farol/)
	await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
})

test('searching ignores accents, can be cleared, and says when nothing is found', async ({ page }) => {
	await page.goto('/blog')
	await showInterest(page)
	const box = page.getByRole('searchbox', { name: 'Buscar artigos' })
	await box.fill('INDENIZACAO')
	await page.getByRole('button', { name: 'Buscar', exact: true }).click()
	await expect(page).toHaveURL(/q=INDENIZACAO/)
	await expect(page.getByRole('article').filter({ hasText: 'Prazo da indenização' })).toBeVisible()
	await box.fill('zzzz')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { name: 'Nenhum artigo encontrado' })).toBeVisible()
	await expect(box).toBeFocused()
	await expect(page.getByText('Tente uma busca diferente')).toBeVisible()
	await page.getByRole('button', { name: 'Limpar busca' }).click()
	await expect(page.getByRole('article')).toHaveCount(12)
	await expect(box).toHaveValue('')
})

test('what is typed while an answer is on its way stays, and what is left by the way back is shown again', async ({
	page,
}) => {
	await page.goto('/blog')
	await showInterest(page)
	const release = await holdAnswers(page)
	const box = page.getByRole('searchbox', { name: 'Buscar artigos' })
	await box.fill('indenização')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('article')).toHaveCount(0)
	await box.fill('viagem')
	release()
	await expect(page).toHaveURL(/q=indeniza/)
	await expect(page.getByRole('article').first()).toBeVisible()
	await expect(box).toHaveValue('viagem')

	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/q=viagem/)
	await page.goBack()
	await expect(page).toHaveURL(/q=indeniza/)
	await expect(box).toHaveValue('indenização')
})

test('an unknown category says so and offers the way back', async ({ page }) => {
	await page.goto('/blog?categoria=nao-existe')
	await expect(page.getByText('Não há artigos nesta categoria ainda')).toBeVisible()
	await page.getByRole('button', { name: 'Limpar filtros' }).click()
	await expect(page.getByRole('article')).toHaveCount(12)
})

test('a suggestion searches, and skeletons stand in while the answer is slow', async ({ page }) => {
	await page.goto('/blog')
	await showInterest(page)
	const release = await holdAnswers(page)
	await page.getByRole('link', { name: 'sinistro', exact: true }).click()
	await expect(page.getByRole('article')).toHaveCount(0)
	release()
	await expect(page).toHaveURL(/q=sinistro/)
	await expect(page.getByRole('article').first()).toBeVisible()
})

test('every page of the list can be reached, and each article stands on one of them', async ({ page }) => {
	await page.goto('/blog')
	const first = await page.getByRole('article').getByRole('heading').allTextContents()
	await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 2' }).click()
	await expect(page).toHaveURL(/pagina=2/)
	await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first[0]!)
	const second = await page.getByRole('article').getByRole('heading').allTextContents()
	expect(second.filter((title) => first.includes(title))).toEqual([])
})

test('an article without a picture has a cover that carries the brand, on its card and on its page', async ({
	page,
}) => {
	await page.goto('/blog')
	const card = page.getByRole('article').first()
	await expect(card.getByText('Farol do Sul Seguros')).toBeVisible()
	await card.getByRole('link', { name: 'Ler artigo' }).click()
	await expect(page.getByRole('main').locator('figure').first().getByText('Farol do Sul Seguros')).toBeVisible()
})

test('the first page leaves no hole in its last row', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 })
	await page.goto('/blog')
	const cards = page.locator('main article')
	const [lead, last] = [(await cards.first().boundingBox())!, (await cards.last().boundingBox())!]
	expect((await cards.count()) % 2).toBe(0)
	expect(last.x + last.width).toBeCloseTo(lead.x + lead.width, 0)
})

test('the box forgives a typing mistake and says what it looked for', async ({ page }) => {
	await page.goto('/blog?q=franqia')
	await expect(
		page.getByText('Nenhum título, resumo ou tag tem “franqia”. Mostrando artigos com franquia.'),
	).toBeVisible()
	await expect(page.locator('main article').first()).toBeVisible()
})
