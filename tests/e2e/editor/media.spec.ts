import type { Page } from '@playwright/test'
import { aPhoto, type SentFile, uniqueName } from '../a-photo.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, overflowOf, test } from '../fixtures.ts'

const PAGE = '/admin/midia'
const UPLOAD = '/admin/midia/enviar'

/** Drops or pastes a file, as the browser would. */
async function bring(page: Page, event: 'drop' | 'paste', { name, mimeType, buffer }: SentFile) {
	await page.evaluate(
		({ kind, fileName, type, base64 }) => {
			const transfer = new DataTransfer()
			const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
			transfer.items.add(new File([bytes], fileName, { type }))
			const how = { bubbles: true, cancelable: true }
			document.body.dispatchEvent(
				kind === 'drop'
					? new DragEvent('drop', { ...how, dataTransfer: transfer })
					: new ClipboardEvent('paste', { ...how, clipboardData: transfer }),
			)
		},
		{ kind: event, fileName: name, type: mimeType, base64: buffer.toString('base64') },
	)
}

test('pictures are sent, described, shown in their sizes and deleted', async ({
	page,
	signIn,
	sql,
	request,
	complaints,
	insert,
}) => {
	// Every size in two formats takes a slow machine a while.
	await signIn(page)
	await page.goto(PAGE)
	await hydrated(page)
	const name = uniqueName()
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
	await page
		.locator('input[data-upload]')
		.setInputFiles([
			await aPhoto(`${name}.jpg`),
			{ name: 'desenho.png', mimeType: 'image/png', buffer: svg },
			{ name: 'anim.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
			{ name: 'enorme.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024) },
		])
	const uploads = page.getByRole('region', { name: 'Envios' })
	await expect(uploads.getByRole('listitem').filter({ hasText: `${name}.jpg` })).toContainText('Enviada')
	await expect(uploads.getByRole('listitem').filter({ hasText: 'desenho.png' })).toContainText(
		'Só aceitamos PNG, JPEG, WebP ou AVIF.',
	)
	await expect(uploads.getByRole('listitem').filter({ hasText: 'anim.gif' })).toContainText(
		'Só aceitamos PNG, JPEG, WebP ou AVIF.',
	)
	await expect(uploads.getByRole('listitem').filter({ hasText: 'enorme.png' })).toContainText(
		'Arquivo maior que 10 MB.',
	)

	const [row] = await sql('select id, name from media_files where original_name = $1', [`${name}.jpg`])
	const url = `/media/files/${row!['name']}`
	const title = `Artigo com ${name}`
	const content = `<p>Texto.</p><figure><img src="${url}" alt="No texto"></figure>`
	const post = await insert.publishedPost({ title, slug: name, content, featuredImageUrl: url })

	await page.getByRole('searchbox', { name: 'Buscar' }).fill(name)
	await page.getByRole('searchbox', { name: 'Buscar' }).press('Enter')
	await expect(page.getByRole('list', { name: 'Imagens' }).getByRole('listitem')).toHaveCount(1)
	const tile = page.getByRole('link', { name: `Abrir ${name}.jpg` })
	await expect(tile).toContainText('Sem texto alternativo')
	await tile.press('Enter')
	const dialog = page.getByRole('dialog', { name: `${name}.jpg` })
	await expect(dialog).toContainText('600 × 300 px')
	await expect(dialog.getByRole('link', { name: title })).toHaveAttribute('href', `/admin/posts/${post.id}`)
	await dialog.getByLabel('Texto alternativo').fill('O farol à noite')
	await dialog.getByLabel('Link do crédito').fill('ftp://exemplo.com.br')
	await dialog.getByRole('button', { name: 'Salvar dados' }).click()
	await expect(dialog).toContainText('Use um endereço que comece com https://.')
	await dialog.getByLabel('Link do crédito').fill('https://exemplo.com.br/ana')
	await dialog.getByRole('button', { name: 'Salvar dados' }).click()
	await expect(page.getByText('Dados da imagem salvos')).toBeVisible()
	// The browser says so when the server refuses: the drawing, and the address that is none.
	expect(complaints.splice(0)).toEqual([expect.stringContaining('422'), expect.stringContaining('400')])
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await expect(tile).toBeFocused()
	await expect(tile.getByAltText('O farol à noite')).toBeVisible()

	// The job makes the sizes; until then, and after, there is always something to show.
	const size = `${url.replace('.webp', '')}/480.avif`
	await expect.poll(async () => (await request.get(size)).headers()['content-type']).toBe('image/avif')
	const headers = (await request.head(url)).headers()
	expect(headers['content-type']).toBe('image/webp')
	expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
	expect(headers['x-content-type-options']).toBe('nosniff')
	expect(headers['content-security-policy']).toContain("default-src 'none'")
	expect((await request.get(url, { headers: { 'if-none-match': headers['etag']! } })).status()).toBe(304)

	const reader = await page.context().newPage()
	await reader.setViewportSize({ width: 390, height: 800 })
	await reader.goto(`/blog/${name}`)
	for (const picture of [reader.locator('figure picture img').first(), reader.getByAltText('No texto')]) {
		await picture.scrollIntoViewIfNeeded()
		await expect
			.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
			.toContain('/480.avif')
		await expect(picture).toHaveAttribute('width', '600')
		await expect(picture).toHaveAttribute('height', '300')
	}
	await reader.close()

	await tile.click()
	await dialog.getByRole('button', { name: 'Excluir imagem' }).click()
	const question = page.getByRole('alertdialog')
	await expect(question).toContainText(`Ela é usada em “${title}”`)
	await question.getByRole('button', { name: 'Excluir' }).click()
	await expect(page.getByText('Imagem excluída')).toBeVisible()
	await expect(dialog).toBeHidden()
	await expect(page.getByText('Nenhuma imagem encontrada')).toBeVisible()
	expect((await request.get(url)).status()).toBe(404)
	expect((await request.get(size)).status()).toBe(404)
	const audit = await sql('select action from audit_log where subject_id = $1 order by at', [row!['id']])
	expect(audit.map(({ action }) => action)).toEqual(['media.uploaded', 'media.updated', 'media.deleted'])
})

test('pictures are dropped and pasted, and the screen fits a phone', async ({ page, signIn }) => {
	await signIn(page)
	await page.setViewportSize({ width: 390, height: 844 })
	await page.goto(PAGE)
	await hydrated(page)
	const [dropped, pasted] = [uniqueName(), uniqueName()]
	await bring(page, 'drop', await aPhoto(`${dropped}.jpg`))
	await bring(page, 'paste', await aPhoto(`${pasted}.jpg`))
	for (const name of [dropped, pasted])
		await expect(page.getByRole('link', { name: `Abrir ${name}.jpg` })).toBeVisible()
	await expect(page.getByRole('region', { name: 'Envios' })).toContainText('2 de 2 enviadas')
	expect(await overflowOf(page)).toBe(0)

	await page.getByRole('link', { name: `Abrir ${pasted}.jpg` }).click()
	const dialog = page.getByRole('dialog', { name: `${pasted}.jpg` })
	for (const control of await dialog.getByRole('button').all())
		expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44)
	expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
	await page.goBack()
	await expect(dialog).toBeHidden()
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the form sends pictures and says what became of them', async ({ page, signIn }) => {
		await signIn(page)
		await page.goto(PAGE)
		const name = uniqueName()
		const input = page.getByLabel('Imagens', { exact: true }).and(page.locator('input'))
		await input.setInputFiles([await aPhoto(`${name}.jpg`)])
		await page.getByRole('button', { name: 'Enviar imagens' }).click()
		await expect(page.locator('noscript [role=status]')).toContainText('1 imagem enviada')
		await expect(page.getByRole('link', { name: `Abrir ${name}.jpg` })).toBeVisible()
		await input.setInputFiles([{ name: 'texto.png', mimeType: 'image/png', buffer: Buffer.from('olá') }])
		await page.getByRole('button', { name: 'Enviar imagens' }).click()
		await expect(page.locator('noscript [role=alert]')).toContainText('Só aceitamos PNG, JPEG, WebP ou AVIF.')
	})
})

