import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { hostileHtml } from '#core/html/testing/hostile-html.ts'
import { expect, ownAddress, test } from '../fixtures.ts'
import { menu } from '../pages/back-office.ts'
import { holdRequests } from '../pages/hold-requests.ts'
import { toast } from '../pages/notices.ts'
import { html, kept, openHtml, openSheet, save, sheetButton, title, visual } from '../pages/post-editor.ts'

const failed = (page: Page) => page.getByRole('button', { name: 'Guardado neste aparelho, tentar de novo' })

/** As it stands before a test changes it. */
const before = { content: '<p>Texto de antes.</p>', excerpt: '' }

/** As the system does it, without a word to the browser. */
async function kill(context: BrowserContext): Promise<void> {
	const session = await context.browser()!.newBrowserCDPSession()
	const { processInfo } = await session.send('SystemInfo.getProcessInfo')
	const closed = context.waitForEvent('close')
	process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL')
	await closed
}

/** What the browser has of texts that never reached the server. */
function textsHere(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const db = await new Promise<IDBDatabase>((resolve) => {
			const request = indexedDB.open('farol')
			request.addEventListener('success', () => resolve(request.result))
		})
		const texts = await new Promise<{ fields: { content: string } }[]>((resolve) => {
			const request = db.transaction('texts').objectStore('texts').getAll()
			request.addEventListener('success', () => resolve(request.result))
		})
		db.close()
		return texts.map(({ fields }) => fields.content)
	})
}

test('a browser that is killed mid-edit loses nothing, of a new article or an old one', async ({
	newUser,
	signIn,
	launchOptions,
	baseURL,
	address,
	insert,
}) => {
	const person = await newUser()
	const { id } = await insert.post(before)
	const profile = await mkdtemp(join(tmpdir(), 'profile-'))
	const start = async () => {
		const context = await chromium.launchPersistentContext(profile, {
			...launchOptions,
			baseURL: baseURL!,
			extraHTTPHeaders: address,
		})
		await signIn(context.pages()[0]!, person)
		return context
	}
	const dying = await start()
	// Nothing that is written reaches the server.
	await dying.route('**/gravar', () => {})
	const [first, second] = [dying.pages()[0]!, await dying.newPage()]
	await openHtml(first, `/admin/posts/${id}`)
	await html(first).fill('<p>Texto corrigido.</p>')
	await openHtml(second, '/admin/posts/new')
	await html(second).fill('<p>Mal começado.</p>')
	await expect.poll(() => textsHere(second)).toHaveLength(2)
	await kill(dying)

	const back = await start()
	const page = back.pages()[0]!
	for (const [path, text] of [
		[`/admin/posts/${id}`, '<p>Texto corrigido.</p>'],
		['/admin/posts/new', '<p>Mal começado.</p>'],
	] as const) {
		await openHtml(page, path)
		await page.getByRole('button', { name: 'Restaurar' }).click()
		await expect(html(page)).toHaveValue(text)
		await expect(kept(page)).toBeVisible()
	}
	await expect.poll(() => textsHere(page)).toEqual([])
	await back.close()
	await rm(profile, { recursive: true, force: true })
})

test('what was written in a browser that is gone is found from another one, of a new article or an old one', async ({
	page,
	browser,
	sql,
	newUser,
	signIn,
	insert,
}) => {
	const person = await newUser()
	const { id } = await insert.post(before)
	const dying = await browser.newContext({ extraHTTPHeaders: ownAddress() })
	const first = await dying.newPage()
	await signIn(first, person)
	await openHtml(first, '/admin/posts/new')
	const mark = randomUUID()
	await title(first).fill(`Começado ${mark}`)
	await html(first).fill('<p>Meio artigo</p>')
	await expect(kept(first)).toBeVisible()
	await expect(first).toHaveURL(/\/admin\/posts\/new\?copia=[0-9a-f-]{36}$/)
	const address = first.url()
	await openHtml(first, `/admin/posts/${id}`)
	await html(first).fill('<p>Texto corrigido.</p>')
	await expect(kept(first)).toBeVisible()
	await dying.close()

	await signIn(page, person)
	await openHtml(page, address)
	await expect(title(page)).toHaveValue(`Começado ${mark}`)
	await expect(html(page)).toHaveValue('<p>Meio artigo</p>')
	await save(page).click()
	await expect(toast(page, 'Post criado com sucesso')).toBeVisible()

	await openHtml(page, `/admin/posts/${id}`)
	// What is live was never touched.
	expect((await sql('select content from blog_posts where id = $1', [id]))[0]!['content']).toBe(
		'<p>Texto de antes.</p>',
	)
	const banner = page.getByRole('alert').filter({ hasText: /^Há alterações não salvas de \d\d\/\d\d\/\d{4}/ })
	await expect(html(page)).toHaveValue('<p>Texto de antes.</p>')
	// Going on and saving decides nothing about what was left.
	await html(page).fill('<p>Outro texto.</p>')
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	await banner.getByRole('button', { name: 'Restaurar' }).click()
	await expect(html(page)).toHaveValue('<p>Texto corrigido.</p>')
	await save(page).click()
	await page.getByRole('button', { name: 'Ficar com a minha' }).click()
	const content = async () => (await sql('select content from blog_posts where id = $1', [id]))[0]!['content']
	await expect.poll(content).toBe('<p>Texto corrigido.</p>')
	await page.reload()
	await expect(title(page)).toBeVisible()
	await expect(banner).toBeHidden()
})

