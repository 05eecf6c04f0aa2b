import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, open, overflowOf, ownAddress, test } from '../fixtures.ts'

const ownWord = () => `x${randomUUID().slice(0, 8)}`

const row = (page: Page, name: string) =>
	page.getByRole('list', { name: 'Categorias' }).getByRole('listitem').filter({ hasText: name })

test('a category is created and changed, and readers see it at once', async ({
	page,
	sql,
	signIn,
	request,
	complaints,
	insert,
}) => {
	const word = ownWord()
	await signIn(page)
	await open(page, '/admin/categorias')
	await page.getByRole('link', { name: 'Nova categoria' }).click()
	await page.getByLabel('Nome').fill(`Seguro ${word}`)
	await expect(page.getByText(`A página fica em /blog/categoria/seguro-${word}`)).toBeVisible()
	await page.getByLabel('Meta título').fill('a'.repeat(61))
	await expect(page.getByText('61/60')).toBeVisible()
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByText('O meta título tem no máximo 60 caracteres')).toBeVisible()
	await expect(page.getByLabel('Meta título')).toBeFocused()
	await expect(page.getByLabel('Nome')).toHaveValue(`Seguro ${word}`)
	await page.getByLabel('Meta título').fill(`Tudo sobre ${word}`)
	await expect(page.getByText('O meta título tem no máximo 60 caracteres')).toBeHidden()
	await page.evaluate(() => Object.assign(window, { samePage: true }))
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByText('Categoria criada')).toBeVisible()
	await expect(row(page, word)).toContainText('0 publicados')
	// The notice came with a redirect that loads no new page.
	expect(await page.evaluate(() => 'samePage' in window)).toBe(true)

	const [stored] = await sql(`select id from blog_categories where slug = $1`, [`seguro-${word}`])
	await insert.publishedPost({ title: `Artigo ${word}`, categoryId: stored!['id']! })
	const publicPage = `/blog/categoria/seguro-${word}`
	expect(await (await request.get(publicPage)).text()).toContain(`Tudo sobre ${word}`)
	await row(page, word).getByRole('link', { name: 'Editar' }).click()
	await page.getByLabel('Endereço').fill('seguro-auto')
	await expect(page.getByText(`/blog/categoria/seguro-${word}, deixa de existir`)).toBeVisible()
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByText('Outra categoria já usa este endereço.')).toBeVisible()
	await page.getByLabel('Endereço').fill(`seguro-${word}`)
	await page.getByLabel('Meta título').fill(`Novidades de ${word}`)
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByText('Categoria salva')).toBeVisible()
	expect(await (await request.get(publicPage)).text()).toContain(`Novidades de ${word}`)
	// One form was refused by the server, and the browser says so.
	expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
	await sql(`delete from blog_posts where title = $1`, [`Artigo ${word}`])
	await sql(`delete from blog_categories where slug = $1`, [`seguro-${word}`])
})

test('without JavaScript too what is refused is told at its field, and a notice follows what was saved', async ({
	browser,
	sql,
	signIn,
	baseURL,
}) => {
	const word = ownWord()
	const context = await browser.newContext({
		extraHTTPHeaders: ownAddress(),
		javaScriptEnabled: false,
		baseURL: baseURL!,
	})
	const page = await context.newPage()
	await signIn(page)
	await page.goto('/admin/categorias/nova')
	await page.getByLabel('Nome').fill(`Sem ${word}`)
	await page.getByLabel('Meta título').fill('a'.repeat(61))
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByLabel('Meta título')).toHaveAccessibleDescription(/O meta título tem no máximo 60 caracteres/)
	await expect(page.getByLabel('Nome')).toHaveValue(`Sem ${word}`)
	await page.getByLabel('Meta título').fill('')
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.locator('noscript [role=status]')).toContainText(`Categoria criadaSem ${word}`)
	await page.reload()
	await expect(row(page, word)).toBeVisible()
	await expect(page.locator('noscript [role=status]')).toHaveCount(0)
	await sql(`delete from blog_categories where slug = $1`, [`sem-${word}`])
	await context.close()
})

test('the order is changed with the keyboard, which stays where it was', async ({ page, sql, signIn, insert }) => {
	const word = ownWord()
	// Between all others, whatever they are called.
	const both = [await insert.category({ name: `Meio ${word} A` }), await insert.category({ name: `Meio ${word} B` })]
	await signIn(page)
	await open(page, '/admin/categorias')
	await expect(row(page, word)).toHaveText([/A/, /B/])
	await page.getByRole('button', { name: `Mover Meio ${word} A para baixo` }).press('Enter')
	await expect(row(page, word)).toHaveText([/B/, /A/])
	await expect(page.getByRole('button', { name: `Mover Meio ${word} A para baixo` })).toBeFocused()
	await page.reload()
	await expect(row(page, word)).toHaveText([/B/, /A/])
	await sql(`delete from blog_categories where id = any($1)`, [both.map(({ id }) => id)])
	await sql(`update blog_categories set position = 0`)
})

test('a category leaves after its articles found another, and the one for all the others stays', async ({
	page,
	sql,
	signIn,
	request,
	insert,
}) => {
	const word = ownWord()
	const leaving = await insert.category({ name: `Sai ${word}` })
	const staying = await insert.category({ name: `Fica ${word}` })
	await insert.publishedPost({ title: `Artigo ${word}`, categoryId: leaving.id })
	expect(await (await request.get(`/blog/categoria/sai-${word}`)).text()).toContain(`Artigo ${word}`)
	await signIn(page)
	await open(page, '/admin/categorias')
	await expect(row(page, 'Dicas Gerais').getByRole('button', { name: 'Excluir' })).toBeDisabled()
	await row(page, `Sai ${word}`).getByRole('button', { name: 'Excluir' }).click()
	const dialog = page.getByRole('dialog', { name: 'Excluir categoria' })
	await expect(dialog).toContainText('tem 1 artigo')
	await dialog.getByLabel('Mover os artigos para').selectOption({ label: `Fica ${word}` })
	await dialog.getByRole('button', { name: 'Excluir categoria' }).click()
	await expect(page.getByText('Categoria excluída')).toBeVisible()
	await expect(row(page, `Fica ${word}`)).toContainText('1 publicado')
	await expect(row(page, `Sai ${word}`)).toHaveCount(0)
	expect(await (await request.get(`/blog/categoria/fica-${word}`)).text()).toContain(`Artigo ${word}`)
	// Who comes by the old address is led to where the articles are now.
	const old = await request.get(`/blog/categoria/sai-${word}`, { maxRedirects: 0 })
	expect(old.headers()['location']).toBe(`/blog/categoria/fica-${word}`)
	await sql(`delete from blog_posts where title = $1`, [`Artigo ${word}`])
	await sql(`delete from blog_categories where id = $1`, [staying.id])
})

test('on a phone the categories fit', async ({ page, signIn }) => {
	await page.setViewportSize({ width: 390, height: 800 })
	await signIn(page)
	await open(page, '/admin/categorias')
	expect(await overflowOf(page)).toBe(0)
	for (const button of await page.locator('main').getByRole('button').all())
		expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
})
