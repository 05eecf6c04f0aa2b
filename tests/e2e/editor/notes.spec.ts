import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { postNoteReplies, postNotes } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, open, overflowOf, ownAddress, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'
import * as editor from '../pages/post-editor.ts'

const PASSAGE = 'Um sinistro com indenização tira uma classe na renovação.'
const SHORT = 'passado um ano ela zera'
const text = [
	'<p>A classe de bônus é o desconto que o motorista junta a cada ano sem acionar o seguro.</p>',
	`<p>Cada ano sem sinistro soma uma classe. ${PASSAGE} Guincho e chaveiro em geral não contam.</p>`,
	`<p>Deixar o seguro vencido é o erro mais comum, e ${SHORT}. Quem vendeu o carro pede a confirmação.</p>`,
].join('\n')

function panel(page: Page) {
	return editor.notesPanel(page)
}

function note(page: Page, number: number) {
	return panel(page).getByRole('listitem', { name: `Nota ${number}` })
}

/** The words under a mark, which marks of other kinds may part. */
function expectMarked(page: Page, look: string) {
	const parts = editor.visual(page).locator(`.${look}:not(.note-end)`)
	return expect.poll(async () => (await parts.allTextContents()).join(''))
}

async function openNotes(page: Page, id: string) {
	await open(page, `/admin/posts/${id}`)
	await page.getByRole('tab', { name: /^Notas/ }).click()
}

/** Both at once on their own screens, as people do. */
async function anotherPage(browser: Browser, page: Page): Promise<Page> {
	const context = await browser.newContext({ extraHTTPHeaders: ownAddress(), baseURL: new URL(page.url()).origin })
	return context.newPage()
}

function storedNote(db: Db, postId: string, values: Partial<typeof postNotes.$inferInsert> = {}) {
	const whole = text.replaceAll(/<[^>]*>/g, '')
	const passage = values.passage ?? PASSAGE
	const at = whole.indexOf(passage)
	const before = whole.slice(Math.max(0, at - 64), at).replaceAll(/\s+/g, ' ')
	const after = whole.slice(at + passage.length, at + passage.length + 64).replaceAll(/\s+/g, ' ')
	const words = { text: 'Depende da seguradora.', writtenByName: 'Rogério Zanatta' }
	return db.insert(postNotes).values({ postId, passage, before, after, ...words, ...values })
}

test('a reviewer notes by the bubble and by keys, the author answers, the reviewer resolves and reopens', async ({
	page,
	browser,
	signIn,
	newUser,
	insert,
}) => {
	const author = await newUser('author')
	const reviewer = await newUser('reviewer')
	const post = await insert.post({ title: 'Classe de bônus', content: text, authorId: author.id })
	await signIn(page, reviewer)
	await open(page, `/admin/posts/${post.id}`)

	await editor.selectWords(page, PASSAGE)
	await page.getByRole('toolbar', { name: 'Trecho selecionado' }).getByRole('button', { name: 'Nota' }).click()
	const field = panel(page).getByLabel('Nota sobre este trecho')
	await expect(field).toBeFocused()
	await field.fill('Depende da seguradora: escreva “em geral”.')
	await panel(page).getByRole('button', { name: 'Guardar nota' }).click()
	await expect(note(page, 1)).toBeFocused()
	await expect(note(page, 1)).toContainText('1. Depende da seguradora: escreva “em geral”.')
	await expectMarked(page, 'note-mark').toBe(PASSAGE)

	await editor.selectWords(page, SHORT)
	await page.keyboard.press('Control+Alt+m')
	await expect(field).toBeFocused()
	await page.keyboard.type('Falta fonte.')
	await page.keyboard.press('Control+Enter')
	await expect(note(page, 2)).toContainText('2. Falta fonte.')
	await expect(page.getByRole('tab', { name: /^Notas ?2 abertas/ })).toBeVisible()
	await expect(editor.html(page)).toHaveValue(text)

	const other = await anotherPage(browser, page)
	await signIn(other, author)
	await openNotes(other, post.id)
	await editor.visual(other).locator('.note-number', { hasText: '2' }).click()
	await expect(note(other, 2)).toBeFocused()
	await expect(note(other, 2)).toHaveAttribute('aria-current', 'true')
	await note(other, 2).getByRole('button', { name: 'Responder' }).click()
	await note(other, 2).getByLabel('Resposta à nota 2').fill('Posso citar a tabela?')
	await note(other, 2).getByRole('button', { name: 'Responder' }).click()
	await expect(note(other, 2)).toContainText('Posso citar a tabela?')
	await other.context().close()

	await openNotes(page, post.id)
	await expect(note(page, 2)).toContainText(author.name)
	await note(page, 1).getByRole('button', { name: 'Resolver' }).click()
	await expect(panel(page).getByText(`1. resolvida por ${reviewer.name}`)).toBeVisible()
	await expect(page.getByRole('tab', { name: /^Notas ?1 aberta/ })).toBeVisible()
	await panel(page).getByRole('button', { name: 'Reabrir a nota 1' }).click()
	await expect(note(page, 1)).toBeFocused()
	await expect(page.getByRole('tab', { name: /^Notas ?2 abertas/ })).toBeVisible()
})

