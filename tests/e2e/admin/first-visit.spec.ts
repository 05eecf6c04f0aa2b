import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, overflowOf, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'

const EMAIL = 'admin@faroldosul.example'
const PASSWORD = 'uma-senha-de-testes'
const INITIALISE = 'Inicializar Sistema Admin'

type Server = Awaited<ReturnType<typeof startOwnServer>>

function codeOf(server: Server): string {
	return /Código de instalação: (\S+)/.exec(server.output())![1]!
}

for (const width of [1440, 390]) {
	test(`the first visit makes the administrator of whoever has the code, at ${width} px`, async ({
		page,
		browser,
		complaints,
	}) => {
		const server = await startOwnServer({ demo: false })
		await page.setViewportSize({ width, height: 900 })
		await page.goto(`${server.url}/admin/login`)
		await hydrated(page)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Primeiro acesso')
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page)

		const initialise = page.getByRole('button', { name: INITIALISE })
		await initialise.click()
		await expect(page.getByText('Diga como você se chama.')).toBeVisible()
		await page.getByLabel('Nome').fill('Ana Nunes')
		await page.getByLabel('E-mail').fill('ana@exemplo.com.br')
		await page.getByLabel('Senha', { exact: true }).fill('três barcos na enseada azul')
		await expect(page.getByText('Boa senha')).toBeVisible()
		await page.getByLabel('Código de instalação').fill('AAAA-AAAA-AAAA')
		await initialise.click()
		await expect(page.getByText('O código não confere.')).toBeVisible()
		await expect(page.getByLabel('Código de instalação')).toBeFocused()
		await expect(page.getByLabel('Nome')).toHaveValue('Ana Nunes')
		await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('três barcos na enseada azul')

		// Somebody else has the same form open, and the same code.
		const late = await browser.newPage()
		await late.goto(`${server.url}/admin/login`)
		await page.getByLabel('Código de instalação').fill(codeOf(server).toLowerCase())
		await initialise.click()
		await expect(page.getByText('Sistema admin inicializado!')).toBeVisible()
		await expect(page).toHaveURL(/\/admin\/(dashboard|comecar)/)

		await late.getByLabel('Nome').fill('Bruna')
		await late.getByLabel('E-mail').fill('bruna@exemplo.com.br')
		await late.getByLabel('Senha', { exact: true }).fill('outra enseada com três barcos')
		await late.getByLabel('Código de instalação').fill(codeOf(server))
		await late.getByRole('button', { name: INITIALISE }).click()
		await expect(late.getByText('A primeira conta deste site já foi criada.')).toBeVisible()
		await expect(late.getByRole('button', { name: INITIALISE })).toBeHidden()
		await late.close()
		complaints.splice(0)
		await page.goto('about:blank')
		await server.stop()
	})
}

test('without JavaScript the code makes the administrator too', async ({ browser }) => {
	const server = await startOwnServer({ demo: false })
	const page = await browser.newPage({ javaScriptEnabled: false })
	await page.goto(`${server.url}/admin/login`)
	await page.getByLabel('Nome').fill('Ana Nunes')
	await page.getByLabel('E-mail').fill('ana@exemplo.com.br')
	await page.getByLabel('Senha', { exact: true }).fill('três barcos na enseada azul')
	await page.getByLabel('Código de instalação').fill(codeOf(server))
	await page.getByRole('button', { name: INITIALISE }).click()
	await expect(page).toHaveURL(/\/admin\/(dashboard|comecar)/)
	await page.close()
	await server.stop()
})

test('a sign-in that fails still offers to create the configured admin, once, and the code takes it over', async ({
	page,
	browser,
	complaints,
}) => {
	const server = await startOwnServer({ env: { ADMIN_PASSWORD: PASSWORD }, demo: false })
	await page.goto(`${server.url}/admin/login`)
	await page.getByLabel('E-mail').fill(EMAIL)
	await page.getByLabel('Senha', { exact: true }).fill('uma-senha-errada')
	await page.getByRole('button', { name: 'Entrar' }).click()
	await expect(page.getByRole('alert')).toHaveText('Credenciais inválidas. Verifique seu email e senha.')
	const initialise = page.getByRole('button', { name: INITIALISE })
	await initialise.click()
	await expect(page.getByText('Sistema admin inicializado!')).toBeVisible()
	await initialise.click()
	await expect(page.getByText(/^Erro ao inicializar sistema: O administrador já existe/)).toBeVisible()

	// Nobody has entered yet: the set-up is still offered.
	const other = await browser.newPage()
	await other.goto(`${server.url}/admin/login`)
	await expect(other.getByRole('button', { name: 'Entrar' })).toBeVisible()
	await other.getByRole('link', { name: 'Criar a conta com o código de instalação' }).click()
	await expect(other.getByRole('heading', { level: 1 })).toHaveText('Primeiro acesso')

	await page.getByLabel('E-mail').fill(EMAIL)
	await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
	await page.getByRole('button', { name: 'Entrar' }).click()
	await expect(page).toHaveURL(/\/admin\/dashboard$/)

	await other.reload()
	await expect(other.getByRole('heading', { level: 1 })).toHaveText('Painel Administrativo')
	await expect(other.getByText('Primeiro acesso')).toBeHidden()
	await other.close()
	await page.goto('about:blank')
	complaints.splice(0)
	await server.stop()
})
