import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'
import { LONG_AGO } from '../insert.ts'
import { menu } from '../pages/back-office.ts'
import { holdRequests } from '../pages/hold-requests.ts'
import { toast } from '../pages/notices.ts'
import { title as titleField } from '../pages/post-editor.ts'

const ownWord = () => `x${randomUUID().slice(0, 8)}`

const row = (page: Page, title: string) =>
	page.getByRole('list', { name: 'Na lixeira' }).getByRole('listitem', { name: title })

/** Put there as the list does it, by somebody, so many days ago. */
function binned(days = 2) {
	const deletedAt = new Date(Date.now() - days * 86_400_000)
	return { publishedAt: LONG_AGO, deletedAt, deletedByName: 'Rita Lopes', deletedStatus: 'published' } as const
}

test('the bin says whose doing it was and how long it stays, and gives an article back with its address', async ({
	page,
	request,
	signIn,
	insert,
}) => {
	const slug = ownWord()
	const title = `Granizo ${slug}`
	const { id } = await insert.post({ title, slug, ...binned() })
	await insert.post({ title: `Rascunho ${slug}`, deletedAt: new Date(), deletedStatus: 'draft' })
	await signIn(page)
	await open(page, '/admin/posts')
	await page.getByRole('link', { name: 'Lixeira' }).click()
	await expect(page.getByRole('heading', { name: 'Lixeira' })).toBeVisible()
	await page.getByRole('searchbox', { name: 'Buscar' }).fill(slug)
	await expect(page).toHaveURL(`/admin/lixeira?busca=${slug}`)
	await expect(page.getByRole('list', { name: 'Na lixeira' }).getByRole('listitem')).toHaveCount(2)
	for (const text of ['Na lixeira', 'Excluído por Rita Lopes em', 'sai de vez em 28 dias', 'volta ao ar', '(410)'])
		await expect(row(page, title)).toContainText(text)
	await expect(row(page, `Rascunho ${slug}`)).toContainText('volta como rascunho')
	await expect(row(page, `Rascunho ${slug}`).getByRole('button', { name: 'Redirecionar' })).toHaveCount(0)

	const gone = await request.get(`/blog/${slug}`, { maxRedirects: 0 })
	expect(gone.status()).toBe(410)
	expect(gone.headers()['cache-control']).toBe('no-store')
	await row(page, title).getByRole('button', { name: 'Restaurar' }).click()
	await expect(page.getByText(`“${title}” está no ar de novo.`)).toBeVisible()
	await expect(row(page, title)).toHaveCount(0)
	expect((await request.get(`/blog/${slug}`, { maxRedirects: 0 })).status()).toBe(200)
	await open(page, `/admin/posts/${id}`)
	await expect(titleField(page)).toHaveValue(title)
})

test('readers of an article in the bin see that it is gone, or are led where somebody chose', async ({
	page,
	request,
	signIn,
	insert,
	complaints,
}) => {
	const slug = ownWord()
	const title = `Saiu ${slug}`
	await insert.post({ title, slug, ...binned() })
	const asReader = () => request.get(`/blog/${slug}`, { maxRedirects: 0 })
	await page.goto(`/blog/${slug}`)
	await expect(page.getByRole('heading', { name: 'Este artigo saiu do ar' })).toBeVisible()
	await expect(page.getByRole('link', { name: 'Ver os artigos do blog' })).toHaveAttribute('href', '/blog')
	await expect(page.getByText('Granizo')).toHaveCount(0)
	await expectAccessible(page)
	// The browser names the status.
	complaints.length = 0

	await signIn(page)
	await open(page, `/admin/lixeira?busca=${slug}`)
	await row(page, title).getByRole('button', { name: 'Redirecionar' }).click()
	const dialog = page.getByRole('dialog', { name: 'Redirecionar leitores' })
	await expect(dialog).toContainText(`“${title}”`)
	await dialog.getByLabel('Levar para').fill(`/blog/${slug}`)
	await dialog.getByRole('button', { name: 'Salvar' }).click()
	await expect(dialog).toContainText('Este é o endereço do próprio artigo')
	await dialog.getByLabel('Levar para').fill('/seguros/auto')
	await page.keyboard.press('Enter')
	await expect(dialog).toHaveCount(0)
	await expect(row(page, title)).toContainText('leitores vão para /seguros/auto')
	const led = await asReader()
	expect([led.status(), led.headers()['location']]).toEqual([302, '/seguros/auto'])
	complaints.length = 0

	await row(page, title).getByRole('button', { name: 'Redirecionar' }).click()
	await dialog.getByLabel('Levar para').fill('')
	await dialog.getByRole('button', { name: 'Salvar' }).click()
	await expect(row(page, title)).toContainText('(410)')
	expect((await asReader()).status()).toBe(410)
})

