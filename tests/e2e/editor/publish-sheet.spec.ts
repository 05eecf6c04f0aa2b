import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'
import { notices, toast } from '../pages/notices.ts'
import {
	choosePublish,
	html,
	judged,
	openHtml,
	openSheet,
	publish,
	publishButton,
	publishSheet,
	sheetButton,
	title,
	visual,
} from '../pages/post-editor.ts'

const MOTIVE = 'Aviso aos clientes da rua'
const plain = '<p>Mudamos de sala no mesmo prédio.</p>'
const WRONG = 'Entregues os documentos, a seguradora tem 45 dias para dizer se paga o sinistro.'
const wrong = `<p>Avise a seguradora assim que puder.</p><p>${WRONG}</p>`

test('a draft goes live by the sheet, and back by one press', async ({ page, request, sql, signIn, insert }) => {
	const draft = await insert.post({ content: plain })
	const status = async () => (await sql('select status from blog_posts where id = $1', [draft.id]))[0]!['status']
	const reader = () => request.get(`/blog/${draft.slug}`, { maxRedirects: 0 })
	await signIn(page)
	await open(page, `/admin/posts/${draft.id}`)
	expect((await reader()).status()).toBe(302)
	const sheet = await openSheet(page)
	await expect(sheet.getByText(`/blog/${draft.slug}`)).toBeVisible()
	await expect(sheet.getByText(/^\d+ condições atendidas$/)).toBeVisible()
	await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
	await sheetButton(page).click()
	await expect(toast(page, 'Post publicado com sucesso')).toBeVisible()
	await expect(sheet).toBeHidden()
	await expect(notices(page).getByRole('link', { name: `No ar: ${draft.title}` })).toHaveAttribute(
		'href',
		`/blog/${draft.slug}`,
	)
	expect(await status()).toBe('published')
	expect((await reader()).status()).toBe(200)
	await notices(page).getByRole('button', { name: 'Desfazer' }).click()
	await expect(toast(page, 'Publicação desfeita')).toBeVisible()
	expect(await status()).toBe('draft')
	await expect.poll(async () => (await reader()).status()).toBe(302)
	await expect(publishButton(page)).toHaveText('Publicar')
})

test('what speaks against it keeps the button off until a motive stands there, which is logged', async ({
	page,
	sql,
	signIn,
	insert,
}) => {
	// A text of its own: where another test publishes the same one, the likeness is a new reason.
	const { id } = await insert.post({ content: '<p>A copa do escritório ganhou uma cafeteira.</p>' })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	const sheet = await openSheet(page)
	await expect(sheet.getByRole('heading', { name: /pontos? pedem? a sua decisão$/ })).toBeVisible()
	await expect(sheet.getByRole('listitem').filter({ hasText: 'A nota de SEO é' })).toContainText('Nota abaixo da meta')
	await expect(sheetButton(page)).toBeDisabled()
	await sheet.getByLabel(/^Motivo/).fill('curto')
	await expect(sheet.getByText('pelo menos 10 caracteres')).toBeVisible()
	await expect(sheetButton(page)).toBeDisabled()
	await page.keyboard.press('Enter')
	await expect(sheet).toBeVisible()
	await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
	await page.keyboard.press('Enter')
	await expect(toast(page, 'Post publicado com sucesso')).toBeVisible()
	const [logged] = await sql<{ details: Record<string, string> }>(
		`select details from audit_log where subject_id = $1 and action = 'post.published-despite'`,
		[id],
	)
	expect(logged!.details).toMatchObject({ motive: MOTIVE })

	// What was answered for once is not asked about again; new reasons are.
	await page.getByRole('tab', { name: 'HTML' }).click()
	await html(page).fill('<p>A copa do escritório ganhou uma cafeteira nova.</p>')
	await openSheet(page)
	await expect(sheet.getByRole('heading', { name: 'Pronto para publicar' })).toBeVisible()
	await page.keyboard.press('Escape')
	await html(page).fill('<p>A copa do escritório ganhou uma cafeteira. Oito em cada dez recusas levam 45 dias.</p>')
	await openSheet(page)
	await expect(sheet.getByText(/^Nada apoia /).first()).toBeVisible()
	await expect(sheetButton(page)).toBeDisabled()
})