test('the list leads to the text', async ({ page, db, signIn, insert }) => {
	const post = await insert.post({ content: text })
	await storedNote(db, post.id)
	await storedNote(db, post.id, { passage: SHORT, text: 'Falta fonte.', createdAt: new Date(Date.now() + 1000) })
	await signIn(page)
	await openNotes(page, post.id)
	await note(page, 2)
		.getByRole('button', { name: `“${SHORT}” – ir ao trecho` })
		.click()
	await expect(editor.visual(page)).toBeFocused()
	const selected = await page.evaluate(() => String(document.getSelection()))
	// What keeps the number at the last word is drawn there, and is not of the text.
	expect(selected.replace('\u2060', '')).toBe(SHORT)
})

test('a note keeps to its passage while the text around it changes, and says when the passage does', async ({
	page,
	db,
	signIn,
	insert,
}) => {
	const post = await insert.post({ content: text })
	await storedNote(db, post.id)
	await signIn(page)
	await openNotes(page, post.id)
	await page.getByRole('tab', { name: 'HTML' }).click()
	await editor.html(page).fill(`<p>Um começo novo.</p>\n${text.replace('tira uma', '<strong>tira</strong> uma')}`)
	await page.getByRole('tab', { name: 'Visual' }).click()
	await expectMarked(page, 'note-mark').toBe(PASSAGE)
	await expect(panel(page).getByText('O trecho mudou')).toHaveCount(0)

	await page.getByRole('tab', { name: 'HTML' }).click()
	await editor.html(page).fill(text.replace('tira uma classe', 'em geral tira uma ou duas'))
	await expect(note(page, 1)).toContainText('O trecho mudou')
	await expect(note(page, 1)).toContainText(`A nota foi escrita sobre:“${PASSAGE}”`)
	await page.getByRole('tab', { name: 'Visual' }).click()
	await note(page, 1).getByRole('button', { name: 'Ver como está' }).click()
	await expectMarked(page, 'note-changed').toMatch(/^Um sinistro .* tira uma ou duas na renovação\.$/)

	await page.getByRole('tab', { name: 'HTML' }).click()
	await editor.html(page).fill('<p>Outro texto.</p>')
	await expect(note(page, 1)).toContainText('O trecho mudou')
	await expect(note(page, 1).getByRole('button', { name: 'Ver como está' })).toHaveCount(0)
})

