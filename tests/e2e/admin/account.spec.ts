import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, overflowOf, ownAddress, test } from '../fixtures.ts'
import { freshCode, withSecondFactor } from '../pages/second-factor.ts'

type Person = { email: string; password: string }

async function enterPassword(page: Page, { email, password }: Person) {
	await page.goto('/admin/login')
	await page.getByLabel('E-mail').fill(email)
	await page.getByLabel('Senha', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'Entrar' }).click()
}

async function enterCode(page: Page, label: string, code: string) {
	await page.getByLabel(label).fill(code)
	await page.getByRole('button', { name: 'Confirmar' }).click()
}

test('the second factor is switched on with a real code, and then asked for at every sign-in', async ({
	page,
	signInWithPassword: signIn,
	sql,
	complaints,
}) => {
	const person = await signIn(page)
	await page.goto('/admin/account')
	await page.getByLabel('Sua senha, para começar').fill('uma senha errada')
	await page.getByRole('button', { name: 'Ativar' }).click()
	await expect(page.getByText('A senha atual não confere.')).toBeVisible()
	await page.getByLabel('Sua senha, para começar').fill(person.password)
	await page.getByRole('button', { name: 'Ativar' }).click()
	await expect(page.getByRole('img', { name: 'QR code para o aplicativo autenticador' })).toBeVisible()

	const secret = await page.locator('[data-secret]').innerText()
	await page.getByLabel('2. Digite o código que ele mostra').fill('000000')
	await page.getByRole('button', { name: 'Confirmar e ativar' }).click()
	await expect(page.getByText(/Código incorreto ou já usado/)).toBeVisible()
	const first = freshCode(secret)
	await page.getByLabel('2. Digite o código que ele mostra').fill(first.code)
	await page.getByRole('button', { name: 'Confirmar e ativar' }).click()
	await expect(page.getByText('Verificação em duas etapas ativada')).toBeVisible()
	const codes = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
	await expect(codes).toHaveCount(10)
	const recoveryCodes = await codes.allInnerTexts()
	const saved = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Baixar' }).click()
	expect(await readFile(await (await saved).path(), 'utf8')).toContain(recoveryCodes[9])
	await page.reload()
	await expect(page.getByText('Ativada', { exact: true })).toBeVisible()
	await expect(page.getByText(recoveryCodes[0]!)).toBeHidden()

	await page.context().clearCookies()
	await enterPassword(page, person)
	await expect(page).toHaveURL(/\/admin\/login\/codigo$/)
	expect((await page.request.get('/admin/dashboard', { maxRedirects: 0 })).status()).toBe(302)
	await enterCode(page, 'Código do aplicativo', first.code)
	await expect(page.getByRole('alert')).toContainText('Código incorreto ou já usado')
	await enterCode(page, 'Código do aplicativo', freshCode(secret, first.step).code)
	await expect(page).toHaveURL(/\/admin\/dashboard$/)
	const lines = await sql(`select action from audit_log where subject_id = $1 order by id`, [person.id])
	expect(lines.map(({ action }) => action)).toEqual([
		'sign-in.succeeded',
		'two-factor.failed',
		'two-factor.enabled',
		'two-factor.failed',
		'sign-in.succeeded',
	])
	complaints.splice(0)
})

test('a recovery code opens the door once, and the second factor goes off again', async ({
	page,
	signInWithPassword: signIn,
	baseURL,
	complaints,
}) => {
	const person = await signIn(page)
	const { recoveryCodes } = await withSecondFactor(page, person, baseURL!)
	for (const outcome of ['enters', 'is refused']) {
		await page.context().clearCookies()
		await enterPassword(page, person)
		await page.getByRole('link', { name: 'Usar código de recuperação' }).click()
		await enterCode(page, 'Código de recuperação', recoveryCodes[0]!.toUpperCase())
		if (outcome === 'enters') await expect(page).toHaveURL(/\/admin\/dashboard$/)
		else await expect(page.getByRole('alert')).toContainText('Tente outro da sua lista')
	}
	await enterCode(page, 'Código de recuperação', recoveryCodes[1]!)
	await expect(page).toHaveURL(/\/admin\/dashboard$/)

	await page.goto('/admin/account')
	await page.getByRole('button', { name: 'Gerar novos códigos' }).click()
	await page.getByLabel('Sua senha').fill(person.password)
	await page.getByRole('button', { name: 'Gerar códigos' }).click()
	await expect(page.getByRole('list', { name: 'Códigos de recuperação' })).toBeVisible()
	await page.getByRole('button', { name: 'Desativar' }).click()
	await page.getByLabel('Sua senha').fill(person.password)
	await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click()
	await expect(page.getByText('Desativada', { exact: true })).toBeVisible()
	complaints.splice(0)
})

