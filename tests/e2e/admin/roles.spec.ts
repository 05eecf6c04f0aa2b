import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'
import { menu } from '../pages/back-office.ts'

test('an author finds their own articles and nothing they may not do', async ({ page, signIn, newUser, insert }) => {
	const bia = await newUser('author')
	await signIn(page, bia)
	const own = await insert.post({ title: `Rascunho de ${bia.id}`, authorId: bia.id })
	const others = await insert.post()

	await open(page, '/admin/dashboard')
	const labels = await menu(page).getByRole('listitem').getByRole('link').allTextContents()
	expect(labels).toContain('Novo Post')
	for (const closed of ['Gerador IA', 'Leads', 'Usuários', 'Categorias', 'E-mails'])
		expect(
			labels.some((label) => label.startsWith(closed)),
			closed,
		).toBe(false)
	await expect(page.getByRole('link', { name: own.title }).first()).toBeVisible()
	await expect(page.getByText('Gasto do mês')).toBeHidden()
	await expect(page.getByText('Fila de revisão')).toBeHidden()
	await expect(page.getByRole('link', { name: 'Gerenciar Posts' })).toContainText('Buscar e editar os seus')
	await expect(page.getByText(others.title)).toBeHidden()
	await expectAccessible(page, 'the dashboard of an author')

	await open(page, '/admin/posts')
	await expect(page.getByRole('table', { name: 'Posts' }).locator('tbody tr')).toHaveCount(1)
	await page.getByRole('checkbox', { name: `Selecionar ${own.title}` }).check()
	await expect(page.getByRole('button', { name: 'Excluir selecionados' })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeHidden()

	await open(page, `/admin/posts/${own.id}`)
	await expect(page.getByLabel('Status').getByRole('option')).toHaveText(['Rascunho'])
	await expect(page.getByRole('button', { name: 'Revisei esta versão' })).toBeHidden()

	await page.goto('/admin/users')
	await expect(page).toHaveURL('/admin/dashboard')
	await expect(page.getByText('Acesso restrito')).toBeVisible()
	await expect(page.getByText('Seu papel não permite convidar pessoas e mudar papéis.')).toBeVisible()
	await page.setViewportSize({ width: 390, height: 800 })
	expect(await overflowOf(page)).toBe(0)
	await page.goto(`/admin/posts/${others.id}`)
	await expect(page.getByText('Seu papel não permite ver e editar os artigos de todos.')).toBeVisible()
})

test('a new article of an author bears their name and is theirs', async ({ page, signIn, newUser, sql }) => {
	const bia = await newUser('author')
	await signIn(page, bia)
	await open(page, '/admin/posts/new')
	await page.getByLabel('Título', { exact: true }).fill(`Da Bia ${bia.id}`)
	await page.getByRole('button', { name: 'Salvar', exact: true }).click()
	await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
	expect(await sql('select author_name, status from blog_posts where author_id = $1', [bia.id])).toEqual([
		{ author_name: bia.name, status: 'draft' },
	])
})

test('a reviewer sees all articles and no leads', async ({ page, signIn, newUser, insert }) => {
	await signIn(page, await newUser('reviewer'))
	const others = await insert.post()
	await open(page, `/admin/posts/${others.id}`)
	await expect(page.getByLabel('Título', { exact: true })).toHaveValue(others.title)
	await open(page, '/admin/dashboard')
	await expect(page.getByText('Total de posts')).toBeVisible()
	await expect(menu(page).getByRole('link', { name: 'Leads' })).toBeHidden()
	await expect(menu(page).getByRole('link', { name: 'Fatos' })).toBeVisible()
})

test('a person who is named on an article has a page, which follows their profile', async ({
	page,
	signIn,
	newUser,
	insert,
	sql,
	baseURL,
}) => {
	const rui = await newUser('reviewer')
	const slug = `rui-${rui.id}`
	await sql(`update users set slug = $2, registration = '202012345' where id = $1`, [rui.id, slug])
	expect((await page.request.get(`/blog/autor/${slug}`)).status(), 'before anything is published').toBe(404)
	const post = await insert.publishedPost({ authorId: rui.id, authorName: rui.name })

	await page.goto(`/blog/${post.slug}`)
	await page.getByLabel('Autoria e revisão').getByRole('link', { name: rui.name }).click()
	await expect(page).toHaveURL(`/blog/autor/${slug}`)
	await expect(page.getByRole('heading', { level: 1, name: rui.name })).toBeVisible()
	await expect(page.getByText('202012345')).toBeVisible()
	await expect(page.getByRole('link', { name: post.title }).first()).toBeVisible()
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/blog/autor/${slug}`)
	const graph = JSON.stringify(await page.locator('script[type="application/ld+json"]').allTextContents())
	expect(graph).toContain('ProfilePage')
	for (const width of [390, 820, 1440]) {
		await page.setViewportSize({ width, height: 900 })
		expect(await overflowOf(page), `${width}`).toBe(0)
	}
	await expectAccessible(page, 'a person')
	await expect.poll(async () => (await page.request.get('/sitemap.xml')).text()).toContain(`/blog/autor/${slug}`)

	await signIn(page, rui)
	await open(page, '/admin/account')
	await page.getByLabel('Biografia').fill('Corretor desde 2010.')
	await page.getByRole('button', { name: 'Salvar perfil' }).click()
	await expect(page.getByText('Perfil salvo')).toBeVisible()
	await expect(page.getByRole('link', { name: `/blog/autor/${slug}` })).toBeVisible()
	await expectAccessible(page, 'the account')
	await expect
		.poll(async () => (await page.request.get(`/blog/autor/${slug}`)).text())
		.toContain('Corretor desde 2010.')
	await sql(`update blog_posts set status = 'draft' where id = $1`, [post.id])
	await expect.poll(async () => (await page.request.get(`/blog/autor/${slug}`)).status()).toBe(404)
})
