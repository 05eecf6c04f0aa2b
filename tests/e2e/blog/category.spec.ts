import { randomUUID } from 'node:crypto'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, overflowOf, showInterest, test } from '../fixtures.ts'
import { LONG_AGO } from '../insert.ts'

test('a category shows its name, its description and its articles, newest first', async ({ page }) => {
	await page.goto('/blog/categoria/sinistros')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sinistros')
	const days = await page
		.getByRole('article')
		.locator('time')
		.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')!))
	expect(days.length).toBeGreaterThanOrEqual(3)
	expect(days).toEqual(days.toSorted().toReversed())
	await expect(page.getByRole('complementary', { name: 'Mais do blog' })).toBeVisible()
	await expect(page.getByRole('link', { name: 'Fale com um consultor' })).toHaveAttribute('href', '/contact')
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
		'href',
		`${process.env['E2E_URL']}/blog/categoria/sinistros`,
	)
})

test('a badge leads to its category', async ({ page }) => {
	await page.goto('/blog')
	await showInterest(page)
	await page.getByRole('article').getByRole('link', { name: 'Sinistros' }).first().click()
	await expect(page).toHaveURL(/\/blog\/categoria\/sinistros$/)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sinistros')
})

test('an unknown category leads to the blog', async ({ request }) => {
	const answer = await request.get('/blog/categoria/nao-existe', { maxRedirects: 0 })
	expect(answer.status()).toBe(302)
	expect(answer.headers()['location']).toBe('/blog')
})

test('a category without articles says so and leads to all of them; its pages follow as it grows', async ({
	page,
	request,
	sql,
	insert,
}) => {
	const slug = `nova-${randomUUID()}`
	const category = await insert.category({ name: slug, description: 'Uma descrição' })
	try {
		await page.goto(`/blog/categoria/${slug}`)
		await expect(page.getByRole('heading', { name: 'Nenhum artigo encontrado nesta categoria' })).toBeVisible()
		await expect(page).toHaveTitle(`${slug} | Blog`)
		await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Uma descrição')
		expect(await accessibilityFaults(page)).toEqual([])
		await page.getByRole('link', { name: 'Ver todos os artigos' }).click()
		await expect(page).toHaveURL(/\/blog$/)

		for (let number = 1; number <= 13; number++) {
			const publishedAt = new Date(LONG_AGO.getTime() + number * 24 * 60 * 60 * 1000)
			await insert.publishedPost({ title: `Artigo ${number}`, publishedAt, categoryId: category.id })
		}
		await sql(`update blog_categories set meta_title = 'Título próprio', meta_description = 'Outra' where slug = $1`, [
			slug,
		])
		await expect.poll(async () => (await request.get(`/blog/categoria/${slug}`)).text()).toContain('Título próprio')
		await page.goto(`/blog/categoria/${slug}`)
		await expect(page.getByRole('article')).toHaveCount(12)
		await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Artigo 13')
		await page.getByRole('link', { name: 'Página 2' }).click()
		await expect(page).toHaveURL(/\?pagina=2$/)
		await expect(page.getByRole('article')).toHaveCount(1)
		await expect(page).toHaveTitle('Título próprio, página 2')
	} finally {
		await sql('delete from blog_posts where category_id = $1', [category.id])
		await sql('delete from blog_categories where id = $1', [category.id])
	}
})

test('the page never scrolls sideways', async ({ page }) => {
	for (const width of [320, 390, 701, 820, 1024, 1440, 2560]) {
		await page.setViewportSize({ width, height: 900 })
		await page.goto('/blog/categoria/seguro-auto')
		expect(await overflowOf(page), `at ${width} px`).toBe(0)
	}
})

for (const width of [390, 1440]) {
	test(`the category passes the accessibility rules at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 })
		await page.goto('/blog/categoria/seguro-auto')
		expect(await accessibilityFaults(page)).toEqual([])
	})
}
