import { expect, open, test } from '../fixtures.ts'
import { holdRequests } from '../pages/hold-requests.ts'

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

test('what is typed applies by itself, keeps the focus, and is left behind by one way back', async ({
	page,
	signIn,
}) => {
	await signIn(page)
	await open(page, '/admin/users?papel=administrador')
	const box = page.getByRole('searchbox', { name: 'Buscar' })
	const nobody = page.getByRole('heading', { name: 'Nenhum usuário encontrado' })
	await box.fill('ninguém se')
	await expect(nobody).toBeVisible()
	await expect(page).toHaveURL(/\?q=ningu%C3%A9m\+se&papel=administrador$/)
	await box.pressSequentially(' chama assim')
	await expect(page).toHaveURL(/\+assim&papel=administrador$/)
	await expect(box).toBeFocused()
	await expect(box).toHaveValue('ninguém se chama assim')
	await page.goBack()
	await expect(page).toHaveURL(/\/admin\/users\?papel=administrador$/)
	await expect(nobody).toBeHidden()
	await expect(box).toHaveValue('')
})

test('what was cleared right after it was typed stays cleared', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/users?papel=administrador')
	const box = page.getByRole('searchbox', { name: 'Buscar' })
	await box.fill('ninguém')
	await page.getByRole('link', { name: 'Limpar', exact: true }).click()
	await expect(page).toHaveURL(/\/admin\/users$/)
	await expect(box).toHaveValue('')
	await expect(page.getByRole('table', { name: 'Usuários' })).toBeVisible()
})

test('a filter chosen while the rows of a tab are still on their way keeps the tab', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/posts')
	const letGo = await holdRequests(page, '**/admin/posts.data*')
	await page
		.getByRole('navigation', { name: 'Status' })
		.getByRole('link', { name: /^rascunhos/ })
		.click()
	await page.getByLabel('Categoria').selectOption({ label: 'Viagem' })
	letGo()
	await expect(page).toHaveURL(/[?&]status=rascunhos/)
	await expect(page).toHaveURL(/[?&]categoria=./)
})

test('a column’s title orders the list by it, and another filter keeps the order', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/fatos?situacao=a-conferir')
	await page.getByRole('columnheader', { name: 'Fato e norma' }).getByRole('link').click()
	await expect(page).toHaveURL(/\?situacao=a-conferir&ordem=nome$/)
	await expect(page.getByRole('columnheader', { name: 'Fato e norma' })).toHaveAttribute('aria-sort', 'ascending')
	await page.getByLabel('Tipo').selectOption({ label: 'prazo' })
	await expect(page).toHaveURL(/situacao=a-conferir&tipo=prazo&ordem=nome$/)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('filters are sent by their button, and the tab stays', async ({ page, signIn }) => {
		await signIn(page)
		await page.goto('/admin/leads/boletim?situacao=aguardando')
		await page.getByRole('searchbox', { name: 'Buscar' }).fill('ninguem-se-inscreveu-assim')
		await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click()
		await expect(page.getByRole('heading', { name: 'Ninguém com estes filtros' })).toBeVisible()
		await expect(page).toHaveURL(/\?busca=ninguem-se-inscreveu-assim&situacao=aguardando$/)
		await page.getByRole('link', { name: 'Limpar filtros' }).click()
		await expect(page).toHaveURL(/\/admin\/leads\/boletim$/)
	})
})
