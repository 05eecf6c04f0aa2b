import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, ownAddress, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'
import { html, openHtml, save, title, tools, visual } from '../pages/post-editor.ts'

/** What scrolls by itself within the page; menus that are folded away do not count. */
function ownScrollbars(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		Array.from(document.querySelectorAll<HTMLElement>('main *'))
			.filter((one) => {
				const { overflowY } = getComputedStyle(one)
				return ['auto', 'scroll'].includes(overflowY) && one.scrollHeight > one.clientHeight + 1
			})
			.map((one) => `${one.tagName} ${one.className}`),
	)
}

async function demo(sql: (text: string) => Promise<Record<string, unknown>[]>): Promise<string> {
	const [post] = await sql(`select id from blog_posts where slug = 'bati-o-carro-primeiras-24-horas'`)
	return String(post!['id'])
}

const aside = (page: Page) => page.locator('.editor-aside')

test('text and aside share the window’s scrollbar, and the head and the tools stay in sight', async ({
	page,
	sql,
	signIn,
}) => {
	await page.setViewportSize({ width: 1440, height: 757 })
	await signIn(page)
	await open(page, `/admin/posts/${await demo(sql)}`)
	await expect(visual(page)).toBeVisible()
	await expect(page.getByRole('img', { name: /^Pontuação/ })).toBeVisible()
	expect(await ownScrollbars(page)).toEqual([])
	const at = async () => (await aside(page).boundingBox())!
	expect(Math.round((await at()).width)).toBe(372)
	// Taller than the window: it goes along until its end is in sight, and stays there.
	expect((await at()).height).toBeGreaterThan(757)
	await page.evaluate(() => scrollTo(0, 2500))
	const end = async () => Math.round((await at()).y + (await at()).height)
	await expect.poll(end).toBe(757 - 24)
	expect((await page.getByRole('banner').boundingBox())!.y).toBe(0)
	expect(Math.round((await tools(page).boundingBox())!.y)).toBe(60)

	await page.getByRole('tab', { name: 'Histórico' }).click()
	// Shorter: by its top.
	await expect.poll(async () => Math.round((await at()).height)).toBeLessThanOrEqual(757 - 60)
	expect((await at()).y).toBeGreaterThanOrEqual(60)
	await page.getByRole('tab', { name: /Afirmações/ }).click()
	await page.getByRole('button', { name: 'Painel largo' }).click()
	expect(Math.round((await at()).width)).toBe(476)
	await page.getByRole('tab', { name: 'HTML' }).click()
	await expect(html(page)).toBeVisible()
	expect(await ownScrollbars(page)).toEqual([])
})

test.describe('where there is no room beside the text', () => {
	for (const width of [820, 390])
		test(`the aside is a sheet at ${width} px`, async ({ page, sql, signIn }) => {
			await page.setViewportSize({ width, height: 844 })
			await signIn(page)
			await openHtml(page, `/admin/posts/${await demo(sql)}`)
			await expect(aside(page)).toBeHidden()
			const opener = page.getByRole('button', { name: /^Painel do artigo/ })
			await opener.click()
			const sheet = page.getByRole('dialog', { name: 'Painel do artigo' })
			await expect(sheet.getByLabel('Status')).toBeVisible()
			expect(await overflowOf(page)).toBe(0)
			await expectAccessible(page, `sheet at ${width} px`)
			await page.keyboard.press('Escape')
			await expect(sheet).toBeHidden()
			await expect(opener).toBeFocused()

			// What is wrong in it opens it.
			await opener.click()
			await sheet.getByRole('tab', { name: 'SEO' }).click()
			await sheet.getByLabel('Meta título').fill('x'.repeat(61))
			await sheet.getByRole('button', { name: 'Fechar painel' }).click()
			await save(page).click()
			await expect(sheet.getByLabel('Meta título')).toBeFocused()
		})
})

test('a copy is not said to be saved, the list marks it, and the preview shows it to who wrote it', async ({
	page,
	context,
	browser,
	signIn,
	insert,
	newUser,
}) => {
	const post = await insert.publishedPost({ content: '<p>O que os leitores veem.</p>' })
	await signIn(page)
	await openHtml(page, `/admin/posts/${post.id}`)
	await expect(page.getByRole('banner').getByText('Publicado', { exact: true })).toBeVisible()
	await html(page).fill('<p>O que eu escrevi.</p>')
	await expect(page.getByText(/^Cópia guardada \d\d:\d\d$/)).toBeVisible()
	await expect(page.getByText(/^Salvo/)).toHaveCount(0)

	const opening = context.waitForEvent('page')
	await page.getByRole('link', { name: 'Visualizar' }).click()
	const preview = await opening
	await expect(preview.getByText('O que eu escrevi.')).toBeVisible()
	await expect(preview.getByText(/^Sua cópia guardada em /)).toBeVisible()
	await expect(preview.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', `/admin/posts/${post.id}`)
	await preview.close()
	const other = await (await browser.newContext({ extraHTTPHeaders: ownAddress() })).newPage()
	await signIn(other, await newUser())
	await other.goto(`/blog/${post.slug}?preview=true`)
	await expect(other.getByText('O que os leitores veem.')).toBeVisible()
	await other.context().close()

	await page.getByRole('link', { name: 'Voltar a Posts do Blog' }).click()
	await expect(toast(page, 'Cópia guardada, post não salvo')).toBeVisible()
	await open(page, `/admin/posts?busca=${encodeURIComponent(post.title)}`)
	const card = page.getByRole('row', { name: post.title })
	await expect(card).toContainText(/Cópia guardada \d\d\/\d\d \d\d:\d\d, não salva/)
})

test('Ctrl+S saves, and only that says so', async ({ page, signIn, insert }) => {
	const post = await insert.post({ content: '<p>Antes.</p>' })
	await signIn(page)
	await openHtml(page, `/admin/posts/${post.id}`)
	const state = page.getByRole('banner').getByText('Rascunho', { exact: true })
	await expect(state).toBeVisible()
	await title(page).press('Control+s')
	await expect(page.getByText(/^Salvo \d\d:\d\d$/)).toBeVisible()
	await expect(state).toBeVisible()
})
