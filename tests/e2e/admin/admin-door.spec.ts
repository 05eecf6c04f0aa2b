import { expect, hydrated, shiftOf, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'

const EMAIL = 'admin@faroldosul.example'
const PASSWORD = 'uma-senha-de-testes'

test('the sign-in page hydrates at once, without any interaction, and nothing moves', async ({ page }) => {
	await page.goto('/admin/login')
	await hydrated(page)
	expect(await page.evaluate(() => performance.getEntriesByName('interest').length)).toBe(0)
	// A link that moves under the pointer is a click that goes nowhere.
	expect(await shiftOf(page)).toBe(0)
})

test('wrong credentials say so and offer to create the first admin, once', async ({ page, complaints }) => {
	// A server of its own, which nobody has entered yet.
	const server = await startOwnServer({ env: { ADMIN_PASSWORD: PASSWORD }, demo: false })
	await page.goto(`${server.url}/admin/login`)
	await expect(page.getByRole('button', { name: 'Inicializar Sistema Admin' })).toBeHidden()
	await page.getByLabel('E-mail').fill(EMAIL)
	await page.getByLabel('Senha', { exact: true }).fill('uma-senha-errada')
	await page.getByRole('button', { name: 'Entrar' }).click()
	await expect(page.getByRole('alert')).toHaveText('Credenciais inválidas. Verifique seu email e senha.')
	const initialise = page.getByRole('button', { name: 'Inicializar Sistema Admin' })
	await initialise.click()
	await expect(page.getByText('Sistema admin inicializado!')).toBeVisible()
	await initialise.click()
	await expect(page.getByText(/^Erro ao inicializar sistema: O administrador já existe/)).toBeVisible()

	await page.getByLabel('E-mail').fill(EMAIL)
	await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
	await page.getByRole('button', { name: 'Entrar' }).click()
	await expect(page).toHaveURL(/\/admin\/dashboard$/)
	await page.goto('about:blank')
	complaints.splice(0)
	await server.stop()
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
