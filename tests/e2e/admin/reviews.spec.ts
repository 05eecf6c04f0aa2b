import { eq } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'

test('an author asks, a reviewer returns with a reason, and the next time approves in their name', async ({
	page,
	db,
	signIn,
	insert,
}) => {
	const author = await signIn(page)
	await db.update(users).set({ role: 'author' }).where(eq(users.id, author.id))
	const { id, title } = await insert.post({ authorId: author.id, content: '<p>São 30 dias.</p>' })
	await open(page, `/admin/posts/${id}`)
	await page.getByLabel('Recado a quem revisa').fill('Confira o prazo.')
	await page.getByRole('button', { name: 'Pedir revisão' }).click()
	await expect(toast(page, 'Revisão pedida')).toBeVisible()
	await expect(page.getByText('Em revisão', { exact: true }).first()).toBeVisible()
	await expect(page.getByRole('button', { name: 'Retirar o pedido' })).toBeVisible()
	await page.context().clearCookies()

	const reviewer = await signIn(page)
	await db.update(users).set({ role: 'reviewer', registration: '202012345' }).where(eq(users.id, reviewer.id))
	await open(page, '/admin/revisao')
	const row = page.getByRole('row').filter({ hasText: title })
	await expect(row).toContainText(author.name)
	await expect(row).toContainText('“Confira o prazo.”')
	await expectAccessible(page)
	await row.getByRole('link', { name: `Revisar ${title}` }).click()
	await page.getByRole('button', { name: 'Devolver', exact: true }).click()
	await page.getByRole('button', { name: 'Devolver com este motivo' }).click()
	await expect(page.getByText('Escreva pelo menos 10 caracteres')).toBeVisible()
	await page.getByLabel('Motivo da devolução').fill('Falta dizer de onde vem o prazo.')
	await page.getByRole('button', { name: 'Devolver com este motivo' }).click()
	await expect(toast(page, 'Artigo devolvido')).toBeVisible()
	await open(page, '/admin/revisao?aba=devolvidos')
	await expect(page.getByRole('row').filter({ hasText: title })).toContainText('“Falta dizer de onde vem o prazo.”')

	await insert.reviewRequest({ postId: id })
	await open(page, `/admin/posts/${id}`)
	await page.getByRole('button', { name: 'Aprovar versão 1' }).click()
	await expect(toast(page, 'Versão 1 aprovada')).toBeVisible()
	await expect(page.getByText(`Revisado por ${reviewer.name}, registro SUSEP 202012345`)).toBeVisible()
})

test('the queue fits a phone, and says so when nothing waits', async ({ page, signIn }) => {
	await signIn(page)
	await page.setViewportSize({ width: 390, height: 844 })
	await open(page, '/admin/revisao?aba=meus')
	await expect(page.getByRole('heading', { name: 'Revisão', level: 1 })).toBeVisible()
	await expect(page.getByText('Nada por aqui')).toBeVisible()
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page)
})
