import type { Page } from '@playwright/test'
import { aPhoto, uniqueName } from '../a-photo.ts'
import { expect, open, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'
import { finishPublishing, html, openHtml, publishButton, save } from '../pages/post-editor.ts'

/** How often somebody pressed something, as the pages themselves saw it. */
async function countPresses(page: Page): Promise<() => number> {
	let presses = 0
	await page.exposeFunction('pressed', () => {
		presses += 1
	})
	await page.addInitScript(() => {
		const own = window as unknown as { pressed: () => void }
		document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && own.pressed(), true)
	})
	return () => presses
}

test('from a prompt to a live article with a cover of one’s own takes seven presses at most', async ({
	page,
	request,
	signIn,
}) => {
	await signIn(page)
	const name = uniqueName()
	await open(page, '/admin/midia')
	await page.locator('input[data-upload]').setInputFiles(await aPhoto(`${name}.jpg`))
	await expect(page.getByRole('region', { name: 'Envios' })).toContainText('Enviada')

	const presses = await countPresses(page)
	await open(page, '/admin/ai-generator')
	// Other articles of the same hour are in other words: nothing of it is said twice.
	await page.getByLabel('Prompt').fill(`Seguro do carro com a capa ${name} [[groq:outras-palavras]]`)
	await page.getByRole('button', { name: 'Iniciar Pipeline One-Click' }).click()
	await expect(page.getByRole('heading', { name: 'Conteúdo Gerado' })).toBeVisible()
	const keep = page.getByRole('button', { name: 'Salvar como rascunho' })
	const edit = page.getByRole('link', { name: 'Abrir no editor' })
	await expect(keep.or(edit).first()).toBeVisible()
	if (await keep.isVisible()) await keep.click()
	await edit.click()
	await page.getByRole('button', { name: 'Trocar capa' }).click()
	await page
		.getByRole('dialog', { name: 'Escolher imagem' })
		.getByRole('button', { name: new RegExp(`^Usar .*${name}`) })
		.click()
	await publishButton(page).click()
	await finishPublishing(page)
	await expect(toast(page, 'Post publicado com sucesso')).toBeVisible()
	// The last press may still be on its way to us.
	await expect.poll(presses).toBeGreaterThan(4)
	expect(presses()).toBeLessThanOrEqual(7)
	const live = await page.getByRole('link', { name: /^No ar: / }).getAttribute('href')
	const article = await (await request.get(live!)).text()
	expect(article).toMatch(/\/media\/files\/[0-9a-f]+-/)
})

test('a bad save is undone by two presses', async ({ page, sql, signIn, insert }) => {
	const good = '<p>O texto bom.</p>'
	const { id } = await insert.post({ content: good })
	const content = async () => (await sql('select content from blog_posts where id = $1', [id]))[0]!['content']
	await signIn(page)
	const presses = await countPresses(page)
	await openHtml(page, `/admin/posts/${id}`)
	await html(page).fill('<p>oops</p>')
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	expect(await content()).toBe('<p>oops</p>')
	const before = presses()
	await page.getByRole('tab', { name: 'Histórico' }).click()
	await page.getByRole('button', { name: 'Restaurar a versão 1' }).click()
	await expect(html(page)).toHaveValue(good)
	await expect.poll(content).toBe(good)
	await expect.poll(() => presses() - before).toBe(2)
})

test('a deletion is undone by one press in its notice, or by two from the bin', async ({
	page,
	sql,
	signIn,
	insert,
}) => {
	const posts = [await insert.publishedPost(), await insert.publishedPost()]
	const statusOf = async (id: string) => (await sql('select status from blog_posts where id = $1', [id]))[0]!['status']
	await signIn(page)
	const presses = await countPresses(page)
	for (const [at, { id, title }] of posts.entries()) {
		await open(page, `/admin/posts/${id}`)
		await page.getByRole('button', { name: 'Excluir', exact: true }).click()
		await page
			.getByRole('dialog', { name: 'Excluir post' })
			.getByRole('button', { name: 'Excluir', exact: true })
			.click()
		await expect(page.getByText(`“${title}” fica na lixeira`)).toBeVisible()
		expect(await statusOf(id)).toBe('draft')
		const before = presses()
		if (at === 0) await page.getByRole('button', { name: 'Desfazer' }).click()
		else {
			await page.getByRole('link', { name: 'Lixeira' }).click()
			const row = page.getByRole('list', { name: 'Na lixeira' }).getByRole('listitem', { name: title })
			await row.getByRole('button', { name: 'Restaurar' }).click()
		}
		await expect(page.getByText(`“${title}” está no ar de novo.`)).toBeVisible()
		expect(await statusOf(id)).toBe('published')
		await expect.poll(() => presses() - before).toBe(at + 1)
	}
})
