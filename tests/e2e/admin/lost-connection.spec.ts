import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'
import { choose, save, title } from '../pages/post-editor.ts'

/** What the router asks the server for, in screens and in forms, and what screens ask by themselves. */
const asked = /\.data(?:\?|$)|\/admin\/api\//

const lose = (page: Page) => page.route(asked, (route) => route.abort('internetdisconnected'))
const mend = (page: Page) => page.unroute(asked)

const lost = (page: Page) => toast(page, 'Sem conexão com o servidor')

/** Presses without a connection: the screen says so and stays, whatever it shows. */
async function pressInVain(page: Page, name: string) {
	// The notice of the last time may still be leaving.
	await expect(lost(page)).toHaveCount(0)
	await lose(page)
	await page.getByRole('button', { name, exact: true }).click()
	await expect(lost(page)).toBeVisible()
	await mend(page)
}

// The browser notes every request that found no answer.
test.afterEach(({ complaints }) => {
	complaints.length = 0
})

test('who is invited stays in the form, and the next try creates the account', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/users/new')
	const email = `${randomUUID()}@exemplo.com.br`
	await page.getByLabel('Nome').fill('Bruno Teste')
	await page.getByLabel('E-mail').fill(email)
	await pressInVain(page, 'Criar sem e-mail')
	await expect(page.getByLabel('Nome')).toHaveValue('Bruno Teste')
	await expect(page.getByLabel('E-mail')).toHaveValue(email)
	await page.getByRole('button', { name: 'Criar sem e-mail' }).click()
	await expect(page.getByText(`Conta criada para Bruno Teste (${email}).`)).toBeVisible()
	await expect(lost(page)).toBeHidden()
})

test('a category and a prompt stay as they were typed', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/categorias/nova')
	await page.getByLabel('Nome').fill('Seguro Náutico')
	await page.getByLabel('Descrição', { exact: true }).fill('Barcos e lanchas.')
	await pressInVain(page, 'Salvar')
	await expect(page.getByLabel('Nome')).toHaveValue('Seguro Náutico')
	await expect(page.getByLabel('Descrição', { exact: true })).toHaveValue('Barcos e lanchas.')

	await open(page, '/admin/ai-generator')
	await page.getByLabel('Prompt').fill('Guia da primeira batida')
	await pressInVain(page, 'Iniciar Pipeline One-Click')
	await expect(page.getByLabel('Prompt')).toHaveValue('Guia da primeira batida')
	await expect(page.getByRole('button', { name: 'Iniciar Pipeline One-Click' })).toBeEnabled()
})

test('the account keeps its forms, and the second factor the step that was reached', async ({ page, signIn }) => {
	const { password } = await signIn(page)
	await open(page, '/admin/account')
	await page.getByLabel('Nome').fill('Ana Maria')
	await pressInVain(page, 'Salvar nome')
	await expect(page.getByLabel('Nome')).toHaveValue('Ana Maria')

	await page.getByLabel('Sua senha, para começar').fill(password)
	await page.getByRole('button', { name: 'Ativar' }).click()
	await expect(page.locator('[data-secret]')).toBeVisible()
	await expect(lost(page)).toBeHidden()
	const secret = await page.locator('[data-secret]').textContent()
	await page.getByLabel('2. Digite o código que ele mostra').fill('123456')
	await pressInVain(page, 'Confirmar e ativar')
	await expect(page.locator('[data-secret]')).toHaveText(secret!)
	await expect(page.getByLabel('2. Digite o código que ele mostra')).toHaveValue('123456')
	await page.getByRole('button', { name: 'Confirmar e ativar' }).click()
	await expect(page.getByText(/Código incorreto/)).toBeVisible()
	await expect(page.getByLabel('Nome')).toHaveValue('Ana Maria')
})