test('nobody publishes what is critical; what the register knows is put right there, and taken back', async ({
	page,
	sql,
	signIn,
	insert,
}) => {
	const { id } = await insert.post({ title: 'Prazo da seguradora no sinistro', content: wrong })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	const sheet = await openSheet(page)
	await expect(sheet.getByRole('heading', { name: /^Ainda não: / })).toBeVisible()
	const row = sheet.getByRole('listitem').filter({ hasText: '45 dias' }).first()
	await expect(row).toContainText('Contradiz um fato')
	await expect(sheet.getByLabel(/^Motivo/)).toBeHidden()
	await expect(sheetButton(page)).toBeDisabled()
	await sheet.getByRole('button', { name: 'Trocar por 30 dias' }).click()
	await judged(page)
	await expect(html(page)).toHaveValue(wrong.replace('45 dias', '30 dias'))
	await expect(sheet.getByText('Contradiz um fato')).toHaveCount(0)
	await expect(sheet.getByText(/^Fato em vigor, Lei/)).toBeVisible()
	const done = sheet.getByRole('listitem').filter({ hasText: 'Trocado' })
	await expect(done).toContainText('30 dias')
	await done.getByRole('button', { name: 'Desfazer' }).click()
	await judged(page)
	await expect(html(page)).toHaveValue(wrong)
	await expect(row).toContainText('Contradiz um fato')
	expect((await sql('select status from blog_posts where id = $1', [id]))[0]!['status']).toBe('draft')
})

test('a reason leads to its passage, and the sheet waits where it was', async ({ page, signIn, insert }) => {
	const unknown = 'Oito em cada dez recusas começam em um aviso feito tarde.'
	const { id } = await insert.post({ content: `<p>Avise cedo.</p><p>${unknown}</p>` })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await expect(visual(page)).toContainText(unknown)
	const sheet = await openSheet(page)
	await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
	const row = sheet.getByRole('listitem').filter({ hasText: 'Oito em cada dez' })
	await row.getByRole('button', { name: 'Ir ao trecho' }).click()
	await expect(sheet).toBeHidden()
	await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('Oito em cada dez')
	await page.getByRole('button', { name: 'Voltar à publicação' }).click()
	await expect(sheet.getByLabel(/^Motivo/)).toHaveValue(MOTIVE)
	await judged(page)
	await sheet
		.getByRole('listitem')
		.filter({ hasText: 'A nota de SEO é' })
		.getByRole('button', { name: 'Ir ao campo' })
		.click()
	await expect(page.getByLabel('Meta título')).toBeFocused()
})

test('a draft is given a moment by the clock of Brasília, and loses it again', async ({
	page,
	sql,
	signIn,
	insert,
}) => {
	const { id, title: name } = await insert.post({ content: plain })
	const due = async () =>
		(
			await sql(
				`select to_char(publish_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due from blog_posts where id = $1`,
				[id],
			)
		)[0]!['due']
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	const sheet = await choosePublish(page, 'Agendar…')
	await judged(page)
	const moment = sheet.getByLabel('Dia e hora da publicação, horário de Brasília')
	await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
	await moment.fill('2021-03-10T09:30')
	await expect(sheet.getByText('Escolha um momento no futuro.')).toBeVisible()
	await expect(sheetButton(page)).toBeDisabled()
	await moment.fill('2031-03-10T09:30')
	await sheetButton(page).click()
	await expect(toast(page, `“${name}” vai ao ar em 10/03/2031, 09:30, horário de Brasília.`)).toBeVisible()
	expect(await due()).toBe('2031-03-10 12:30')
	await choosePublish(page, 'Cancelar agendamento')
	await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar agendamento' }).click()
	await expect(toast(page, 'Agendamento cancelado')).toBeVisible()
	expect(await due()).toBeNull()
})