test('strangers send nothing, and nobody sends too much', async ({ page, signIn, baseURL, sql, request }) => {
	const headers = { origin: baseURL!, accept: 'application/json' }
	const name = uniqueName()
	const multipart = { arquivo: await aPhoto(`${name}.jpg`) }
	const refused = await request.post(UPLOAD, { headers, multipart, maxRedirects: 0 })
	expect(refused.status()).toBe(302)
	expect(refused.headers()['location']).toContain('/admin/login')
	const [{ count } = { count: '' }] = await sql('select count(*) from media_files where original_name = $1', [
		`${name}.jpg`,
	])
	expect(count).toBe('0')
	expect((await request.get('/admin/api/pictures', { maxRedirects: 0 })).status()).toBe(302)
	const huge = { arquivo: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024) } }
	expect((await request.post(UPLOAD, { headers, multipart: huge })).status()).toBe(413)

	await signIn(page)
	const large = { arquivo: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024) } }
	expect((await page.request.post(UPLOAD, { headers, multipart: large })).status()).toBe(422)
	expect((await page.request.post(PAGE, { headers, multipart: large })).status()).toBe(413)
})

test('there is nothing beside the pictures', async ({ request }) => {
	const beside = ['..%2f..%2fauth-secret', '%2e%2e/auth-secret', '..%5cauth-secret', 'a.webp']
	const unknown = ['0123456789abcdef-10x10.webp', '0123456789abcdef-600x10/480.avif']
	for (const file of [...beside, ...unknown])
		expect((await request.get(`/media/files/${file}`)).status(), file).toBe(404)
})

