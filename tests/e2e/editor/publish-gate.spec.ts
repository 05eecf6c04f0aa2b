import { randomUUID } from 'node:crypto'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, open, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'
import {
	html,
	judgedText,
	kept,
	openHtml,
	openSheet,
	publishButton,
	save,
	sheetButton,
	title,
} from '../pages/post-editor.ts'

const promise = '<p>Conosco a indenização é garantida.</p>'

test('a draft says what stands between it and its readers', async ({ page, signIn, insert }) => {
	const { id } = await insert.post({ content: judgedText })
	await signIn(page)
	await page.setViewportSize({ width: 390, height: 844 })
	await open(page, `/admin/posts/${id}`)
	const missing = page.getByText(/^O que falta para publicar \(\d+\)$/)
	await missing.click()
	await expect(page.getByText('O texto não tem link para nenhuma fonte oficial.').first()).toBeVisible()
	expect(await accessibilityFaults(page)).toEqual([])
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('nobody publishes what is critical, and the text is kept', async ({ page, sql, signIn, insert }) => {
	const { id } = await insert.publishedPost({ content: '<p>Leia a apólice.</p>' })
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	await html(page).fill(promise)
	const sheet = await openSheet(page)
	await expect(sheet.getByRole('heading', { name: /^Ainda não: / })).toBeVisible()
	await expect(sheet.getByLabel(/^Motivo/)).toBeHidden()
	await expect(sheetButton(page)).toBeDisabled()
	await page.keyboard.press('Escape')
	await expect(html(page)).toHaveValue(promise)
	await expect(kept(page)).toBeVisible()
	expect((await sql('select content from blog_posts where id = $1', [id]))[0]!['content']).toBe(
		'<p>Leia a apólice.</p>',
	)
	await page.reload()
	await page.getByRole('button', { name: 'Restaurar' }).click()
	await expect(html(page)).toHaveValue(promise)
	// As a draft it can be saved.
	await page.getByLabel('Status').selectOption('draft')
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()

	await open(page, `/admin/posts?busca=${encodeURIComponent(await title(page).inputValue())}`)
	await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
	await page.getByRole('button', { name: 'Publicar', exact: true }).click()
	const dialog = page.getByRole('dialog', { name: 'Ainda não pode ir ao ar' })
	await expect(dialog.getByText('Crítico:').first()).toBeVisible()
	expect((await sql('select status from blog_posts where id = $1', [id]))[0]!['status']).toBe('draft')
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the page names what speaks against it and takes the motive', async ({ page, sql, signIn, complaints }) => {
		const name = `Aviso sem script ${randomUUID()}`
		await signIn(page)
		await page.goto('/admin/posts/new')
		await title(page).fill(name)
		await html(page).fill('<p>Fechamos na sexta.</p>')
		await page.getByLabel('Status').selectOption('published')
		await publishButton(page).click()
		await expect(page.getByText('Nada foi publicado.')).toBeVisible()
		await expect(page.getByRole('listitem').filter({ hasText: /^A nota de SEO é/ })).toBeVisible()
		expect(await sql('select 1 from blog_posts where title = $1', [name])).toEqual([])
		// The refusal's status.
		complaints.length = 0
		await expect(html(page)).toHaveValue('<p>Fechamos na sexta.</p>')
		await page.getByLabel('Motivo').fill('Aviso curto de feriado')
		await publishButton(page).click()
		await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
		const [post] = await sql('select status from blog_posts where title = $1', [name])
		expect(post).toEqual({ status: 'published' })
	})
})
