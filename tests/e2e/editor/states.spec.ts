import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postChanges, posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'
import { expect, open, test } from '../fixtures.ts'
import type { Insert } from '../insert.ts'
import { card, content } from '../pages/back-office.ts'
import { toast } from '../pages/notices.ts'
import { choosePublish, html, openHtml, publish, save } from '../pages/post-editor.ts'

const text = '<p>Mudamos de sala no mesmo prédio.</p>'
const soon = new Date('2031-03-10T12:00:00Z')
type Given = { insert: Insert; db: Db }

/** The text that waits beside a live article. */
async function waitingChanges(db: Db, postId: string, values: { publishAt?: Date; content?: string } = {}) {
	const [post] = await db.select().from(posts).where(eq(posts.id, postId))
	const { title, excerpt, slug } = post!
	const { content: changed = '<p>Mudamos de prédio.</p>', publishAt = null } = values
	const fields = { title, excerpt, slug, content: changed, status: 'published' }
	await db.insert(postChanges).values({ postId, fields, version: 2, publishAt })
}

const states: Record<string, (given: Given) => Promise<{ id: string; title: string; slug: string }>> = {
	Rascunho: ({ insert }) => insert.post({ content: text }),
	'Em revisão': async ({ insert }) => {
		const post = await insert.post({ content: text })
		await insert.reviewRequest({ postId: post.id })
		return post
	},
	Agendado: ({ insert }) => insert.post({ content: text, publishAt: soon }),
	Publicado: ({ insert }) => insert.publishedPost({ content: text }),
	'Publicado com alterações não publicadas': async ({ insert, db }) => {
		const post = await insert.publishedPost({ content: text })
		await waitingChanges(db, post.id)
		return post
	},
}

for (const [word, make] of Object.entries(states))
	test(`${word} is the word in the head, the list, the dashboard and the preview`, async ({
		page,
		db,
		signIn,
		insert,
	}) => {
		const post = await make({ insert, db })
		await signIn(page)
		await page.setViewportSize({ width: 1440, height: 900 })
		await open(page, `/admin/posts/${post.id}`)
		await expect(page.locator('.editor-status')).toContainText(word)
		await open(page, `/admin/posts?busca=${encodeURIComponent(post.title)}`)
		await expect(page.getByRole('row', { name: post.title })).toContainText(word)
		await open(page, '/admin/dashboard')
		const latest = card(page, 'Últimos posts').getByRole('row').filter({ hasText: post.title })
		await expect(latest).toContainText(word)
		await page.goto(`/blog/${post.slug}?preview=true`)
		await expect(page.getByText(word, { exact: true }).first()).toBeVisible()
	})

test('Na lixeira is the word in the bin, and the editor says so in its notice', async ({ page, signIn, insert }) => {
	const post = await insert.post({ content: text, deletedAt: new Date(), deletedByName: 'Ana', deletedStatus: 'draft' })
	await signIn(page)
	await open(page, `/admin/posts/${post.id}`)
	await expect(toast(page, 'Este post está na lixeira')).toBeVisible()
	await expect(content(page).getByRole('listitem').filter({ hasText: post.title })).toContainText('Na lixeira')
})

test('changes that wait for a moment go nowhere once the article is withdrawn, and nobody’s text is lost', async ({
	page,
	browser,
	baseURL,
	db,
	signIn,
	insert,
}) => {
	const post = await insert.publishedPost({ content: text })
	const waits = '<p>Mudamos de sala e de telefone.</p>'
	await waitingChanges(db, post.id, { publishAt: soon, content: waits })
	await signIn(page)
	await openHtml(page, `/admin/posts/${post.id}`)
	await expect(html(page)).toHaveValue(waits)
	const other = await browser.newPage({ baseURL: baseURL! })
	await signIn(other)
	await open(other, `/admin/posts/${post.id}`)
	await choosePublish(other, 'Despublicar')
	await other.getByRole('alertdialog').getByRole('button', { name: 'Despublicar' }).click()
	await expect(toast(other, 'Post despublicado')).toBeVisible()
	await expect(other.locator('.editor-status')).toContainText('Rascunho')
	await other.close()
	// The clock finds nothing to publish: the text that waited is the draft's.
	expect(await db.$count(postChanges, eq(postChanges.postId, post.id))).toBe(0)
	expect(await db.select().from(posts).where(eq(posts.id, post.id))).toMatchObject([
		{ status: 'draft', publishAt: null, content: waits },
	])
	await html(page).fill('<p>Mudamos de prédio.</p>')
	await save(page).click()
	// Whoever still had it open saves what is a draft now, and sees that it is.
	await expect(page.locator('.editor-status')).toContainText('Rascunho')
	await expect(page.locator('.editor-status')).toContainText('Salvo')
	expect(await db.select().from(posts).where(eq(posts.id, post.id))).toMatchObject([
		{ status: 'draft', publishAt: null, content: '<p>Mudamos de prédio.</p>' },
	])
})