test('a note stays with its lead, and what is held about a person on the screen', async ({ page, signIn, insert }) => {
	const email = `${randomUUID()}@exemplo.com.br`
	const lead = await insert.lead({ kind: 'contact', product: null, phone: null, email, answers: {} })
	await signIn(page)
	await open(page, `/admin/leads/${lead.id}`)
	await page.getByLabel('Nova nota').fill('Prefere contato à tarde')
	await pressInVain(page, 'Adicionar nota')
	await expect(page.getByLabel('Nova nota')).toHaveValue('Prefere contato à tarde')
	await page.getByRole('button', { name: 'Adicionar nota' }).click()
	await expect(page.getByLabel('Nova nota')).toHaveValue('')

	await open(page, '/admin/leads/pessoa')
	const person = page.getByLabel('E-mail ou telefone com DDD')
	await person.fill(email)
	await pressInVain(page, 'Procurar')
	await expect(person).toHaveValue(email)
	await page.getByRole('button', { name: 'Procurar' }).click()
	await expect(page.getByText('Prefere contato à tarde')).toBeVisible()
	await person.fill('outra@exemplo.com.br')
	await pressInVain(page, 'Procurar')
	await expect(person).toHaveValue('outra@exemplo.com.br')
	await expect(page.getByText('Prefere contato à tarde')).toBeVisible()
})

test('a change in a list is not made, and can be tried again', async ({ page, signIn, newUser }) => {
	await signIn(page)
	const other = await newUser('user')
	await open(page, `/admin/users?q=${other.email}`)
	const disable = async () => {
		await page.getByRole('button', { name: /^Ações/ }).click()
		await page.getByRole('menuitem', { name: 'Desativar' }).click()
		await page.getByRole('button', { name: 'Desativar' }).click()
	}
	await lose(page)
	await disable()
	await expect(lost(page)).toBeVisible()
	await mend(page)
	await disable()
	await expect(toast(page, 'Usuário desativado')).toBeVisible()
})

test('a change that was made leaves the screen as it was read where it cannot be read again', async ({
	page,
	signIn,
}) => {
	await signIn(page)
	await open(page, '/admin/account')
	await page.getByLabel('Nova senha', { exact: true }).fill('ainda por salvar')
	await page.route(asked, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
	await page.getByLabel('Nome').fill('Ana Nova')
	await page.getByRole('button', { name: 'Salvar nome' }).click()
	await expect(toast(page, 'A tela mostra o que já tinha sido lido.')).toBeVisible()
	await expect(page.getByLabel('Nova senha', { exact: true })).toHaveValue('ainda por salvar')
})

test('the picture library says inside the editor that it could not be read', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/posts/new')
	await title(page).fill('Um título por salvar')
	await lose(page)
	await choose(page, 'Inserir', 'Imagem')
	const library = page.getByRole('dialog', { name: 'Escolher imagem' })
	await expect(library.getByText('Não foi possível carregar as imagens.')).toBeVisible()
	await mend(page)
	await library.getByRole('button', { name: 'Tentar de novo' }).click()
	await expect(library.getByText('Não foi possível carregar as imagens.')).toBeHidden()
	await page.keyboard.press('Escape')
	await expect(title(page)).toHaveValue('Um título por salvar')
})

test('a proxy that answers in the place of the server takes nothing away', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/users/new')
	await page.getByLabel('Nome').fill('Bruno Teste')
	await page.getByLabel('E-mail').fill('bruno@exemplo.com.br')
	await page.route(asked, (route) => route.fulfill({ status: 502, body: '<html>' }))
	await page.getByRole('button', { name: 'Convidar por e-mail' }).click()
	await expect(toast(page, 'O servidor não respondeu')).toBeVisible()
	await expect(page.getByLabel('Nome')).toHaveValue('Bruno Teste')
})