test('offline the note says so and keeps its words until it is taken', async ({
	page,
	db,
	signIn,
	insert,
	allowedComplaints,
}) => {
	allowedComplaints.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
	const post = await insert.post({ content: text })
	await storedNote(db, post.id)
	await signIn(page)
	await openNotes(page, post.id)
	await expect(note(page, 1)).toBeVisible()
	await editor.selectWords(page, SHORT)
	await page.keyboard.press('Control+Alt+m')
	await panel(page).getByLabel('Nota sobre este trecho').fill('Falta fonte.')
	await page.context().setOffline(true)
	await panel(page).getByRole('button', { name: 'Guardar nota' }).click()
	await expect(panel(page).getByText('Sem conexão com o servidor. Nada foi guardado ainda')).toBeVisible()
	await page.getByRole('tab', { name: /^SEO/ }).click()
	await page.getByRole('tab', { name: /^Notas/ }).click()
	await expect(panel(page).getByLabel('Nota sobre este trecho')).toHaveValue('Falta fonte.')
	await note(page, 1)
		.getByRole('button', { name: /ir ao trecho/ })
		.focus()
	await note(page, 1).getByRole('button', { name: 'Resolver' }).click()
	await expect(note(page, 1)).toContainText('Sem conexão com o servidor. Nada mudou na nota.')

	await page.context().setOffline(false)
	await note(page, 1).getByRole('button', { name: 'Tentar de novo' }).click()
	await expect(panel(page).getByText('1. resolvida por')).toBeVisible()
	await panel(page).getByRole('button', { name: 'Guardar nota' }).click()
	await expect(note(page, 2)).toContainText('Falta fonte.')
	expect(await db.$count(postNotes, eq(postNotes.postId, post.id))).toBe(2)
})

test('an approval asks first while notes are open, and a return may quote them', async ({
	page,
	db,
	signIn,
	newUser,
	insert,
}) => {
	const reviewer = await newUser('reviewer')
	await db.update(users).set({ registration: '202012345' }).where(eq(users.id, reviewer.id))
	const post = await insert.post({ content: text })
	await insert.reviewRequest({ postId: post.id })
	await storedNote(db, post.id)
	await storedNote(db, post.id, { passage: SHORT, text: 'Falta fonte.', createdAt: new Date(Date.now() + 1000) })
	await signIn(page, reviewer)
	await open(page, '/admin/revisao')
	await expect(page.getByRole('row').filter({ hasText: post.title })).toContainText('2 notas abertas')

	await open(page, `/admin/posts/${post.id}`)
	await page.getByRole('button', { name: 'Devolver', exact: true }).click()
	await page.getByRole('button', { name: 'Citar as notas abertas' }).click()
	await expect(page.getByLabel('Motivo da devolução')).toHaveValue(
		`1. “${PASSAGE}”: Depende da seguradora.\n2. “${SHORT}”: Falta fonte.`,
	)

	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: 'Aprovar versão 1', exact: true }).click()
	const dialog = page.getByRole('alertdialog', { name: '2 notas continuam abertas' })
	await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(dialog).toBeHidden()
	await expect(page.getByText('Nenhuma pessoa assinou esta versão.')).toBeVisible()
	await page.getByRole('button', { name: 'Aprovar versão 1', exact: true }).click()
	await dialog.getByRole('button', { name: 'Aprovar versão 1 assim mesmo' }).click()
	await expect(toast(page, 'Versão 1 aprovada')).toBeVisible()
})

test('a signature that nobody asked for asks first too', async ({ page, db, signIn, newUser, insert }) => {
	const reviewer = await newUser('reviewer')
	await db.update(users).set({ registration: '202012345' }).where(eq(users.id, reviewer.id))
	const post = await insert.post({ content: text })
	await storedNote(db, post.id)
	await signIn(page, reviewer)
	await open(page, `/admin/posts/${post.id}`)
	await page.getByRole('button', { name: 'Revisei esta versão' }).click()
	const dialog = page.getByRole('alertdialog', { name: '1 nota continua aberta' })
	await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByText('Nenhuma pessoa assinou esta versão.')).toBeVisible()
	await page.getByRole('button', { name: 'Revisei esta versão' }).click()
	await dialog.getByRole('button', { name: 'Assinar versão 1 assim mesmo' }).click()
	await expect(toast(page, 'Revisão assinada')).toBeVisible()
	await expect(page.getByText(`Revisado por ${reviewer.name}, registro SUSEP 202012345`)).toBeVisible()
})

