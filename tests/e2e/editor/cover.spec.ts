import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'
import { judgedText, openHtml, openSheet, save, title } from '../pages/post-editor.ts'

const tall = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1536"><rect width="1024" height="1536" fill="teal"/></svg>`

test('a cover is made, looked at, and used or left', async ({ page, sql, signIn, complaints, insert }) => {
	await page.route('https://images.unsplash.com/**', (route) =>
		route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
	)
	const { id } = await insert.post({ title: 'Carro na chuva: o que o seguro paga', content: judgedText })
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	const make = page.getByRole('button', { name: 'Regenerar Imagem' })
	const named = await title(page).inputValue()
	await title(page).fill('')
	await make.click()
	await expect(toast(page, 'Post deve ter um título para gerar imagem.')).toBeVisible()
	await title(page).fill(named)
	await make.click()
	const dialog = page.getByRole('dialog', { name: 'Regenerar Imagem' })
	await expect(dialog.getByText('Prompt válido')).toBeVisible()
	// A picture is described, and the article's words are not.
	await expect(dialog.getByLabel('Prompt')).toHaveValue(/^Carro moderno e limpo em uma estrada .+ chuva\. Sem textos/)
	await dialog.getByLabel('Prompt').fill('curto')
	await expect(dialog.getByText('Mínimo 10 caracteres')).toBeVisible()
	await expect(dialog.getByRole('button', { name: 'Gerar imagem' })).toBeDisabled()
	await dialog.getByLabel('Prompt').fill('Um carro parado na chuva, à beira da estrada')
	await page.route('**/admin/api/generate-image', (route) => route.fulfill({ status: 400, json: { error: 'Não.' } }))
	await dialog.getByRole('button', { name: 'Gerar imagem' }).click()
	await expect(dialog.getByRole('alert')).toContainText('Erro ao gerar imagem')
	await page.unroute('**/admin/api/generate-image')
	complaints.length = 0

	const image = { url: '/favicon.svg', alt: '', credit: null, creditUrl: null }
	for (const [answer, said] of [
		[{ success: false, image: null, error: null }, 'Nenhuma imagem foi retornada'],
		[
			{
				success: true,
				degraded: true,
				provider: 'unsplash',
				image,
				error: 'GEMINI_QUOTA_EXCEEDED',
			},
			'Quota Gemini Excedida',
		],
		[{ success: true, provider: 'placeholder', image }, 'Imagem gerada com fallback'],
	] as const) {
		await page.route('**/admin/api/generate-image', (route) =>
			route.fulfill({ json: { ok: true, generationInfo: { cost: 0 }, ...answer } }),
		)
		await dialog.getByRole('button', { name: /^Gerar/ }).click()
		await expect(dialog.getByText(said)).toBeVisible()
		await page.unroute('**/admin/api/generate-image')
	}
	await dialog.getByRole('button', { name: 'Descartar' }).click()

	await expect(dialog.getByRole('option', { name: /^Gemini \(US\$\s0,067\)$/ })).toBeAttached()
	await dialog.getByLabel('Provedor').selectOption('unsplash')
	await dialog.getByRole('button', { name: 'Gerar imagem' }).click()
	await expect(dialog.getByText(/^Unsplash · .+ \/ Unsplash · grátis/)).toBeVisible()
	const toUnsplash = { name: 'Unsplash', exact: true }
	await expect(dialog.getByRole('link', toUnsplash)).toHaveAttribute('href', /unsplash\.com\/\?utm_source=farol/)
	// Nobody has said what it shows: somebody is asked to.
	const alt = dialog.getByLabel('Texto alternativo')
	await expect(alt).toHaveValue('')
	await alt.fill('Farol aceso à beira-mar')
	await dialog.getByRole('button', { name: 'Usar imagem' }).click()
	await expect(page.getByLabel('Texto alternativo', { exact: true })).toHaveValue('Farol aceso à beira-mar')
	await expect(page.getByLabel('Crédito', { exact: true })).toHaveValue(/ \/ Unsplash$/)
	await expect(page.getByRole('link', toUnsplash)).toBeVisible()
	// Nobody but its writer sees it before it is saved.
	const cover = async () =>
		(await sql('select featured_image_url from blog_posts where id = $1', [id]))[0]!['featured_image_url']
	expect(await cover()).toBeNull()
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	expect(await cover()).toContain('images.unsplash.com')
})

/** All of a picture is inside the window. */
async function expectWhole(page: Page, picture: Locator): Promise<void> {
	await expect(picture).toHaveCSS('object-fit', 'contain')
	const box = await picture.boundingBox()
	const { width, height } = page.viewportSize()!
	expect(box!.x).toBeGreaterThanOrEqual(0)
	expect(box!.y).toBeGreaterThanOrEqual(0)
	expect(box!.x + box!.width).toBeLessThanOrEqual(width)
	expect(box!.y + box!.height).toBeLessThanOrEqual(height)
}

for (const width of [390, 820, 1440])
	test(`at ${width} px a made picture is seen whole beside one main button`, async ({ page, signIn, insert }) => {
		await page.setViewportSize({ width, height: 757 })
		await page.route('**/tall.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: tall }))
		const image = { url: '/tall.svg', alt: '', described: null, credit: 'Gerada por IA (Gemini)', creditUrl: null }
		await page.route('**/admin/api/generate-image', (route) =>
			route.fulfill({ json: { ok: true, success: true, provider: 'gemini', image, generationInfo: { cost: 0.067 } } }),
		)
		const { id } = await insert.post({ content: judgedText })
		await signIn(page)
		await open(page, `/admin/posts/${id}`)
		if (width < 1024) await page.getByRole('button', { name: /^Painel/ }).click()
		await page.getByRole('button', { name: 'Regenerar Imagem' }).click()
		const dialog = page.getByRole('dialog', { name: 'Regenerar Imagem' })
		const prompt = (await dialog.getByLabel('Prompt').boundingBox())!
		expect(prompt.x + prompt.width, 'the prompt ends inside the window').toBeLessThanOrEqual(width)
		await expectAccessible(page, 'before there is a picture')
		await dialog.getByRole('button', { name: 'Gerar imagem' }).click()
		await expect(dialog.getByText('Confira e use, ou gere outra.')).toBeVisible()
		await expectWhole(page, dialog.getByRole('img'))
		await expect(dialog.getByLabel('Texto alternativo')).toBeInViewport({ ratio: 1 })
		await expect(dialog.getByRole('button', { name: 'Usar imagem' })).toBeInViewport({ ratio: 1 })
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page, 'with a picture')
	})

test('the sheet before readers offers the same ways to another cover', async ({ page, signIn, insert }) => {
	const { id } = await insert.post({ content: judgedText, featuredImageUrl: '/favicon.svg', coverAlt: 'Um farol' })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	const sheet = await openSheet(page)
	await expect(sheet.getByRole('button', { name: 'Trocar capa' })).toBeVisible()
	await sheet.getByRole('button', { name: 'Usar a desenhada' }).click()
	await expect(sheet.getByRole('button', { name: 'Usar a desenhada' })).toBeHidden()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('img', { name: 'Capa desenhada pelo site' })).toBeVisible()
})