test.describe('a live article', () => {
	const before = '<p>Leia a apólice com calma.</p><p>Guarde o contrato.</p>'
	const after = '<p>Leia a apólice hoje.</p><p>Guarde o contrato.</p>'

	test('its changes wait for their publication, which can be taken back', async ({ page, request, signIn, insert }) => {
		const post = await insert.publishedPost({ content: before })
		const seen = async () => (await request.get(`/blog/${post.slug}`)).text()
		await signIn(page)
		await openHtml(page, `/admin/posts/${post.id}`)
		await expect(publishButton(page)).toHaveText('Publicar alterações')
		await openSheet(page)
		await expect(publishSheet(page).getByText('Não há alterações para publicar.')).toBeVisible()
		await expect(sheetButton(page)).toBeDisabled()
		await page.keyboard.press('Escape')
		await html(page).fill(after)
		await page.keyboard.press('Control+s')
		await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
		expect(await seen()).toContain('com calma')
		const sheet = await openSheet(page)
		const changes = sheet.getByRole('region', { name: 'O que muda para o leitor' })
		await expect(changes.locator('del')).toHaveText('com calma.')
		await expect(changes.locator('ins')).toHaveText('hoje.')
		await changes.getByRole('button', { name: 'Comparar versões' }).click()
		await expect(page.getByRole('table', { name: 'Texto lado a lado' })).toBeVisible()
		await page.keyboard.press('Escape')
		await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
		await sheetButton(page).click()
		await expect(toast(page, 'As alterações estão no ar.')).toBeVisible()
		await expect.poll(seen).toContain('Leia a apólice hoje')
		await notices(page).getByRole('button', { name: 'Desfazer' }).click()
		await expect(toast(page, 'Publicação desfeita')).toBeVisible()
		await expect.poll(seen).toContain('com calma')
		await expect(html(page)).toHaveValue(after)
	})

	test('its changes are given a moment, and thrown away', async ({ page, request, sql, signIn, insert }) => {
		const post = await insert.publishedPost({ content: before })
		await signIn(page)
		await openHtml(page, `/admin/posts/${post.id}`)
		await html(page).fill(after)
		const sheet = await choosePublish(page, 'Agendar alterações…')
		await judged(page)
		await sheet.getByLabel('Dia e hora da publicação, horário de Brasília').fill('2031-03-10T09:30')
		await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
		await sheetButton(page).click()
		await expect(toast(page, 'Alterações agendadas')).toBeVisible()
		const waiting = () =>
			sql(
				`select to_char(publish_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due from post_changes where post_id = $1`,
				[post.id],
			)
		expect(await waiting()).toEqual([{ due: '2031-03-10 12:30' }])
		expect(await (await request.get(`/blog/${post.slug}`)).text()).toContain('com calma')
		await choosePublish(page, 'Descartar alterações')
		await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar alterações' }).click()
		await expect(toast(page, 'Alterações descartadas')).toBeVisible()
		await expect(html(page)).toHaveValue(before)
		expect(await waiting()).toEqual([])
	})

	test('it is taken from its readers and stays a draft', async ({ page, request, sql, signIn, insert }) => {
		const post = await insert.publishedPost({ content: before })
		await signIn(page)
		await open(page, `/admin/posts/${post.id}`)
		await choosePublish(page, 'Despublicar')
		await page.getByRole('alertdialog').getByRole('button', { name: 'Despublicar' }).click()
		await expect(toast(page, 'Post despublicado')).toBeVisible()
		expect(await sql('select status, content from blog_posts where id = $1', [post.id])).toEqual([
			{ status: 'draft', content: before },
		])
		await expect.poll(async () => (await request.get(`/blog/${post.slug}`, { maxRedirects: 0 })).status()).toBe(302)
		await expect(publishButton(page)).toHaveText('Publicar')
	})
})

test('menu, sheet and the point of the cover are worked by keyboard', async ({ page, sql, signIn, insert }) => {
	const { id } = await insert.post({ content: plain })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await title(page).focus()
	await page.keyboard.press('Control+Shift+P')
	const sheet = publishSheet(page)
	await expect(sheet).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(sheet).toBeHidden()
	await expect(title(page)).toBeFocused()
	await page.getByRole('button', { name: 'Outras formas de publicar' }).focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('menuitem', { name: 'Publicar agora' })).toBeFocused()
	await page.keyboard.press('Enter')
	await judged(page)
	const point = sheet.getByRole('button', { name: /^Ponto de foco da capa/ })
	await point.focus()
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('Shift+ArrowRight')
	await expect(point).toHaveAccessibleName(/51% da largura, 40% da altura/)
	for (const picture of await sheet.locator('figure img').all())
		await expect(picture).toHaveCSS('object-position', '51% 40%')
	await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
	await page.keyboard.press('Enter')
	await expect(toast(page, 'Post publicado com sucesso')).toBeVisible()
	const [stored] = await sql('select cover_focus, slug from blog_posts where id = $1', [id])
	expect(stored!['cover_focus']).toBe('51% 40%')
	await page.goto(`/blog/${stored!['slug'] as string}`)
	await expect(page.locator('main figure img').first()).toHaveCSS('object-position', '51% 40%')
})

