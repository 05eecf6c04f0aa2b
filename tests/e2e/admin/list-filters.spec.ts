import { expect, open, test } from '../fixtures.ts'

test('a choice applies at once, keeps the focus, and follows the way back', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/posts')
	const category = page.getByLabel('Categoria')
	await category.focus()
	await category.selectOption({ label: 'Seguro Auto' })
	await expect(page).toHaveURL(/categoria=./)
	await expect(page.getByRole('link', { name: 'Limpar', exact: true })).toBeVisible()
	await expect(category).toBeFocused()
	await page.goBack()
	await expect(category).toHaveValue('')
})

for (const [address, label] of [
	['/admin/users', 'Buscar'],
	['/admin/audit', 'Pessoa'],
	['/admin/leads', 'Buscar'],
] as const) {
	test(`${address}: what is looked for keeps the focus, and is cleared with the list`, async ({ page, signIn }) => {
		await signIn(page)
		await open(page, address)
		const box = page.getByRole('searchbox', { name: label })
		await box.fill('ninguém')
		await box.press('Enter')
		const clear = page.getByRole('link', { name: 'Limpar', exact: true })
		await expect(clear).toBeVisible()
		await expect(box).toBeFocused()
		await clear.click()
		await expect(clear).toBeHidden()
		await expect(box).toHaveValue('')
	})
}