test('after five wrong codes even the right one leads back to the password', async ({
	page,
	signInWithPassword: signIn,
	baseURL,
	complaints,
}) => {
	const person = await signIn(page)
	const { secret, used } = await withSecondFactor(page, person, baseURL!)
	await page.context().clearCookies()
	await enterPassword(page, person)
	await expect(page).toHaveURL(/codigo$/)
	for (let time = 0; time < 5; time++) {
		const guess = { data: { code: '000000' }, headers: { origin: baseURL! } }
		expect((await page.request.post('/api/auth/two-factor/verify-totp', guess)).status()).toBe(401)
	}
	await enterCode(page, 'Código do aplicativo', freshCode(secret, used).code)
	await expect(page).toHaveURL(/\/admin\/login\?aviso=recomece$/)
	await expect(page.getByText('Entre de novo com e-mail e senha')).toBeVisible()
	complaints.splice(0)
})

test('a forgotten password is replaced by mail, once, and every session ends', async ({
	page,
	browser,
	newUser,
	signInWithPassword: signIn,
	sql,
	mailsTo,
	complaints,
}) => {
	const person = await newUser()
	const elsewhere = await browser.newPage({ extraHTTPHeaders: ownAddress() })
	await signIn(elsewhere, person)

	const answers: string[] = []
	for (const email of ['ninguem@exemplo.com.br', person.email]) {
		await page.goto('/admin/login')
		await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
		// Both pages ask for the e-mail.
		await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible()
		await page.getByLabel('E-mail').fill(email)
		await page.getByRole('button', { name: 'Enviar link' }).click()
		await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible()
		answers.push(await page.locator('main').innerText())
	}
	expect(answers[1]).toBe(answers[0])
	expect(await sql(`select id from outgoing_mails where recipient = 'ninguem@exemplo.com.br'`)).toEqual([])

	const [mail] = await mailsTo(person.email, 1)
	const link = new URL(/https?:\S+\?token=\S+/.exec(mail!)![0])
	const kept = () => sql(`select body, sent_at from outgoing_mails where recipient = $1`, [person.email])
	await expect.poll(async () => (await kept())[0]?.['sent_at']).toBeTruthy()
	expect(String((await kept())[0]!['body'])).not.toContain(link.searchParams.get('token'))
	await page.goto(link.pathname + link.search)
	await page.getByLabel('Nova senha', { exact: true }).fill('Senha123456!!')
	await page.getByLabel('Repita a nova senha').fill('Senha123456!!')
	await page.getByRole('button', { name: 'Salvar senha' }).click()
	await expect(page.getByRole('alert')).toContainText('listas de senhas vazadas')
	await page.getByLabel('Nova senha', { exact: true }).fill('vento nordeste na janela')
	await page.getByLabel('Repita a nova senha').fill('vento nordeste na janela')
	await page.getByRole('button', { name: 'Salvar senha' }).click()
	await expect(page.getByText('Senha definida.')).toBeVisible()

	await elsewhere.goto('/admin/dashboard')
	await expect(elsewhere).toHaveURL(/\/admin\/login$/)
	await page.goto(link.pathname + link.search)
	await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
	await enterPassword(page, { ...person, password: 'vento nordeste na janela' })
	await expect(page).toHaveURL(/\/admin\/dashboard$/)
	complaints.splice(0)
})

test('a new e-mail counts once it is confirmed there, and the session goes on', async ({
	page,
	browser,
	sql,
	mailsTo,
	signIn,
	complaints,
}) => {
	const person = await signIn(page)
	const email = person.email.replace('ana-', 'nova-')
	await page.goto('/admin/account')
	const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'E-mail', exact: true }) })
	await card.getByLabel('Novo e-mail').fill(email)
	await card.getByLabel('Senha da conta', { exact: true }).fill('uma senha que não é')
	await card.getByRole('button', { name: 'Pedir confirmação' }).click()
	await expect(card).toContainText('A senha atual não confere.')
	await card.getByLabel('Senha da conta', { exact: true }).fill(person.password)
	await card.getByRole('button', { name: 'Pedir confirmação' }).click()
	await expect(card).toContainText(`A confirmação para ${email} está na fila de saída.`)
	await expect(card).toContainText(person.email)

	const [mail] = await mailsTo(email, 1)
	const link = new URL(/https?:\S+\?token=\S+/.exec(mail!)![0])
	// Wherever that mailbox is read, signed in or not.
	const elsewhere = await browser.newPage({ javaScriptEnabled: false, extraHTTPHeaders: ownAddress() })
	await elsewhere.goto(link.pathname + link.search)
	await elsewhere.getByRole('button', { name: 'Confirmar' }).click()
	await expect(elsewhere.getByText(`A partir de agora você entra com ${email}`)).toBeVisible()
	await elsewhere.goto(link.pathname + link.search)
	await expect(elsewhere.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
	await elsewhere.close()

	await page.goto('/admin/account')
	await expect(card).toContainText(`Você entra com ${email}`)
	expect(await sql('select 1 from outgoing_mails where recipient = $1', [person.email])).toHaveLength(1)
	complaints.splice(0)
})

