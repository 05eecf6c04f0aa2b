import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, open, test } from '../fixtures.ts'
import { dialog, menu, pressing, walk } from '../pages/open-states.ts'
import { withSecondFactor } from '../pages/second-factor.ts'

test('the state of a lead, and all that is known of a person', async ({ page, signIn, insert }) => {
	const word = `x${randomUUID().slice(0, 8)}`
	const { id } = await insert.lead({
		name: `Marina ${word}`,
		email: `${word}@exemplo.com.br`,
		phone: '(51) 99999-1234',
	})
	await signIn(page)
	await open(page, `/admin/leads?busca=${word}`)
	await walk(page, { 'the state of a lead': pressing(/^Mudar a situação de/, menu) })
	await page
		.getByRole('checkbox', { name: /^Selecionar/ })
		.last()
		.check()
	await expectAccessible(page, 'a chosen lead')

	await open(page, `/admin/leads/${id}`)
	await expectAccessible(page, 'a lead')
	await page.getByRole('button', { name: 'Exportar ou apagar dados (LGPD)' }).click()
	await expect(page).toHaveURL(/\/admin\/leads\/pessoa$/)
	await hydrated(page)
	await walk(page, {
		'erasing a person': { press: () => [page.getByRole('button', { name: 'Apagar', exact: true })], opens: dialog() },
	})
})

test('the second factor', async ({ page, signInWithPassword: signIn, baseURL }) => {
	const person = await signIn(page)
	await open(page, '/admin/account')
	await page.getByLabel('Sua senha, para começar').fill(person.password)
	await page.getByRole('button', { name: 'Ativar' }).click()
	await expect(page.getByRole('img', { name: 'QR code para o aplicativo autenticador' })).toBeVisible()
	await expectAccessible(page, 'the second factor being set up')

	await withSecondFactor(page, person, baseURL!)
	await open(page, '/admin/account')
	await walk(page, {
		'new recovery codes': pressing('Gerar novos códigos', dialog()),
		'switching it off': pressing('Desativar', dialog()),
	})
	await page.getByRole('button', { name: 'Gerar novos códigos' }).click()
	await page.getByLabel('Sua senha').fill(person.password)
	await page.getByRole('button', { name: 'Gerar códigos' }).click()
	await expect(page.getByRole('list', { name: 'Códigos de recuperação' })).toBeVisible()
	await expectAccessible(page, 'recovery codes')

	await page.context().clearCookies()
	await page.goto('/admin/login')
	await page.getByLabel('E-mail').fill(person.email)
	await page.getByLabel('Senha', { exact: true }).fill(person.password)
	await page.getByRole('button', { name: 'Entrar' }).click()
	await expect(page).toHaveURL(/\/admin\/login\/codigo$/)
	await expectAccessible(page, 'the question for a code')
})