test('on a phone the button is in the bottom bar and the sheet comes from below', async ({ page, signIn, insert }) => {
	const { id } = await insert.publishedPost({ content: plain })
	await signIn(page)
	await page.setViewportSize({ width: 390, height: 844 })
	await open(page, `/admin/posts/${id}`)
	const button = await publishButton(page).boundingBox()
	expect(button!.height).toBeGreaterThanOrEqual(44)
	expect(button!.y).toBeGreaterThan(844 - 80)
	await page.getByRole('button', { name: 'Outras formas de publicar' }).click()
	await expect(page.getByRole('menuitem', { name: 'Despublicar' })).toBeInViewport()
	await page.keyboard.press('Escape')
	await title(page).fill(`Mudamos de sala ${randomUUID()}`)
	const sheet = await openSheet(page)
	expect((await sheet.boundingBox())!.y).toBe(36)
	const row = sheet.getByRole('button', { name: /^Quando/ })
	expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(56)
	await row.click()
	await expect(sheet.getByLabel('Agora')).toBeChecked()
	expect(await overflowOf(page)).toBeLessThanOrEqual(0)
	await expectAccessible(page, 'the sheet on a phone')
	await sheet.getByRole('button', { name: 'Publicar com motivo…' }).click()
	await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
	await sheetButton(page).click()
	await expect(toast(page, 'As alterações estão no ar.')).toBeVisible()
})

test('menu and sheet are accessible in both themes', async ({ page, signIn, insert }) => {
	const { id } = await insert.publishedPost({ title: `Prazo da seguradora ${randomUUID()}`, content: plain })
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	await page.getByRole('button', { name: 'Outras formas de publicar' }).click()
	await expect(page.getByRole('menu')).toBeVisible()
	await expectAccessible(page, 'the menu')
	await page.keyboard.press('Escape')
	await html(page).fill(wrong)
	const sheet = await openSheet(page)
	await sheet.getByRole('button', { name: 'Trocar por 30 dias' }).click()
	await judged(page)
	await sheet.getByText(/condições atendidas$/).click()
	await expectAccessible(page, 'the sheet')
})

