import { randomUUID } from 'node:crypto'
import { expect, open, test } from '../fixtures.ts'
import { content } from '../pages/back-office.ts'
import { coveredControls, notices, toast } from '../pages/notices.ts'
import { judgedText, openSheet, publishSheet, save, title } from '../pages/post-editor.ts'

const widths = [390, 820, 1440]

for (const width of widths)
	test(`at ${width} px no notice lies over what can be pressed`, async ({ page, signIn, insert }) => {
		await page.setViewportSize({ width, height: 757 })
		const { id } = await insert.post({ title: 'Avisos', content: judgedText })
		await signIn(page)
		await open(page, `/admin/posts/${id}`)
		await title(page).fill('Avisos que não cobrem nada')
		await save(page).click()
		await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
		expect(await coveredControls(page)).toEqual([])
		await notices(page).getByRole('button', { name: 'Fechar aviso' }).click()

		const sheet = await openSheet(page)
		await page.keyboard.press('Control+s')
		// In the sheet: what stands outside an open dialog is neither read out nor pressed.
		const told = sheet.getByRole('region', { name: /^Avisos/ })
		await expect(told.getByText('Post salvo com sucesso')).toBeVisible()
		expect(await coveredControls(page)).toEqual([])
		await told.getByRole('button', { name: 'Fechar aviso' }).click()
		await expect(told.getByText('Post salvo com sucesso')).toBeHidden()
		await expect(publishSheet(page)).toBeVisible()
	})

test('a notice that is told in a dialog outlives it, and Alt+T leads to what it offers', async ({
	page,
	signIn,
	insert,
}) => {
	const { id } = await insert.post({ title: 'Aviso que fica', content: judgedText })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	const sheet = await openSheet(page)
	await page.keyboard.press('Control+s')
	await expect(sheet.getByText('Post salvo com sucesso')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(sheet).toBeHidden()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	await page.keyboard.press('Alt+t')
	await page.keyboard.press('Tab')
	await expect(notices(page).getByRole('button', { name: 'Fechar aviso' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(toast(page, 'Post salvo com sucesso')).toBeHidden()
})

test('the end of a page can be scrolled out from under a notice', async ({ page, signIn, insert }) => {
	await page.setViewportSize({ width: 390, height: 600 })
	for (const name of ['Um', 'Dois', 'Três'])
		await insert.category({ name: `${name} ${randomUUID()}`, slug: randomUUID() })
	await signIn(page)
	await open(page, `/admin/categorias/${randomUUID()}`)
	await expect(toast(page, 'Categoria não encontrada')).toBeVisible()
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
	const free = await content(page)
		.getByRole('button')
		.last()
		.evaluate((last) => {
			const { left, top, width, height } = last.getBoundingClientRect()
			return last.contains(document.elementFromPoint(left + width / 2, top + height / 2))
		})
	expect(free).toBe(true)
})

test('a notice leaves when the page puts something to press under it', async ({ page, signIn, insert }) => {
	await page.setViewportSize({ width: 1440, height: 900 })
	const { id } = await insert.post({ title: 'Aviso que sai da frente', content: judgedText })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	const told = (await notices(page).boundingBox())!
	await page.mouse.move(400, 300)
	await page.evaluate(
		({ x, y }) => {
			const button = document.createElement('button')
			button.textContent = 'Que veio depois'
			button.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: 9rem; height: 3rem`
			document.getElementById('conteudo')!.append(button)
		},
		{ x: told.x + 20, y: told.y + 10 },
	)
	await expect.poll(() => coveredControls(page)).toEqual([])
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	expect(await notices(page).boundingBox()).not.toEqual(told)
})
