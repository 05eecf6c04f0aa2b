import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { twoFactors } from '#db/schema/users.ts'
import { expect, ownAddress, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { content } from '../pages/back-office.ts'

const PASSWORD = 'quatro gaivotas no molhe 1987'

/** The list, narrowed to one person no other test knows. */
async function openRowOf(page: Page, email: string) {
	await page.goto(`/admin/users?${new URLSearchParams({ q: email })}`)
	return page.getByRole('row').filter({ hasText: email })
}

async function choose(page: Page, item: string, confirm?: string) {
	await page.getByRole('button', { name: /^Ações para/ }).click()
	await page.getByRole('menuitem', { name: item }).click()
	if (confirm) await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
}

/** Whether a session opens the back office, or where it is sent instead. */
async function whereTo(request: APIRequestContext): Promise<string> {
	const answer = await request.get('/admin/dashboard', { maxRedirects: 0 })
	return answer.status() === 200 ? 'in' : (answer.headers()['location'] ?? '').replace(/\?.*/, '')
}

test('somebody invited gets a mail whose link sets the password and opens the back office', async ({
	page,
	request,
	baseURL,
	signInWithPassword: signIn,
	mailsTo,
}) => {
	await signIn(page)
	const email = `bia-${randomUUID()}@exemplo.com.br`
	await page.goto('/admin/users/new')
	await page.getByLabel('Nome').fill('Bia Ávila')
	await page.getByLabel('E-mail').fill(email.toUpperCase())
	await expect(page.getByLabel('Papel')).toHaveValue('author')
	await page.getByLabel('Papel').selectOption('Revisor')
	await page.getByRole('button', { name: 'Convidar por e-mail' }).click()
	await expect(page.getByText('Convite criado', { exact: true })).toBeVisible()
	await expect(page.getByText(/está na fila de saída/)).toBeVisible()
	await expect(page).toHaveURL(/\/admin\/users$/)
	const row = await openRowOf(page, email)
	await expect(row).toContainText('Convite pendente')
	await expect(row).toContainText('Revisor')

	await mailsTo(email, 1)
	await choose(page, 'Reenviar convite')
	await expect(page.getByText('Convite renovado')).toBeVisible()
	const mails = await mailsTo(email, 2)
	const [first, second] = mails.map((mail) => /https?:\S+\/admin\/redefinir-senha\?token=\S+/.exec(mail)?.[0])
	expect(second).toBeTruthy()
	expect(second).not.toBe(first)

	expect((await request.get(first!)).status(), 'the first link').toBe(410)
	expect(await (await request.get(second!)).text()).toContain(email)
	const chosen = await request.post(second!, {
		form: { password: PASSWORD, repeated: PASSWORD },
		headers: { origin: baseURL! },
		maxRedirects: 0,
	})
	expect(chosen.headers()['location']).toContain('/admin/login')
	const credentials = { data: { email, password: PASSWORD }, headers: { origin: baseURL! } }
	expect((await request.post('/api/auth/sign-in/email', credentials)).status()).toBe(200)
	expect(await whereTo(request)).toBe('in')

	await page.reload()
	await expect(row).toContainText('Ativo')
})

test('somebody created without a mail gets a link shown once, and an address is taken whatever its case', async ({
	page,
	signInWithPassword: signIn,
	sql,
	complaints,
}) => {
	await signIn(page)
	const email = `caio-${randomUUID()}@exemplo.com.br`
	await page.goto('/admin/users/new')
	await page.getByLabel('Nome').fill('Caio')
	await page.getByLabel('E-mail').fill(email)
	await page.getByLabel('Papel').selectOption('Sem acesso ao painel')
	await page.getByRole('button', { name: 'Criar sem e-mail' }).click()
	const link = page.getByLabel('Link de acesso')
	await expect(link).toHaveValue(/\/admin\/redefinir-senha\?token=[\w-]{43}$/)
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.getByRole('button', { name: 'Copiar link' }).click()
	await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())
	expect(await sql('select 1 from outgoing_mails where recipient = $1', [email])).toEqual([])

	await page.getByRole('link', { name: 'Incluir outra pessoa' }).click()
	await expect(link).toBeHidden()
	await page.getByLabel('Nome').fill('Outro Caio')
	await page.getByLabel('E-mail').fill(email.toUpperCase())
	await page.getByRole('button', { name: 'Criar sem e-mail' }).click()
	await expect(page.getByText('Já existe um usuário com este e-mail.')).toBeVisible()
	await expect(page.getByLabel('Nome')).toHaveValue('Outro Caio')
	complaints.splice(0)
})

test('another role holds from the next click on, without a new sign-in', async ({ page, browser, signIn, newUser }) => {
	await signIn(page)
	const other = await newUser('author')
	const context = await browser.newContext({ extraHTTPHeaders: ownAddress() })
	const theirs = await context.newPage()
	await signIn(theirs, other)
	const may = async (path: string) => (await theirs.request.get(path, { maxRedirects: 0 })).status()
	expect([await may('/admin/fatos/novo'), await may('/admin/users')]).toEqual([302, 302])

	const row = await openRowOf(page, other.email)
	await choose(page, 'Tornar revisor', 'Tornar revisor')
	await expect(page.getByText('Papel alterado')).toBeVisible()
	await expect(row).toContainText('Revisor')
	expect([await may('/admin/fatos/novo'), await may('/admin/users')]).toEqual([200, 302])
	await context.close()
})