test.describe('what can go wrong on the way', () => {
	test('no network: the sheet says so, and the text is kept', async ({ page, signIn, insert, allowedComplaints }) => {
		allowedComplaints.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
		const { id } = await insert.post({ content: plain })
		await signIn(page)
		await open(page, `/admin/posts/${id}`)
		const sheet = await openSheet(page)
		await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
		await page.route('**/gravar', (route) => route.abort())
		await sheetButton(page).click()
		await expect(sheet.getByRole('alert')).toContainText('Sem conexão com o servidor.')
		await page.unroute('**/gravar')
		await sheetButton(page).click()
		await expect(toast(page, 'Post publicado com sucesso')).toBeVisible()
	})

	test('the address is taken between sheet and press', async ({ page, signIn, insert }) => {
		const taken = `sala-nova-${randomUUID()}`
		const { id } = await insert.post({ content: plain })
		await signIn(page)
		await open(page, `/admin/posts/${id}`)
		await page.getByRole('button', { name: 'Editar', exact: true }).click()
		await page.getByLabel('Endereço do artigo').fill(taken)
		const sheet = await openSheet(page)
		await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
		await insert.publishedPost({ slug: taken, content: plain })
		await sheetButton(page).click()
		await expect(sheet.getByRole('alert')).toContainText('Outro artigo já usa este endereço.')
		await sheet.getByRole('alert').getByRole('button', { name: 'Ir ao campo' }).click()
		await expect(sheet).toBeHidden()
		await expect(page.getByRole('button', { name: 'Voltar à publicação' })).toBeVisible()
	})

	test('who loses the role meanwhile is told so in the sheet, and keeps the text', async ({
		page,
		sql,
		signIn,
		newUser,
		insert,
		complaints,
	}) => {
		const rui = await newUser('reviewer')
		const own = await insert.post({ content: plain, authorId: rui.id })
		const others = await insert.post({ content: plain })
		const setRole = (role: string) => sql('update users set role = $1 where id = $2', [role, rui.id])
		const rowOf = async (id: string) => (await sql('select status, content from blog_posts where id = $1', [id]))[0]
		const mine = '<p>Mudamos de sala e de telefone.</p>'
		await signIn(page, rui)
		for (const [id, role, words] of [
			[own.id, 'author', 'Seu papel não permite mudar o que está publicado ou agendado. O texto continua aqui'],
			[others.id, 'author', 'Seu papel não permite ver e editar os artigos de todos. O texto continua aqui.'],
			[own.id, 'user', 'Sua sessão terminou. Entre de novo em outra aba e salve outra vez; o texto continua aqui.'],
		] as const) {
			await setRole('reviewer')
			await openHtml(page, `/admin/posts/${id}`)
			await html(page).fill(mine)
			const sheet = await openSheet(page)
			await setRole(role)
			await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
			await sheetButton(page).click()
			await expect(sheet.getByRole('alert')).toContainText(words)
			await page.keyboard.press('Escape')
			await expect(html(page)).toHaveValue(mine)
			expect(await rowOf(id)).toEqual({ status: 'draft', content: plain })
			// The browser names the status.
			complaints.length = 0
		}
	})

	test('two publish at once, or one withdraws it: the second sees both texts', async ({
		page,
		browser,
		baseURL,
		sql,
		signIn,
		insert,
	}) => {
		const { id } = await insert.post({ content: plain })
		await signIn(page)
		await openHtml(page, `/admin/posts/${id}`)
		await html(page).fill('<p>Mudamos de sala e de telefone.</p>')
		const sheet = await openSheet(page)
		await sheet.getByLabel(/^Motivo/).fill(MOTIVE)
		const other = await browser.newPage({ baseURL: baseURL! })
		await signIn(other)
		await open(other, `/admin/posts/${id}`)
		await publish(other)
		await expect(toast(other, 'Post publicado com sucesso')).toBeVisible()
		await sheetButton(page).click()
		await expect(page.getByRole('dialog', { name: 'Este post mudou enquanto você escrevia' })).toBeVisible()
		expect((await sql('select content from blog_posts where id = $1', [id]))[0]!['content']).toBe(plain)
		await page.getByRole('button', { name: 'Ficar com a minha' }).click()
		await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
		expect((await sql('select content from blog_posts where id = $1', [id]))[0]!['content']).toBe(plain)
		await expect(publishButton(page)).toHaveText('Publicar alterações')

		// What the other answered for is not asked about again.
		await openSheet(page)
		await other.reload()
		await choosePublish(other, 'Despublicar')
		await other.getByRole('alertdialog').getByRole('button', { name: 'Despublicar' }).click()
		await expect(toast(other, 'Post despublicado')).toBeVisible()
		await other.close()
		// Of an article that readers no longer see everything is asked about anew, but not before both texts were seen.
		await sheetButton(page).click()
		await expect(page.getByRole('dialog', { name: 'Este post mudou enquanto você escrevia' })).toBeVisible()
		expect((await sql('select status from blog_posts where id = $1', [id]))[0]!['status']).toBe('draft')
	})
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('both buttons act at once, and only one of them publishes', async ({ page, sql, signIn, insert }) => {
		const { id } = await insert.post({ content: plain })
		const status = async () => (await sql('select status from blog_posts where id = $1', [id]))[0]!['status']
		await signIn(page)
		await page.goto(`/admin/posts/${id}`)
		await page.getByLabel('Status').selectOption('published')
		await page.getByRole('button', { name: 'Salvar', exact: true }).click()
		await expect(page.locator('noscript [role=status]')).toContainText('Post salvo com sucesso')
		expect(await status()).toBe('draft')
	})
})