test('several go back or go for good, and only there it cannot be undone', async ({ page, sql, signIn, insert }) => {
	const word = ownWord()
	for (const number of [1, 2, 3, 4]) await insert.post({ title: `Lote ${word} ${number}`, ...binned(number) })
	await signIn(page)
	await open(page, `/admin/lixeira?busca=${word}`)
	for (const number of [1, 2]) await page.getByRole('checkbox', { name: `Selecionar Lote ${word} ${number}` }).check()
	await page.getByRole('button', { name: 'Restaurar selecionados' }).click()
	await expect(page.getByText('2 posts restaurados')).toBeVisible()
	await expect(page.getByRole('list', { name: 'Na lixeira' }).getByRole('listitem')).toHaveCount(2)

	await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
	await page.getByRole('button', { name: 'Excluir de vez os selecionados' }).click()
	const dialog = page.getByRole('alertdialog', { name: 'Excluir 2 posts de vez' })
	await expect(dialog).toContainText(`“Lote ${word} 3” e “Lote ${word} 4” serão excluídos`)
	await expect(dialog).toContainText('Esta ação não pode ser desfeita.')
	await dialog.getByRole('button', { name: 'Excluir de vez' }).click()
	await expect(page.getByText('2 posts excluídos de vez')).toBeVisible()
	await expect(page.getByText('Nada encontrado na lixeira')).toBeVisible()
	const left = await sql(`select title, status from blog_posts where title like $1 order by title`, [`Lote ${word}%`])
	expect(left).toEqual([1, 2].map((number) => ({ title: `Lote ${word} ${number}`, status: 'published' })))
})

test('the editor leads to the bin, and what is saved into it is refused and not lost', async ({
	page,
	sql,
	signIn,
	insert,
}) => {
	const word = ownWord()
	const { id } = await insert.post({ title: `Aberto ${word}` })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await titleField(page).fill(`Aberto ${word} e mudado`)
	await sql(`update blog_posts set deleted_at = now(), deleted_status = 'draft' where id = $1`, [id])
	await page.keyboard.press('Control+s')
	await expect(page.getByText('Este post está na lixeira.', { exact: false })).toBeVisible()
	await expect(titleField(page)).toHaveValue(`Aberto ${word} e mudado`)
	expect(await sql(`select title from blog_posts where id = $1`, [id])).toEqual([{ title: `Aberto ${word}` }])

	await page.goto(`/admin/posts/${id}`)
	await expect(page).toHaveURL(/\/admin\/lixeira\?busca=Aberto/)
	await expect(page.getByText('Este post está na lixeira')).toBeVisible()
	await expect(row(page, `Aberto ${word}`)).toBeVisible()
})

test('on a phone the bin is whole, and nobody is kept out by it', async ({ page, signIn, insert }) => {
	const word = ownWord()
	await insert.post({
		title: `Um título bastante comprido sobre responsabilidade civil profissional ${word}`,
		goneTo: `https://www.exemplo.com.br/${'endereco'.repeat(12)}`,
		...binned(29),
	})
	await page.setViewportSize({ width: 390, height: 800 })
	await signIn(page)
	await open(page, `/admin/lixeira?busca=${word}`)
	await expect(page.getByText('sai de vez em 1 dia')).toBeVisible()
	await expectAccessible(page)
	await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check()
	expect(await overflowOf(page)).toBe(0)
	for (const button of await page.locator('main').getByRole('button').all())
		expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
})