test('of two tabs on one article the second is asked, with both texts side by side', async ({
	page,
	context,
	sql,
	signIn,
	insert,
}) => {
	const { id } = await insert.post(before)
	const person = await signIn(page)
	const other = await context.newPage()
	await openHtml(page, `/admin/posts/${id}`)
	await openHtml(other, `/admin/posts/${id}`)
	await html(other).fill('<p>O que a outra aba escreveu.</p>')
	await save(other).click()
	await expect(toast(other, 'Post salvo com sucesso')).toBeVisible()

	await page.bringToFront()
	await html(page).fill('<p>O que esta aba escreveu.</p>')
	await save(page).click()
	const dialog = page.getByRole('dialog', { name: 'Este post mudou enquanto você escrevia' })
	await expect(dialog).toContainText('Ana Teste salvou uma versão')
	await expect(dialog.getByRole('table', { name: 'Texto lado a lado' })).toContainText('O que a outra aba escreveu.')
	await expect(dialog.getByRole('table', { name: 'Texto lado a lado' })).toContainText('O que esta aba escreveu.')
	const content = async () => (await sql('select content from blog_posts where id = $1', [id]))[0]!['content']
	expect(await content()).toBe('<p>O que a outra aba escreveu.</p>')
	await dialog.getByRole('button', { name: 'Cancelar' }).click()
	await expect(html(page)).toHaveValue('<p>O que esta aba escreveu.</p>')
	await save(page).click()
	await dialog.getByRole('button', { name: 'Ficar com a minha' }).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	expect(await content()).toBe('<p>O que esta aba escreveu.</p>')

	await other.bringToFront()
	await html(other).fill('<p>Mais uma vez da outra.</p>')
	await save(other).click()
	await other.getByRole('button', { name: 'Ficar com a de Ana Teste' }).click()
	await expect(html(other)).toHaveValue('<p>O que esta aba escreveu.</p>')
	await other.close()

	await html(page).fill('<p>Escrito antes do fim.</p>')
	await expect(kept(page)).toBeVisible()
	await sql('delete from blog_posts where id = $1', [id])
	await save(page).click()
	await expect(toast(page, /^Este post foi excluído/)).toBeVisible()
	const [left] = await sql(`select id from post_working_copies where user_id = $1 and post_id is null`, [person.id])
	await openHtml(page, `/admin/posts/new?copia=${left!['id']}`)
	await expect(html(page)).toHaveValue('<p>Escrito antes do fim.</p>')
})

test('two tabs on one new article keep a text each, and the second to save is asked', async ({
	page,
	context,
	sql,
	signIn,
}) => {
	const person = await signIn(page)
	await openHtml(page, '/admin/posts/new')
	await title(page).fill(`Duas abas ${randomUUID()}`)
	await html(page).fill('<p>Começo.</p>')
	await expect(kept(page)).toBeVisible()
	const other = await context.newPage()
	await openHtml(other, page.url())
	await html(other).fill('<p>Da segunda aba.</p>')
	await expect(kept(other)).toBeVisible()
	await page.bringToFront()
	await html(page).fill('<p>Da primeira aba.</p>')
	const copies = `select fields ->> 'content' as content from post_working_copies where user_id = $1 order by 1`
	await expect
		.poll(() => sql(copies, [person.id]))
		.toEqual([{ content: '<p>Da primeira aba.</p>' }, { content: '<p>Da segunda aba.</p>' }])
	await save(page).click()
	await expect(toast(page, 'Post criado com sucesso')).toBeVisible()

	await other.bringToFront()
	await save(other).click()
	const dialog = other.getByRole('dialog', { name: 'Este post mudou enquanto você escrevia' })
	await expect(dialog).toContainText('Da primeira aba.')
	await dialog.getByRole('button', { name: 'Ficar com a minha' }).click()
	await expect(toast(other, 'Post criado com sucesso')).toBeVisible()
	await expect(other).toHaveURL(page.url())
	await expect(html(other)).toHaveValue('<p>Da segunda aba.</p>')
	expect(await sql(copies, [person.id])).toEqual([])
	await other.close()
})

