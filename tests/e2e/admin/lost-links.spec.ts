import { randomUUID } from 'node:crypto'
import { checkedLinks, linkPlaces } from '#db/schema/links.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'

const DAY = new Date('2026-03-09T15:00:00Z')

test('links that died are listed with their article, and lead to its editor', async ({ page, signIn, insert, db }) => {
	const mark = randomUUID()
	const [link, source, alive] = ['norma', 'fonte', 'viva'].map((name) => `https://exemplo.com.br/${name}-${mark}`)
	const post = await insert.publishedPost({
		title: `Granizo ${mark}`,
		content: `<p>Veja <a href="${link}">a norma</a> e <a href="${alive}">outra</a>.</p>`,
		sourceUrls: [source!],
	})
	await db.insert(checkedLinks).values([
		{ url: link!, state: 'gone', status: 404, checkedAt: DAY, lostAt: DAY },
		{ url: source!, state: 'silent', checkedAt: DAY, lostAt: new Date('2026-03-02T15:00:00Z') },
		{ url: alive!, state: 'found', status: 200, checkedAt: DAY },
	])
	await db.insert(linkPlaces).values([link, source, alive].map((url) => ({ postId: post.id, url: url! })))
	await signIn(page)
	await open(page, '/admin/links')
	const table = page.getByRole('table', { name: 'Links quebrados' })
	const row = (url: string) => table.getByRole('row').filter({ hasText: url })
	await expect(row(link!)).toContainText(`“a norma”${link}em Granizo ${mark}`)
	await expect(row(link!)).toContainText('Não existe mais (erro 404)visto em 09/03/2026')
	await expect(row(source!)).toContainText('Fonte do artigo')
	await expect(row(source!)).toContainText('Não respondeuvisto em 09/03/2026, desde 02/03/2026')
	await expect(row(alive!)).toHaveCount(0)
	await expectAccessible(page)
	await page.setViewportSize({ width: 390, height: 844 })
	expect(await overflowOf(page)).toBe(0)
	await row(link!).getByRole('link', { name: 'Abrir no editor' }).click()
	await expect(page).toHaveURL(`/admin/posts/${post.id}`)
})

test('who writes only their own does not see the links of all', async ({ page, signIn, newUser }) => {
	await signIn(page, await newUser('author'))
	await page.goto('/admin/links')
	await expect(page).toHaveURL('/admin/dashboard')
	await expect(page.getByText('Seu papel não permite ver e editar os artigos de todos.')).toBeVisible()
})

test('a source shows the title of its page and what was seen of it, and is looked at on request', async ({
	page,
	signIn,
	insert,
	db,
}) => {
	const seen = `https://exemplo.com.br/${randomUUID()}`
	const inside = `http://127.0.0.1/${randomUUID()}`
	await db
		.insert(checkedLinks)
		.values({ url: seen, state: 'found', status: 200, title: 'Circular sobre granizo', checkedAt: DAY })
	const { id } = await insert.post({ content: '<p>Texto.</p>', sourceUrls: [seen, inside] })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await expect(page.getByText('Circular sobre granizo · Encontrada, em 09/03/2026')).toBeVisible()
	await expect(page.getByText('Ainda não conferida')).toBeVisible()
	// Only the one that nobody may reach from here: a test asks no stranger's server.
	await page.getByRole('button', { name: 'Remover fonte 1' }).click()
	await page.getByRole('button', { name: 'Conferir', exact: true }).click()
	await expect(page.getByText(/^Não pode ser conferida daqui, em \d\d\/\d\d\/\d{4}$/)).toBeVisible()
})
