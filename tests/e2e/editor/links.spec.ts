import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'
import { html, save, visual } from '../pages/post-editor.ts'

function word(): string {
	return `vaga${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`
}

test('a link is made to an article or a page of the site, found by its words or by those of the passage', async ({
	page,
	signIn,
	insert,
}) => {
	const [near, far] = [word(), word()]
	await insert.publishedPost({ title: `Seguro residencial e ${near}`, slug: near })
	await insert.publishedPost({ title: `Franquia e ${far}`, slug: far })
	await insert.post({ title: `Rascunho sobre ${near}`, slug: `${near}-rascunho` })
	const { id } = await insert.post({ content: `<p>Seguro residencial e ${near}</p>` })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await visual(page).click()
	await page.keyboard.press('Control+a')
	await page.keyboard.press('Control+k')
	const dialog = page.getByRole('dialog', { name: 'Link' })
	const field = dialog.getByLabel('Endereço ou busca')
	await expect(dialog.getByText('Com palavras deste trecho')).toBeVisible()
	const options = dialog.getByRole('option')
	await expect(options.nth(0)).toContainText('página · /seguros/residencial')
	await expect(options.nth(1)).toContainText(`artigo · /blog/${near}`)
	await expect(dialog.getByText('Rascunho')).toBeHidden()
	expect(await options.count()).toBeLessThanOrEqual(3)
	await expectAccessible(page, 'suggestions')

	// As one types: the first found is at hand, arrows go on.
	await field.fill(far)
	await expect(options).toHaveText([new RegExp(`Franquia e ${far}`)])
	await expect(options.first()).toHaveAttribute('aria-selected', 'true')
	await page.keyboard.press('Enter')
	await expect(html(page)).toHaveValue(`<p><a href="/blog/${far}">Seguro residencial e ${near}</a></p>`)

	await visual(page).press('Control+a')
	await page.keyboard.press('Control+k')
	await expect(field).toHaveValue(`/blog/${far}`)
	await field.fill('nenhumartigotemisto')
	await expect(dialog.getByText('Nenhum artigo nem página com essas palavras.')).toBeVisible()
	await page.keyboard.press('Enter')
	await expect(dialog.getByText(/^Escolha uma página da lista/)).toBeVisible()
	await field.fill('')
	await expect(options.nth(0)).toContainText('/seguros/residencial')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await expect(html(page)).toHaveValue(`<p><a href="/seguros/residencial">Seguro residencial e ${near}</a></p>`)

	// An address is an address still, and on a phone the list fits.
	await page.setViewportSize({ width: 390, height: 844 })
	await visual(page).press('Control+a')
	await page.keyboard.press('Control+k')
	await field.fill('www.gov.br/susep')
	await expect(dialog.getByRole('option', { selected: true })).toHaveCount(0)
	expect(await overflowOf(page)).toBe(0)
	await dialog.getByRole('button', { name: 'Aplicar' }).click()
	await expect(html(page)).toHaveValue(/<a href="https:\/\/www\.gov\.br\/susep" target="_blank"/)
})

test('a source without https:// is completed instead of stopping the save', async ({ page, signIn, insert, sql }) => {
	const { id } = await insert.post({ content: '<p>Texto.</p>' })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await page.locator('[data-field=sourceUrls]').click()
	const source = page.getByLabel('Endereço da fonte 1')
	await source.fill('www.gov.br/susep')
	await source.blur()
	await expect(source).toHaveValue('https://www.gov.br/susep')
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	const [post] = await sql('select source_urls from blog_posts where id = $1', [id])
	expect(post!['source_urls']).toEqual(['https://www.gov.br/susep'])
})