test('a save that meets a slow autosave wins and leaves no copy behind', async ({ page, signIn, insert, sql }) => {
	const { id } = await insert.post(before)
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	const letGo = await holdRequests(
		page,
		`**/admin/posts/${id}/gravar`,
		(request) => request.postDataJSON().intent === 'keep',
	)
	const keeping = page.waitForRequest((request) => request.postData()?.includes('"intent":"keep"') ?? false)
	await html(page).fill('<p>Versão final.</p>')
	await keeping
	const sheet = await openSheet(page)
	await sheet.getByLabel(/^Motivo/).fill('Nota curta, só para avisar.')
	await sheetButton(page).click()
	letGo()
	await expect(toast(page, 'Post publicado com sucesso')).toBeVisible()
	const [post] = await sql('select content, status from blog_posts where id = $1', [id])
	expect(post).toEqual({ content: '<p>Versão final.</p>', status: 'published' })
	expect(await sql('select id from post_working_copies where post_id = $1', [id])).toEqual([])
})

test('an article of half a megabyte is saved; one of a megabyte is refused in words and stays on the screen', async ({
	page,
	sql,
	signIn,
	allowedComplaints,
	insert,
}) => {
	// Text that is too large is refused each time it is kept.
	allowedComplaints.push(/status of 413/)
	const { id } = await insert.post(before)
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	const large = `<p>${'palavra '.repeat(62_000)}</p>`
	await html(page).fill(large)
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	const stored = async () => (await sql('select content from blog_posts where id = $1', [id]))[0]!['content']
	expect(await stored()).toHaveLength(large.length)

	const huge = `<p>${'palavra '.repeat(140_000)}</p>`
	await html(page).fill(huge)
	await save(page).click()
	await expect(toast(page, /^O texto é grande demais para ser salvo/)).toBeVisible()
	expect(await html(page).evaluate((area: HTMLTextAreaElement) => area.value.length)).toBe(huge.length)
	expect(await stored()).toHaveLength(large.length)

	page.on('dialog', (dialog) => void dialog.accept())
	await page.reload()
	await page.getByRole('button', { name: 'Restaurar' }).click()
	await expect.poll(() => html(page).evaluate((area: HTMLTextAreaElement) => area.value.length)).toBe(huge.length)
})