test('what a picture shows is proposed by a model that saw it, and is nobody’s word until somebody takes it', async ({
	page,
	signIn,
	sql,
}) => {
	await signIn(page)
	await page.goto(PAGE)
	await hydrated(page)
	const name = uniqueName()
	await page.locator('input[data-upload]').setInputFiles([await aPhoto(`${name}.jpg`)])
	await expect(page.getByRole('region', { name: 'Envios' })).toContainText('Enviada')
	await page.goto(`${PAGE}?busca=${name}`)
	await hydrated(page)
	await page.getByRole('link', { name: `Abrir ${name}.jpg` }).click()
	const dialog = page.getByRole('dialog', { name: `${name}.jpg` })
	const alt = dialog.getByLabel('Texto alternativo')
	const ask = dialog.getByRole('button', { name: 'Propor texto a partir da imagem' })
	await ask.click()
	await expect(dialog.getByText(/^Proposta do Gemini, que viu a imagem \(US\$\s0,0033\)/)).toBeVisible()
	await expect(dialog.getByText(/^“Superfície lisa de cor /)).toBeVisible()
	await expect(alt).toHaveValue('')
	await expectAccessible(page, 'with a proposed alternative text')
	await dialog.getByRole('button', { name: 'Descartar proposta' }).click()
	await expect(dialog.getByText('Proposta do Gemini')).toBeHidden()
	await expect(alt).toHaveValue('')
	await ask.click()
	await dialog.getByRole('button', { name: 'Usar proposta' }).click()
	await expect(alt).toHaveValue(/^Superfície lisa de cor /)
	const kept = async () => (await sql('select alt from media_files where original_name = $1', [`${name}.jpg`]))[0]
	expect(await kept()).toEqual({ alt: '' })
	await dialog.getByRole('button', { name: 'Salvar dados' }).click()
	await expect(page.getByText('Dados da imagem salvos')).toBeVisible()
	expect((await kept())!['alt']).toMatch(/^Superfície lisa/)
})