test('from the editor an article goes into the bin with a way on for its readers, and comes back from the list', async ({
	page,
	request,
	signIn,
	insert,
}) => {
	const slug = ownWord()
	const title = `Do editor ${slug}`
	const { id } = await insert.publishedPost({ title, slug })
	const asReader = () => request.get(`/blog/${slug}`, { maxRedirects: 0 })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await page.getByRole('button', { name: 'Excluir', exact: true }).click()
	const dialog = page.getByRole('dialog', { name: 'Excluir post' })
	await expect(dialog).toContainText(`“${title}” vai para a lixeira por 30 dias e sai do site agora.`)
	await expectAccessible(page)
	await dialog.getByLabel('Levar os leitores para').fill(`/blog/${slug}`)
	await page.keyboard.press('Enter')
	expect((await asReader()).status()).toBe(200)
	await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
	await expect(dialog).toContainText('Este é o endereço do próprio artigo')
	expect((await asReader()).status()).toBe(200)
	await dialog.getByLabel('Levar os leitores para').fill('/seguros/auto')
	await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
	await expect(page).toHaveURL('/admin/posts')
	await expect(page.getByText(`“${title}” fica na lixeira por 30 dias.`)).toBeVisible()
	const led = await asReader()
	expect([led.status(), led.headers()['location']]).toEqual([302, '/seguros/auto'])
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await expect(page.getByText(`“${title}” está no ar de novo.`)).toBeVisible()
	expect((await asReader()).status()).toBe(200)
	await page.reload()
	await expect(page.getByText('fica na lixeira')).toHaveCount(0)
})

test('who leaves the editor before the article is in the bin is told all the same, with the way back', async ({
	page,
	signIn,
	insert,
}) => {
	const draft = await insert.post()
	await signIn(page)
	await open(page, `/admin/posts/${draft.id}`)
	const letGo = await holdRequests(page, '**/admin/posts.data*', (request) => request.method() === 'POST')
	await page.getByRole('button', { name: 'Excluir', exact: true }).click()
	const dialog = page.getByRole('dialog', { name: 'Excluir post' })
	await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
	await expect(dialog.getByRole('button', { name: 'Excluindo' })).toBeVisible()
	await dialog.getByRole('button', { name: 'Cancelar' }).click()
	await menu(page).getByRole('link', { name: 'Categorias' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible()
	letGo()
	await expect(toast(page, `“${draft.title}” fica na lixeira por 30 dias.`)).toBeVisible()
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await expect(toast(page, `“${draft.title}” voltou aos rascunhos.`)).toBeVisible()
})

test('an author deletes a draft of theirs from the editor, and keeps what was being written', async ({
	page,
	signIn,
	newUser,
	insert,
}) => {
	const bia = await newUser('author')
	const draft = await insert.post({ authorId: bia.id })
	const live = await insert.publishedPost({ authorId: bia.id })
	await signIn(page, bia)
	await open(page, `/admin/posts/${live.id}`)
	await expect(page.getByRole('button', { name: 'Excluir', exact: true })).toHaveCount(0)
	await open(page, `/admin/posts/${draft.id}`)
	await titleField(page).fill(`Escrito há pouco ${draft.id}`)
	await page.getByRole('button', { name: 'Excluir', exact: true }).click()
	const dialog = page.getByRole('dialog', { name: 'Excluir post' })
	await expect(dialog).toContainText(
		`“${draft.title}” vai para a lixeira por 30 dias. Nesse prazo pode ser restaurado.`,
	)
	await expect(dialog.getByLabel('Levar os leitores para')).toHaveCount(0)
	await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
	await expect(page).toHaveURL('/admin/posts')
	await page.getByRole('button', { name: 'Desfazer' }).click()
	await expect(page.getByText(`“${draft.title}” voltou aos rascunhos.`)).toBeVisible()
	await open(page, `/admin/posts/${draft.id}`)
	await page.getByRole('button', { name: 'Restaurar' }).first().click()
	await expect(titleField(page)).toHaveValue(`Escrito há pouco ${draft.id}`)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('an article is found in the bin and restored; what would ask first is not offered', async ({
		page,
		request,
		signIn,
		insert,
	}) => {
		const slug = ownWord()
		const title = `Sem script ${slug}`
		await insert.post({ title, slug, ...binned() })
		await signIn(page)
		await page.goto('/admin/lixeira')
		await page.getByRole('searchbox', { name: 'Buscar' }).fill(slug)
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(new RegExp(`busca=${slug}`))
		for (const name of ['Redirecionar', 'Excluir de vez'])
			await expect(row(page, title).getByRole('button', { name })).toBeHidden()
		await row(page, title).getByRole('button', { name: 'Restaurar' }).click()
		await expect(page.getByText(`Post restaurado. “${title}” está no ar de novo.`)).toBeVisible()
		expect((await request.get(`/blog/${slug}`, { maxRedirects: 0 })).status()).toBe(200)
	})
})