test('a new password ends the other sessions, and one can be ended from the list', async ({
	page,
	browser,
	signInWithPassword: signIn,
	complaints,
}) => {
	const person = await signIn(page)
	const tablet = await browser.newPage({ extraHTTPHeaders: ownAddress(), userAgent: 'Mozilla/5.0 (iPad) Safari/604.1' })
	await signIn(tablet, person)
	await tablet.goto('/admin/account')
	await page.goto('/admin/account')
	await page.getByLabel('Nome').fill('Ana Nova')
	await page.getByRole('button', { name: 'Salvar nome' }).click()
	await expect(page.getByText('Nome salvo')).toBeVisible()

	await page.getByLabel('Senha atual').fill(person.password)
	await page.getByLabel('Nova senha', { exact: true }).fill(person.email)
	await page.getByLabel('Repita a nova senha').fill(person.email)
	await page.getByRole('button', { name: 'Trocar senha' }).click()
	await expect(page.getByLabel('Nova senha', { exact: true })).toHaveAccessibleDescription(/quase só o seu e-mail/)
	await expect(page.getByLabel('Nova senha', { exact: true })).toBeFocused()
	await page.getByLabel('Nova senha', { exact: true }).fill('três barcos na enseada')
	await page.getByLabel('Repita a nova senha').fill('três barcos na enseada')
	await page.getByRole('button', { name: 'Trocar senha' }).click()
	await expect(page.getByText('Senha trocada')).toBeVisible()
	await expect(page.getByLabel('Senha atual')).toHaveValue('')
	await tablet.reload()
	await expect(tablet).toHaveURL(/\/admin\/login/)

	await signIn(tablet, { ...person, password: 'três barcos na enseada' })
	await page.reload()
	await expect(page.getByText('esta sessão')).toHaveCount(1)
	await page.getByRole('button', { name: 'Encerrar Safari no iPad' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click()
	await expect(page.getByText('Sessão encerrada')).toBeVisible()
	await expect(page.getByText('Safari no iPad')).toBeHidden()
	await tablet.goto('/admin/dashboard')
	await expect(tablet).toHaveURL(/\/admin\/login/)

	await page.getByRole('button', { name: 'Sair de todos os dispositivos' }).click()
	await page.getByRole('button', { name: 'Sair de tudo' }).click()
	await expect(page.getByText('Você saiu de todos os dispositivos.')).toBeVisible()
	complaints.splice(0)
})

test('signing out in one tab sends the others to the sign-in page', async ({
	page,
	context,
	signInWithPassword: signIn,
	complaints,
}) => {
	await signIn(page)
	await page.goto('/admin/account')
	const other = await context.newPage()
	await other.goto('/admin/dashboard')
	await page.bringToFront()
	await page.getByRole('button', { name: 'Sair', exact: true }).click()
	await expect(page.getByText('Logout realizado com sucesso')).toBeVisible()
	await expect(other).toHaveURL(/\/admin\/login$/)
	complaints.splice(0)
})

test('the account screen fits a phone and works without JavaScript', async ({
	browser,
	signInWithPassword: signIn,
}) => {
	const page = await browser.newPage({
		extraHTTPHeaders: ownAddress(),
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	})
	const person = await signIn(page)
	await page.goto('/admin/account')
	await page.getByLabel('Senha atual').fill('uma senha errada')
	await page.getByLabel('Nova senha', { exact: true }).fill('três barcos na enseada')
	await page.getByLabel('Repita a nova senha').fill('três barcos na enseada')
	await page.getByRole('button', { name: 'Trocar senha' }).click()
	await expect(page.getByText('A senha atual não confere.')).toBeVisible()
	expect(await overflowOf(page)).toBe(0)
	await page.getByLabel('Sua senha, para começar').fill(person.password)
	await page.getByRole('button', { name: 'Ativar' }).click()
	await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
	expect(await overflowOf(page)).toBe(0)
	await page.close()
})
