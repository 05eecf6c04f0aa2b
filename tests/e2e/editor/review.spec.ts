import { randomUUID } from 'node:crypto'
import { postNotes } from '#db/schema/reviews.ts'
import { expect, open, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'
import { html, openHtml, publish } from '../pages/post-editor.ts'

const sign = 'Revisei esta versão'

test('somebody with a registration signs a version, readers see it, and it lapses with the text', async ({
	page,
	signIn,
	insert,
}) => {
	const slug = `x${randomUUID().slice(0, 8)}`
	const { id } = await insert.publishedPost({ title: `Prazos ${slug}`, slug, content: '<p>São 30 dias.</p>' })
	const { name } = await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	await expect(page.getByText('de 82 possíveis sem revisão')).toBeVisible()
	await expect(page.getByText('Nenhuma pessoa assinou esta versão.')).toBeVisible()
	await expect(page.getByRole('button', { name: sign })).toHaveCount(0)

	await open(page, '/admin/account')
	await page.getByLabel('Registro na SUSEP').fill('000000000')
	await page.getByRole('button', { name: 'Salvar registro' }).click()
	await expect(page.getByText('Informe o número do registro, de 6 a 15 algarismos.')).toBeVisible()
	await page.getByLabel('Registro na SUSEP').fill('202012345')
	await page.getByRole('button', { name: 'Salvar registro' }).click()
	await expect(toast(page, 'Registro salvo')).toBeVisible()

	await openHtml(page, `/admin/posts/${id}`)
	await page.getByRole('button', { name: sign }).click()
	await expect(toast(page, 'Revisão assinada')).toBeVisible()
	await expect(page.getByText(`Revisado por ${name}, registro SUSEP 202012345`)).toBeVisible()
	await expect(page.getByText('de 82 possíveis sem revisão')).toHaveCount(0)

	await html(page).fill('<p>São 45 dias.</p>')
	await expect(page.getByText(`${name} revisou o artigo em`)).toBeVisible()
	await expect(page.getByRole('button', { name: sign })).toBeDisabled()
	await html(page).fill('<p><b>São 30</b> dias.</p>')
	await publish(page)
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	await expect(page.getByText(`Revisado por ${name}, registro SUSEP 202012345`)).toBeVisible()

	await page.context().clearCookies()
	await page.goto(`/blog/${slug}`)
	const box = page.getByRole('region', { name: 'Autoria e revisão' })
	await expect(box).toContainText(name)
	await expect(box).toContainText('Registro SUSEP 202012345')
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the article is saved and signed by one press', async ({ page, sql, signIn, insert }) => {
		const { id } = await insert.post({ content: '<p>São 30 dias.</p>' })
		const { id: userId, name } = await signIn(page)
		await sql(`update users set registration = '202012345' where id = '${userId}'`)
		await page.goto(`/admin/posts/${id}`)
		await page.getByLabel('Autor', { exact: true }).fill('Beatriz Lima')
		await page.getByRole('button', { name: sign }).click()
		await expect(page.getByText(`Revisado por ${name}, registro SUSEP 202012345`)).toBeVisible()
		await expect(page.getByLabel('Autor', { exact: true })).toHaveValue('Beatriz Lima')
	})

	test('open notes hold a signature back until somebody says that they sign all the same', async ({
		page,
		db,
		sql,
		signIn,
		insert,
	}) => {
		const { id } = await insert.post({ content: '<p>São 30 dias.</p>' })
		await db
			.insert(postNotes)
			.values({ postId: id, passage: '30 dias', text: 'Falta fonte.', writtenByName: 'Rogério' })
		await insert.reviewRequest({ postId: id })
		const { id: userId, name } = await signIn(page)
		await sql(`update users set registration = '202012345' where id = '${userId}'`)
		await page.goto(`/admin/posts/${id}`)
		await page.getByRole('button', { name: 'Aprovar versão 1' }).click()
		// Playwright finds no text in a noscript by itself.
		const notice = page.locator('noscript > div')
		await expect(notice).toContainText('A revisão não foi assinada')
		await expect(notice).toContainText('1 nota continua aberta. Resolva antes')
		await expect(notice).toBeVisible()
		await page.getByLabel('1 nota continua aberta: assino assim mesmo').check()
		await page.getByRole('button', { name: /^Aprovar versão/ }).click()
		await expect(page.getByText(`Revisado por ${name}, registro SUSEP 202012345`)).toBeVisible()
	})
})
