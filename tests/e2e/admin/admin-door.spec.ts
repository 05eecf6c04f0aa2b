import { expect, hydrated, shiftOf, test } from '../fixtures.ts'

test('the sign-in page hydrates at once, without any interaction, and nothing moves', async ({ page }) => {
	await page.goto('/admin/login')
	await hydrated(page)
	expect(await page.evaluate(() => performance.getEntriesByName('interest').length)).toBe(0)
	// A link that moves under the pointer is a click that goes nowhere.
	expect(await shiftOf(page)).toBe(0)
})

test('signing in leads to what was asked for, and signing out says goodbye on the home page', async ({
	page,
	complaints,
	newUser,
}) => {
	const { email, password } = await newUser()
	await page.goto('/admin/posts')
	await expect(page).toHaveURL(/\/admin\/login\?destino=%2Fadmin%2Fposts$/)
	await page.getByLabel('E-mail').fill(email)
	await page.getByLabel('Senha', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'Mostrar senha' }).click()
	await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text')
	await page.getByRole('button', { name: 'Entrar' }).click()
	await expect(page).toHaveURL(/\/admin\/posts$/)

	await page.getByRole('link', { name: 'Painel Administrativo' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bom dia|Boa tarde|Boa noite), Ana$/)
	await expect(page.getByText('Total de posts')).toBeVisible()

	await hydrated(page)
	await page.keyboard.press('Control+b')
	await expect(page.locator('aside[data-state=collapsed]')).toBeVisible()
	const cookies = await page.context().cookies()
	const session = cookies.find(({ name }) => name === 'farol.session_token')
	expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
	expect(cookies.find(({ name }) => name === 'sidebar_state')?.value).toBe('false')

	await page.getByRole('button', { name: 'Sair' }).click()
	await expect(page.getByText('Logout realizado com sucesso')).toBeVisible()
	await expect(page.getByText('Até logo!')).toBeVisible()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proteção que se vê de longe.')
	await page.goto('/admin/dashboard')
	await expect(page).toHaveURL(/\/admin\/login$/)
	await page.goto('/')
	await expect(page.getByText('Logout realizado com sucesso')).toBeHidden()
	complaints.splice(0)
})

for (const address of [
	'/admin/dashboard',
	'/admin/dashboard/',
	'/ADMIN/dashboard',
	'/admin/dashboard.data',
	'/admin/%64ashboard',
	'/admin/qualquer',
]) {
	test(`${address} shows a stranger nothing`, async ({ request }) => {
		const response = await request.get(address)
		expect(await response.text()).not.toContain('Total de posts')
	})
}

test('the public cannot sign up', async ({ request }) => {
	const response = await request.post('/api/auth/sign-up/email', {
		data: { email: 'x@exemplo.com.br', password: 'uma-senha-bem-longa', name: 'X', role: 'admin' },
	})
	expect(response.status()).toBe(400)
})
