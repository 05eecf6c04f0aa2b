import type { Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { menu } from '../pages/back-office.ts'
import { holdRequests } from '../pages/hold-requests.ts'
import { toast } from '../pages/notices.ts'

/** Goes to another screen while what was sent to an address waits for its answer, which comes then. */
async function leaveBeforeTheAnswer(page: Page, address: string, send: () => Promise<void>) {
	const letGo = await holdRequests(page, address, (request) => request.method() === 'POST')
	const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('.data'))
	await send()
	await sent
	await menu(page).getByRole('link', { name: 'Categorias' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible()
	letGo()
}

test('a user who was disabled, and one who could not be: both are told elsewhere too', async ({
	page,
	signIn,
	newUser,
	sql,
	allowedComplaints,
}) => {
	allowedComplaints.push(/status of 409/)
	await signIn(page)
	const disable = async () => {
		await page.getByRole('button', { name: /^Ações/ }).click()
		await page.getByRole('menuitem', { name: 'Desativar' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }).click()
	}
	const other = await newUser('user')
	await open(page, `/admin/users?q=${other.email}`)
	await leaveBeforeTheAnswer(page, '**/admin/users.data*', disable)
	await expect(toast(page, 'Usuário desativado')).toBeVisible()
	await expect(toast(page, other.email)).toBeVisible()

	const gone = await newUser('user')
	await open(page, `/admin/users?q=${gone.email}`)
	await sql('delete from users where id = $1', [gone.id])
	await leaveBeforeTheAnswer(page, '**/admin/users.data*', disable)
	await expect(toast(page, 'Usuário não alterado')).toBeVisible()
	await expect(toast(page, 'Este usuário não existe mais.')).toBeVisible()
})

test('a lead that was moved is told elsewhere too, and can be moved back from there', async ({
	page,
	signIn,
	insert,
	sql,
}) => {
	await signIn(page)
	const { id, name } = await insert.lead()
	await open(page, `/admin/leads?busca=${encodeURIComponent(name!)}`)
	const stateOf = async () => (await sql('select status from leads where id = $1', [id]))[0]!['status']
	await leaveBeforeTheAnswer(page, '**/admin/leads.data*', async () => {
		await page.keyboard.press('j')
		await page.keyboard.press('x')
		await page.getByRole('button', { name: 'Mudar situação' }).click()
		await page.getByRole('menuitem', { name: 'ganho' }).click()
	})
	await expect(toast(page, '1 pedido com a situação alterada')).toBeVisible()
	expect(await stateOf()).toBe('won')
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await expect(toast(page, '1 pedido de volta à situação anterior')).toBeVisible()
	expect(await stateOf()).toBe('new')
})

test('a mail that was sent meanwhile is told elsewhere too', async ({
	page,
	signIn,
	insert,
	sql,
	allowedComplaints,
}) => {
	allowedComplaints.push(/status of 409/)
	await signIn(page)
	const { id } = await insert.failedMail()
	await open(page, `/admin/outbox/${id}`)
	await sql('update outgoing_mails set sent_at = now() where id = $1', [id])
	await leaveBeforeTheAnswer(page, `**/admin/outbox/${id}.data*`, () =>
		page.getByRole('button', { name: 'Tentar de novo' }).click(),
	)
	await expect(toast(page, 'Não foi possível reenviar o e-mail')).toBeVisible()
	await expect(toast(page, 'Este e-mail já foi enviado.')).toBeVisible()
})