test('who signs in keeps what was typed, and the pages of the door can be tried again', async ({ page, newUser }) => {
	const { email, password } = await newUser()
	await open(page, '/admin/esqueci-senha')
	await page.getByLabel('E-mail').fill(email)
	await pressInVain(page, 'Enviar link')
	await expect(page.getByLabel('E-mail')).toHaveValue(email)

	await lose(page)
	await page.getByRole('link', { name: 'Voltar ao login' }).click()
	await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
	await mend(page)
	await page.getByRole('button', { name: 'Tentar de novo' }).click()
	await page.getByLabel('E-mail').fill(email)
	await page.getByLabel('Senha', { exact: true }).fill(password)
	await lose(page)
	await page.getByRole('button', { name: 'Entrar' }).click()
	await expect(page.getByText('Erro ao fazer login. Tente novamente.')).toBeVisible()
	await expect(page.getByLabel('E-mail')).toHaveValue(email)
	await mend(page)
	await page.getByRole('button', { name: 'Entrar' }).click()
	await expect(page).toHaveURL('/admin/dashboard')
})

test('a screen that cannot be read says so below the menu, and is read at the next try', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/audit')
	await lose(page)
	await page.getByRole('link', { name: 'Usuários' }).first().click()
	await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
	await expect(page.getByText('O servidor não respondeu. Confira a conexão e tente de novo.')).toBeVisible()
	// A try in vain has to be over before the connection is mended, or its question would hang between both.
	const failed = page.waitForEvent('requestfailed', (request) => /\.data(?:\?|$)/.test(request.url()))
	await page.getByRole('button', { name: 'Tentar de novo' }).click()
	await failed
	await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
	await mend(page)
	await page.getByRole('button', { name: 'Tentar de novo' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible()
})

test('without a network a link leaves the screen open', async ({ page, context, signIn }) => {
	await signIn(page)
	await open(page, '/admin/users/new')
	await page.getByLabel('Nome').fill('Bruno Teste')
	await context.setOffline(true)
	await page.getByRole('link', { name: 'Categorias' }).first().click()
	await expect(lost(page)).toBeVisible()
	await expect(page.getByLabel('Nome')).toHaveValue('Bruno Teste')
	await context.setOffline(false)
	await page.getByRole('link', { name: 'Categorias' }).first().click()
	await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible()
})

test('a post that cannot be deleted, and a list that cannot be read, say so in their own words', async ({
	page,
	signIn,
	insert,
}) => {
	const slug = `por-excluir-${randomUUID()}`
	await insert.post({ title: slug, slug })
	await signIn(page)
	await open(page, `/admin/posts?q=${slug}`)
	const remove = async () => {
		await page.getByRole('button', { name: 'Excluir' }).first().click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
	}
	await lose(page)
	await remove()
	await expect(toast(page, 'Erro ao excluir post')).toBeVisible()
	await expect(page.getByRole('link', { name: slug }).first()).toBeVisible()

	// Another list of the same screen, then the screen from elsewhere.
	await page.getByRole('link', { name: /^rascunhos/ }).click()
	await expect(page.getByRole('heading', { name: 'Erro ao carregar posts' })).toBeVisible()
	await mend(page)
	await page.getByRole('button', { name: 'Tentar de novo' }).click()
	await expect(page.getByRole('link', { name: slug }).first()).toBeVisible()
	await remove()
	await expect(toast(page, 'Post excluído')).toBeVisible()
	await expect(toast(page, 'Erro ao excluir post')).toHaveCount(0)
})

test('a new post opens without the server, and who writes is warned once', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/posts/new')
	await page.getByRole('link', { name: 'Posts do Blog' }).first().click()
	await expect(page.getByRole('heading', { level: 1, name: 'Posts do Blog' })).toBeVisible()
	await lose(page)
	await page.getByRole('link', { name: 'Novo Post' }).first().click()
	await expect(toast(page, 'Aviso', { exact: true })).toBeVisible()
	await expect(toast(page, /^Sem conexão com o servidor\. O post pode ser escrito agora/)).toBeVisible()
	await page.route('**/gravar', (route) => route.abort('internetdisconnected'))
	await title(page).fill('Escrito sem conexão')
	await expect(toast(page, /^Sem conexão com o servidor\. Continue escrevendo/)).toBeVisible()
	await page.unroute('**/gravar')
	await mend(page)
	await save(page).click()
	await expect(toast(page, 'Post criado com sucesso')).toBeVisible()
})
