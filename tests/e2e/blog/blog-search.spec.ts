import { expect, showInterest, test } from '../fixtures.ts'

test('the search reads whole articles, ranks them and marks what it found', async ({ page }) => {
	await page.goto('/blog/busca?q=franquias')
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
	const hits = page.getByRole('region', { name: 'Resultados da busca' }).getByRole('article')
	await expect(hits.first().getByRole('heading')).toContainText('ranquia')
	await expect(hits.first().locator('mark').first()).toBeVisible()
	await expect(page.getByRole('status').first()).toContainText('artigos para franquias')
	await hits.first().getByRole('heading').getByRole('link').click()
	await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
})

test('a typing mistake is forgiven, and said', async ({ page }) => {
	await page.goto('/blog/busca?q=franqia')
	await expect(page.getByText('Nenhum artigo fala de “franqia”. Mostrando resultados para franquia.')).toBeVisible()
	await expect(page.getByRole('region', { name: 'Resultados da busca' }).getByRole('article').first()).toBeVisible()
})

test('nothing found is said with the words of the list, and an empty search is the list', async ({ page }) => {
	await page.goto('/blog/busca?q=xyzzyplugh')
	await expect(page.getByText('Nenhum artigo encontrado')).toBeVisible()
	await expect(page.getByText('Tente uma busca diferente')).toBeVisible()
	await page.getByRole('button', { name: 'Limpar filtros' }).click()
	await expect(page).toHaveURL(/\/blog$/)
	await page.goto('/blog/busca')
	await expect(page).toHaveURL(/\/blog$/)
})

test('the list leads to the full search, which answers in place', async ({ page }) => {
	await page.goto('/blog?q=vendaval')
	await showInterest(page)
	await page.getByRole('link', { name: 'Buscar no texto completo' }).click()
	await expect(page).toHaveURL(/\/blog\/busca\?q=vendaval$/)
	// The address changes a moment before the page does, and the list has a search box too.
	await expect(page.getByRole('heading', { name: 'Busca no blog' })).toBeVisible()
	await page.getByRole('searchbox').fill('bagagem')
	await page.getByRole('button', { name: 'Buscar', exact: true }).click()
	await expect(page).toHaveURL(/\/blog\/busca\?q=bagagem$/)
	await expect(page.getByRole('status').first()).toContainText('para bagagem')
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the search is complete', async ({ page }) => {
		await page.goto('/blog/busca?q=sinistro')
		await page.getByRole('searchbox').fill('beneficiário')
		await page.getByRole('button', { name: 'Buscar', exact: true }).click()
		await expect(page).toHaveURL(/\/blog\/busca\?q=benefici%C3%A1rio$/)
		await expect(page.locator('mark').first()).toBeVisible()
	})
})

test('drafts and markup stay out of the results', async ({ page, sql, insert }) => {
	await insert.post({ title: 'Zarabatana secreta', slug: 'zarabatana-rascunho' })
	await insert.publishedPost({ title: 'Zarabatana <img src=x onerror=alert(1)>', slug: 'zarabatana' })
	await page.goto('/blog/busca?q=zarabatana')
	await expect(page.getByRole('heading', { name: 'Zarabatana <img src=x onerror=alert(1)>' })).toBeVisible()
	await expect(page.getByText('secreta')).toHaveCount(0)
	await sql(`delete from blog_posts where slug like 'zarabatana%'`)
})