test('taking the role away ends live sessions at once, and it can be given back', async ({
	page,
	browser,
	signInWithPassword: signIn,
	newUser,
	sql,
}) => {
	await signIn(page)
	const other = await newUser()
	const theirs = await browser.newPage({ extraHTTPHeaders: ownAddress() })
	await signIn(theirs, other)
	expect(await whereTo(theirs.request)).toBe('in')

	const row = await openRowOf(page, other.email)
	await choose(page, 'Retirar acesso ao painel', 'Cancelar')
	await expect(page.getByRole('button', { name: /^Ações para/ })).toBeFocused()
	expect(await whereTo(theirs.request)).toBe('in')
	await choose(page, 'Retirar acesso ao painel', 'Retirar acesso')
	await expect(page.getByText('Acesso retirado')).toBeVisible()
	await expect(row).toContainText('Sem acesso ao painel')
	expect(await whereTo(theirs.request)).toBe('/admin/login')
	expect(await sql('select 1 from sessions where user_id = $1', [other.id])).toEqual([])

	await choose(page, 'Tornar administrador', 'Tornar administrador')
	await expect(page.getByText('Papel alterado')).toBeVisible()
	await signIn(theirs, other)
	expect(await whereTo(theirs.request)).toBe('in')
	await theirs.close()
})

test('a disabled account is out at once and cannot sign in until it is enabled', async ({
	page,
	browser,
	signInWithPassword: signIn,
	newUser,
}) => {
	await signIn(page)
	const other = await newUser()
	const theirs = await browser.newPage({ extraHTTPHeaders: ownAddress() })
	await signIn(theirs, other)

	const row = await openRowOf(page, other.email)
	await choose(page, 'Desativar', 'Desativar')
	await expect(page.getByText('Usuário desativado')).toBeVisible()
	await expect(row).toContainText('Desativado')
	expect(await whereTo(theirs.request)).toBe('/admin/login')
	const refused = await theirs.request.post('/admin/login', {
		form: { email: other.email, password: other.password },
		headers: { 'sec-fetch-site': 'same-origin' },
	})
	expect(await refused.text()).toContain('Esta conta está desativada')

	await choose(page, 'Reativar')
	await expect(page.getByText('Usuário reativado')).toBeVisible()
	await signIn(theirs, other)
	await theirs.close()
})

test('a deleted account is gone with its sessions, and the log tells who did it', async ({
	page,
	browser,
	signInWithPassword: signIn,
	newUser,
}) => {
	const admin = await signIn(page)
	const other = await newUser()
	const theirs = await browser.newPage({ extraHTTPHeaders: ownAddress() })
	await signIn(theirs, other)
	await openRowOf(page, other.email)
	await choose(page, 'Excluir', 'Excluir')
	await expect(page.getByText('Usuário excluído')).toBeVisible()
	await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
	await expect(content(page)).toBeFocused()
	expect(await whereTo(theirs.request)).toBe('/admin/login')
	await theirs.close()

	await page.goto(`/admin/audit?${new URLSearchParams({ pessoa: other.email, grupo: 'usuarios' })}`)
	const line = page.getByRole('row').filter({ hasText: `Excluiu a conta de ${other.email}.` })
	await expect(line).toContainText(admin.email)
	await page.getByLabel('Tipo de atividade').selectOption('Posts do blog')
	await expect(page).toHaveURL(/grupo=posts/)
	await expect(page.getByText('Nenhuma atividade encontrada')).toBeVisible()
})

test('a second factor is reset with a mail to its owner; what another admin has undone meanwhile is refused', async ({
	page,
	signInWithPassword: signIn,
	newUser,
	sql,
	complaints,
	db,
}) => {
	await signIn(page)
	const other = await newUser()
	await sql('update users set two_factor_enabled = true where id = $1', [other.id])
	await db.insert(twoFactors).values({ id: other.id, userId: other.id, secret: 's', backupCodes: '[]' })
	const row = await openRowOf(page, other.email)
	await expect(row).toContainText('duas etapas: ligada')
	await choose(page, 'Redefinir segundo fator', 'Redefinir')
	await expect(page.getByText('Segundo fator redefinido')).toBeVisible()
	await expect(row).toContainText('duas etapas: desligada')
	expect(await sql('select 1 from two_factors where user_id = $1', [other.id])).toEqual([])
	expect(await sql('select 1 from outgoing_mails where recipient = $1', [other.email])).toHaveLength(1)

	await sql('delete from users where id = $1', [other.id])
	await choose(page, 'Desativar', 'Desativar')
	await expect(page.getByText('Este usuário não existe mais. Atualize a página.')).toBeVisible()
	complaints.splice(0)
})

test('the last admin cannot leave, and is told why', async ({ page, complaints }) => {
	// A server of its own, with a single admin. It takes a while to start.
	const server = await startOwnServer({ env: { ADMIN_PASSWORD: PASSWORD }, demo: false })
	await page.request.post(`${server.url}/functions/v1/admin-setup`)
	await page.request.post(`${server.url}/api/auth/sign-in/email`, {
		data: { email: 'admin@faroldosul.example', password: PASSWORD },
		headers: { origin: server.url },
	})
	await page.goto(`${server.url}/admin/users`)
	await page.getByRole('button', { name: /^Ações para/ }).click()
	await expect(page.getByText('Você é o último administrador ativo.')).toBeVisible()
	await expect(page.getByRole('menuitem')).toHaveText(['Ver atividades'])

	for (const intent of ['take-access', 'disable', 'delete']) {
		const answer = await page.request.post(`${server.url}/admin/users`, {
			form: { intent, userId: 'first-admin' },
			headers: { 'sec-fetch-site': 'same-origin' },
		})
		expect(answer.status()).toBe(409)
		expect(await answer.text()).toContain('Este é o último administrador ativo. Convide outro antes.')
	}
	expect((await page.request.get(`${server.url}/admin/users`, { maxRedirects: 0 })).status()).toBe(200)
	await page.goto('about:blank')
	complaints.splice(0)
	await server.stop()
})