test('a reviewer who loses the role meanwhile decides nothing, in words, and the request goes on waiting', async ({
	page,
	db,
	signIn,
	newUser,
	insert,
	complaints,
}) => {
	const rui = await newUser('reviewer')
	const setRole = (role: 'author' | 'reviewer') =>
		db.update(users).set({ role, registration: '202012345' }).where(eq(users.id, rui.id))
	await setRole('reviewer')
	const post = await insert.post({ content: text, authorId: rui.id })
	await insert.reviewRequest({ postId: post.id })
	await signIn(page, rui)
	await open(page, `/admin/posts/${post.id}`)
	await setRole('author')
	await page.getByRole('button', { name: 'Aprovar versão 1' }).click()
	await expect(toast(page, 'Nada mudou na revisão')).toBeVisible()
	await expect(toast(page, 'Seu papel não permite')).toBeVisible()
	await page.getByRole('button', { name: 'Devolver', exact: true }).click()
	const reason = page.getByLabel('Motivo da devolução')
	await reason.fill('Falta dizer de onde vem o prazo.')
	// The notice of the first refusal stands in the dialog, too: only the answer tells that this one was refused.
	const refused = page.waitForResponse(/\/review-request$/)
	await page.getByRole('button', { name: 'Devolver com este motivo' }).click()
	await refused
	await expect(page.getByRole('dialog').getByText('Seu papel não permite')).toBeVisible()
	await expect(reason).toHaveValue('Falta dizer de onde vem o prazo.')
	complaints.length = 0
	await setRole('reviewer')
	await page.getByRole('button', { name: 'Devolver com este motivo' }).click()
	await expect(toast(page, 'Artigo devolvido')).toBeVisible()
})

const pairs = [
	['author', 'reviewer'],
	['author', 'admin'],
	['reviewer', 'admin'],
	['admin', 'reviewer'],
] as const

for (const [writer, decider] of pairs)
	test(`${writer} writes and ${decider} answers for it: both see the same word at each step`, async ({
		page,
		browser,
		baseURL,
		db,
		signIn,
		newUser,
		insert,
	}) => {
		const [asks, answers] = [await newUser(writer), await newUser(decider)]
		await db.update(users).set({ registration: '202012345', name: 'Rui Revisor' }).where(eq(users.id, answers.id))
		const post = await insert.post({ content: text, authorId: asks.id })
		const asked = { version: 1, requestedBy: asks.id, requestedByName: asks.name }
		await db.insert(reviewRequests).values({ postId: post.id, ...asked })
		await signIn(page, asks)
		await open(page, `/admin/posts/${post.id}`)
		await expect(page.locator('.editor-status')).toContainText('Em revisão')

		const other = await browser.newPage({ baseURL: baseURL!, viewport: { width: 1440, height: 900 } })
		await signIn(other, answers)
		await open(other, '/admin/revisao')
		await other.getByRole('link', { name: `Revisar ${post.title}` }).click()
		await expect(other.locator('.editor-status')).toContainText('Em revisão')
		await other.getByRole('button', { name: 'Aprovar versão 1' }).click()
		await expect(toast(other, 'Versão 1 aprovada')).toBeVisible()
		await expect(other.locator('.editor-status')).toContainText('Rascunho')
		await publish(other)
		await expect(other.locator('.editor-status')).toContainText('Publicado')
		await other.close()

		await open(page, `/admin/posts/${post.id}`)
		await expect(page.locator('.editor-status')).toContainText('Publicado')
		await expect(page.getByText('Revisado por Rui Revisor, registro SUSEP 202012345')).toBeVisible()
		await page.goto(`/blog/${post.slug}`)
		await expect(page.getByRole('region', { name: 'Autoria e revisão' })).toContainText('Rui Revisor')
	})