test('hostile HTML runs in neither view, pasted or typed, and is gone when saved', async ({
	page,
	signIn,
	allowedComplaints,
	insert,
	sql,
}) => {
	// Pictures that are none.
	allowedComplaints.push(/Failed to load resource/, /Content Security Policy/)
	const { id } = await insert.post(before)
	let ran = 0
	page.on('dialog', (dialog) => {
		ran += 1
		void dialog.dismiss()
	})
	await page.route(/evil\.example/, (route) => {
		ran += 1
		return route.abort()
	})
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	const payloads = hostileHtml.map(([, text]) => text)
	await html(page).fill(`<p>Início</p>\n${payloads.join('\n')}\n`)
	await page.getByRole('tab', { name: 'Visual' }).click()
	const convert = page.getByRole('button', { name: 'Converter mesmo assim' })
	await convert.click()
	await expect(visual(page)).toContainText('Início')

	await visual(page).evaluate((element, texts) => {
		for (const text of texts) {
			const data = new DataTransfer()
			data.setData('text/html', text)
			element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
		}
	}, payloads)
	expect(
		await visual(page).locator('script, iframe, object, embed, svg, form, [onclick], [onerror], [onload]').count(),
	).toBe(0)
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	const [post] = await sql('select content from blog_posts where id = $1', [id])
	expect(post!['content']).toContain('Início')
	const active = await page.evaluate((stored) => {
		const { body } = new DOMParser().parseFromString(stored, 'text/html')
		const acts = (element: Element) =>
			/^(?:script|iframe|object|embed|form|svg|style|base|meta|link)$/i.test(element.tagName) ||
			Array.from(element.attributes).some(
				({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|data:text)/i.test(value),
			)
		return Array.from(body.querySelectorAll('*'))
			.filter(acts)
			.map(({ outerHTML }) => outerHTML)
	}, post!['content']!)
	expect(active).toEqual([])
	expect(ran).toBe(0)
})

test('without the network the text waits here, leaving asks, and it goes out when the network is back', async ({
	page,
	sql,
	signIn,
	allowedComplaints,
	insert,
}) => {
	// Of every try without the network.
	allowedComplaints.push(/ERR_FAILED/)
	const { id } = await insert.post(before)
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	await page.route(`**/admin/posts/${id}/gravar`, (route) => route.abort())
	await html(page).fill('<p>Escrito sem rede.</p>')
	await expect(failed(page)).toBeVisible()
	await save(page).click()
	await expect(toast(page, /^Sem conexão com o servidor\. O texto está guardado/)).toBeVisible()
	await menu(page).getByRole('link', { name: 'Painel Administrativo' }).click()
	const asked = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
	await asked.getByRole('button', { name: 'Cancelar' }).click()
	await expect(html(page)).toHaveValue('<p>Escrito sem rede.</p>')

	await page.unroute(`**/admin/posts/${id}/gravar`)
	await failed(page).click()
	await expect(kept(page)).toBeVisible()
	// Kept, so that leaving asks nothing.
	await menu(page).getByRole('link', { name: 'Painel Administrativo' }).click()
	await expect(page).toHaveURL(/\/admin\/dashboard$/)
	const [copy] = await sql<{ fields: { content: string } }>(
		'select fields from post_working_copies where post_id = $1',
		[id],
	)
	expect(copy!.fields.content).toBe('<p>Escrito sem rede.</p>')
})

test('a session that ends in between costs no text', async ({ page, sql, newUser, signIn, insert }) => {
	const person = await newUser()
	const { id } = await insert.post(before)
	await signIn(page, person)
	await openHtml(page, `/admin/posts/${id}`)
	await sql('delete from sessions where user_id = $1', [person.id])
	await html(page).fill('<p>Escrito depois do fim.</p>')
	await expect(failed(page)).toBeVisible()
	await save(page).click()
	await expect(toast(page, /^Sua sessão terminou/)).toBeVisible()
	await expect(html(page)).toHaveValue('<p>Escrito depois do fim.</p>')
	await signIn(page, person)
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
})

test('every save can be compared with the text of now and brought back', async ({ page, sql, signIn, insert }) => {
	const { id } = await insert.post(before)
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	await html(page).fill('<p>Segunda versão.</p>')
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	await page.getByRole('tab', { name: 'Histórico' }).click()
	await expect(page.getByText(/^Versão 2 · /)).toBeVisible()
	await page.getByRole('button', { name: 'Comparar a versão 1' }).click()
	const dialog = page.getByRole('dialog', { name: /^Versão 1, de / })
	const texts = dialog.getByRole('table', { name: 'Texto lado a lado' })
	await expect(texts.getByRole('row').nth(1).getByRole('cell')).toHaveText([/Texto de antes\.$/, /Segunda versão\.$/])
	await dialog.getByRole('button', { name: 'Restaurar esta versão' }).click()
	await expect(toast(page, 'Versão 1 restaurada')).toBeVisible()
	await expect(html(page)).toHaveValue('<p>Texto de antes.</p>')
	const [post] = await sql<{ version: number; content: string }>(
		'select version, content from blog_posts where id = $1',
		[id],
	)
	expect(post).toEqual({ version: 3, content: '<p>Texto de antes.</p>' })

	const letGo = await holdRequests(page, `**/admin/posts/${id}/gravar`)
	const saving = page.waitForRequest((request) => request.postData()?.includes('"intent":"save"') ?? false)
	await page.getByRole('button', { name: 'Comparar a versão 2' }).click()
	await page.getByRole('button', { name: 'Restaurar esta versão' }).click()
	await saving
	await html(page).fill('<p>Escrito enquanto voltava.</p>')
	letGo()
	await expect(toast(page, 'Versão 2 restaurada')).toBeVisible()
	await expect(html(page)).toHaveValue('<p>Escrito enquanto voltava.</p>')
})

test('fifty articles with one title at once are fifty articles, each with an address of its own', async ({
	page,
	sql,
	signIn,
	baseURL,
}) => {
	await signIn(page)
	const name = `Vendaval ${randomUUID().slice(0, 8)}`
	const create = async () => {
		const sent = {
			intent: 'save',
			copyId: randomUUID(),
			baseVersion: 0,
			fields: { title: name, content: '<p>Oi.</p>' },
		}
		const answer = await page.request.post('/admin/posts/new/gravar', {
			data: JSON.stringify(sent),
			headers: { origin: baseURL!, 'content-type': 'application/json' },
		})
		return ((await answer.json()) as { ok: boolean }).ok
	}
	expect(await Promise.all(Array.from({ length: 50 }, create))).toEqual(Array.from({ length: 50 }, () => true))
	const rows = await sql('select slug from blog_posts where title = $1', [name])
	expect(new Set(rows.map(({ slug }) => slug)).size).toBe(50)
	await sql('delete from blog_posts where title = $1', [name])
})