test('a note and an answer that are being typed outlive a reload and leaving, until they are sent', async ({
	page,
	db,
	signIn,
	insert,
}) => {
	const post = await insert.post({ content: text })
	await storedNote(db, post.id)
	await signIn(page)
	await openNotes(page, post.id)
	await note(page, 1).getByRole('button', { name: 'Responder' }).click()
	await note(page, 1).getByLabel('Resposta à nota 1').fill('Depende mesmo.')
	await editor.selectWords(page, SHORT)
	await page.keyboard.press('Control+Alt+m')
	await panel(page).getByLabel('Nota sobre este trecho').fill('Falta fonte.')
	await expect(panel(page).getByText('Fica neste aparelho até você enviar.')).toHaveCount(2)

	await page.reload()
	await hydrated(page)
	await expect(toast(page, 'Uma nota sua não foi enviada')).toBeVisible()
	await page.getByRole('tab', { name: /^Notas/ }).click()
	await expect(panel(page).getByLabel('Nota sobre este trecho')).toHaveValue('Falta fonte.')
	await expect(note(page, 1).getByLabel('Resposta à nota 1')).toHaveValue('Depende mesmo.')
	await expectMarked(page, 'note-current').toBe(SHORT)

	await page.getByRole('link', { name: 'Voltar a Posts do Blog' }).click()
	await expect(page).toHaveURL(/\/admin\/posts$/)
	await expect(toast(page, 'Nota não enviada')).toBeVisible()
	await openNotes(page, post.id)
	await note(page, 1).getByRole('button', { name: 'Responder' }).click()
	await expect(note(page, 1).getByRole('textbox')).toHaveCount(0)
	await expect(note(page, 1)).toContainText('Depende mesmo.')
	await panel(page).getByRole('button', { name: 'Guardar nota' }).click()
	await expect(note(page, 2)).toContainText('Falta fonte.')

	await openNotes(page, post.id)
	await expect(note(page, 2)).toBeVisible()
	await expect(panel(page).getByRole('textbox')).toHaveCount(0)
	expect(await db.$count(postNotes, eq(postNotes.postId, post.id))).toBe(2)
})

test('an article that was never saved takes no notes yet', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/posts/new')
	await page.getByRole('tab', { name: /^Notas/ }).click()
	await expect(panel(page)).toContainText('Salve o artigo para poder anotar trechos do texto.')
})

test('notes are accessible in both themes', async ({ page, db, signIn, insert }) => {
	const post = await insert.post({ content: text })
	const [first] = await storedNote(db, post.id).returning()
	await db.insert(postNoteReplies).values({ noteId: first!.id, text: 'Certo.', writtenByName: 'Helena Prates' })
	const [lost, settled] = [new Date(Date.now() + 1000), new Date(Date.now() + 2000)]
	await storedNote(db, post.id, { passage: 'Palavras que não estão mais no texto', createdAt: lost })
	await storedNote(db, post.id, { passage: SHORT, createdAt: settled, resolvedAt: settled, resolvedByName: 'Helena' })
	await signIn(page)
	await openNotes(page, post.id)
	await expect(editor.visual(page).locator('.note-number')).toHaveText(['1', '3'])
	await note(page, 1).getByRole('button', { name: 'Responder' }).click()
	await expectAccessible(page, 'notes')
})

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

	test('a note is written, read and resolved by touch', async ({ page, signIn, insert }) => {
		const post = await insert.post({ content: text })
		await signIn(page)
		await open(page, `/admin/posts/${post.id}`)
		await editor.selectWords(page, SHORT)
		const bubble = page.getByRole('toolbar', { name: 'Trecho selecionado' })
		await bubble.getByRole('button', { name: 'Nota' }).tap()
		const sheet = page.getByRole('dialog', { name: 'Painel do artigo' })
		const field = sheet.getByLabel('Nota sobre este trecho')
		await expect(field).toBeFocused()
		await field.fill('Falta fonte.')
		await sheet.getByRole('button', { name: 'Guardar nota' }).tap()
		await expect(note(page, 1)).toContainText('Falta fonte.')
		expect(await overflowOf(page)).toBe(0)
		await expectAccessible(page, 'the sheet')

		await sheet.getByRole('button', { name: 'Fechar painel' }).tap()
		// The words are still chosen, so it comes back at the end of the window, over whatever stands there.
		await expect(bubble).toBeVisible()
		await editor.visual(page).locator('.note-number').tap()
		await expect(note(page, 1)).toBeFocused()
		await note(page, 1).getByRole('button', { name: 'Resolver' }).tap()
		await expect(sheet.getByText('1. resolvida por')).toBeVisible()
	})
})
