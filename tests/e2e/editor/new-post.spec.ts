import { accessibilityFaults } from '../accessibility.ts'
import { expect, open, test } from '../fixtures.ts'
import { html, judgedText, title, tools, visual } from '../pages/post-editor.ts'

const score = /^Pontuação/

test('a new post is not judged before there is something to judge', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/posts/new')
	await expect(title(page)).toHaveAttribute('placeholder', 'Título do artigo')
	await expect(visual(page)).toHaveAttribute('aria-placeholder', 'Escreva, ou digite / para inserir')
	await expect(page.getByText('A nota aparece quando o texto tiver 50 palavras.')).toBeVisible()
	await page.keyboard.type('Bati o carro')
	await page.keyboard.press('Enter')
	await expect(visual(page)).toBeFocused()
	// A number that contradicts a fact of the register, and a text far too short.
	await page.keyboard.type('A seguradora tem 45 dias para dizer se paga o sinistro.')
	await expect(page.getByText(/^Cópia guardada \d\d:\d\d$/)).toBeVisible()
	await expect(page.getByText(/crítico/i)).toHaveCount(0)
	await expect(visual(page).locator('.claim-contradicted, .seo-mark')).toHaveCount(0)
	await expect(page.getByRole('img', { name: score })).toHaveCount(0)

	await page.getByRole('tab', { name: 'HTML' }).click()
	await html(page).fill(judgedText)
	await expect(page.getByRole('img', { name: score })).toBeVisible()
	await expect(page.getByRole('list', { name: 'Problemas de SEO' })).toBeVisible()
})

test('a slash opens what can be inserted, by letters, arrows and touch', async ({ page, signIn, insert }) => {
	const { id } = await insert.post({ content: '' })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	const menu = page.getByRole('listbox', { name: 'Inserir' })
	await visual(page).click()
	await page.keyboard.type('Antes e/ou depois')
	await expect(menu).toBeHidden()
	await page.keyboard.press('Enter')
	await page.keyboard.type('/')
	await expect(menu.getByRole('option')).not.toHaveCount(0)
	const first = await menu.getByRole('option').first().getAttribute('id')
	await expect(visual(page)).toHaveAttribute('aria-activedescendant', first!)
	expect(await accessibilityFaults(page)).toEqual([])
	await page.keyboard.type('lis')
	await expect(menu.getByRole('option')).toHaveText(['Lista', 'Lista numerada'])
	await page.keyboard.press('ArrowDown')
	await expect(menu.getByRole('option', { selected: true })).toHaveText('Lista numerada')
	await page.keyboard.press('Enter')
	await expect(menu).toBeHidden()
	await page.keyboard.type('Um passo')
	await expect(html(page)).toHaveValue('<p>Antes e/ou depois</p>\n<ol>\n<li>Um passo</li>\n</ol>')

	await page.keyboard.press('Enter')
	await page.keyboard.press('Enter')
	await page.keyboard.type('/')
	await page.keyboard.press('Escape')
	await expect(menu).toBeHidden()
	await page.keyboard.type('admin')
	await expect(menu).toBeHidden()
	await expect(html(page)).toHaveValue(/<p>\/admin<\/p>$/)
	await page.keyboard.type(' /')
	await menu.getByRole('option', { name: 'Subtítulo', exact: true }).click()
	await expect(visual(page)).toBeFocused()
	await expect(html(page)).toHaveValue(/<h2>\/admin ?<\/h2>$/)
})

test('a selection brings its tools, by mouse and by keyboard', async ({ page, signIn, insert }) => {
	const { id } = await insert.post({ content: '<p>Avise a seguradora em 45 dias.</p>' })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	const bubble = page.getByRole('toolbar', { name: 'Trecho selecionado' })
	await visual(page).click()
	await page.keyboard.press('Control+Home')
	await page.keyboard.press('Control+Shift+ArrowRight')
	await expect(bubble).toBeVisible()
	const place = (await bubble.locator('xpath=..').boundingBox())!
	expect(place.height).toBe(42)
	// The first line has no room above it: the tools are there.
	const above = (await tools(page).boundingBox())!
	expect(place.y).toBeGreaterThanOrEqual(above.y + above.height)
	expect(await accessibilityFaults(page)).toEqual([])
	await bubble.getByRole('button', { name: 'Negrito' }).click()
	await expect(html(page)).toHaveValue(/^<p><strong>Avise/)

	await page.keyboard.press('Alt+F10')
	await expect(bubble.getByRole('button', { name: 'Negrito' })).toBeFocused()
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('Enter')
	await expect(html(page)).toHaveValue(/<em>/)
	await page.keyboard.press('Control+k')
	await page.getByRole('dialog', { name: 'Link' }).getByLabel('Endereço').fill('/seguros/auto')
	await page.keyboard.press('Enter')
	await expect(html(page)).toHaveValue(/<a href="\/seguros\/auto">/)

	await bubble.getByRole('button', { name: 'Afirmação' }).click()
	await expect(page.getByRole('tab', { name: /Afirmações/ })).toHaveAttribute('aria-selected', 'true')
	// Without a selection the keys are the search's.
	await visual(page).click()
	await page.keyboard.press('ArrowRight')
	await expect(bubble).toBeHidden()
	await page.keyboard.press('Control+k')
	await expect(page.getByRole('combobox', { name: /^Buscar telas/ })).toBeVisible()
})

test.describe('by touch', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

	test('the tools stand at the bottom, and those of a selection above them', async ({ page, signIn, insert }) => {
		const { id } = await insert.post({ content: '<p>Avise a seguradora em 45 dias.</p>' })
		await signIn(page)
		await open(page, `/admin/posts/${id}`)
		await visual(page).getByText('Avise').dblclick()
		const bubble = page.getByRole('toolbar', { name: 'Trecho selecionado' })
		await expect(bubble).toBeVisible()
		const [own, below] = [(await bubble.boundingBox())!, (await tools(page).boundingBox())!]
		expect(own.y + own.height).toBeLessThanOrEqual(below.y)
		expect(below.y + below.height).toBeLessThanOrEqual(844 - 72)
		await bubble.getByRole('button', { name: 'Itálico' }).tap()
		await expect(html(page)).toHaveValue(/<em>/)
	})
})
