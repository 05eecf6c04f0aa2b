import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { aPhoto, type SentFile, uniqueName } from '../a-photo.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, test } from '../fixtures.ts'
import { html, visual } from '../pages/post-editor.ts'

type Copied = { html?: string; text?: string; files?: SentFile[] }

function fixture(name: string): string {
	return readFileSync(new URL(`../../../src/core/html/pasted/testing/${name}`, import.meta.url), 'utf8')
}

/** Gives the editor what a clipboard or a mouse would bring. */
async function bring(page: Page, event: 'paste' | 'drop', { html: markup, text, files = [] }: Copied) {
	const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }))
	await visual(page).evaluate(
		(element, given) => {
			const data = new DataTransfer()
			if (given.markup !== undefined) data.setData('text/html', given.markup)
			if (given.text !== undefined) data.setData('text/plain', given.text)
			for (const { name, mimeType, bytes } of given.sent)
				data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
			const { left, top } = element.getBoundingClientRect()
			const how = { bubbles: true, cancelable: true, clientX: left + 40, clientY: top + 40 }
			element.dispatchEvent(
				given.event === 'paste'
					? new ClipboardEvent('paste', { ...how, clipboardData: data })
					: new DragEvent('drop', { ...how, dataTransfer: data }),
			)
		},
		{ event, markup, text, sent },
	)
}

async function openEmpty(page: Page) {
	await open(page, '/admin/posts/new')
	await visual(page).click()
}

/** The text without the line breaks that are for readers of the HTML. */
function written(page: Page) {
	return expect.poll(async () => (await html(page).inputValue()).replaceAll('\n', ''))
}

const table =
	'<table><thead><tr><th scope="col">Cobertura</th><th scope="col">Limite</th></tr></thead><tbody><tr><td>Incêndio</td><td>R$ 300 mil</td></tr></tbody></table>'
const susep = (address: string) => `<a href="${address}" target="_blank" rel="noopener noreferrer">Susep</a>`

test('a text of Google Docs comes with its headings, bold words, lists, table and links, without what surrounds them', async ({
	page,
	signIn,
}) => {
	await signIn(page)
	await openEmpty(page)
	// Where no picture can be had, on any machine.
	const copied = fixture('google-docs-clipboard.html').replace(/https:\/\/lh7-rt[^"]+/, 'https://127.0.0.1/telhado.png')
	await bring(page, 'paste', { html: copied, text: 'Seguro residencial' })
	await written(page).toBe(
		[
			'<h1>Seguro residencial</h1>',
			`<p>O <strong>seguro <em>residencial</em></strong> cobre incêndio. Veja a ${susep('https://www.gov.br/susep/pt-br')}.</p>`,
			'<h2>O que entra</h2>',
			'<ul><li>Incêndio</li><li><strong>Vendaval</strong><ul><li>com granizo</li></ul></li><li>Roubo</li></ul>',
			table,
			'<p>1,5 m<sup>2</sup> de <s>telha</s></p>',
		].join(''),
	)
	const notice = page.getByText('1 imagem não veio:')
	await expect(notice).toBeVisible()
	await expect(page.getByText('telhado.png: o endereço não é de uma página pública')).toBeVisible()
	await expect(visual(page).locator('img, [data-foreign-picture]')).toHaveCount(0)
	await expectAccessible(page)
	await page.setViewportSize({ width: 390, height: 844 })
	expect(await overflowOf(page)).toBe(0)
	await page.getByRole('button', { name: 'Fechar o aviso' }).click()
	await expect(notice).toBeHidden()
})

test('a text of Word comes with nested lists, and the picture that stayed on its computer is named', async ({
	page,
	signIn,
}) => {
	await signIn(page)
	await openEmpty(page)
	await bring(page, 'paste', { html: fixture('word-clipboard.html'), text: 'Seguro residencial' })
	await written(page).toBe(
		[
			'<h1>Seguro residencial</h1><h2>O que entra</h2>',
			`<p>O <strong>seguro residencial</strong> cobre <em>incêndio</em>, segundo Ana Lima. Veja a ${susep('https://www.gov.br/susep')}.</p>`,
			'<ul><li>Incêndio</li><li><strong>Vendaval</strong><ul><li>com granizo</li></ul></li><li>Roubo</li></ul>',
			'<h2>O que fazer</h2><ol><li>Fotografe</li><li>Avise a seguradora</li></ol>',
			table.replace('R$ ', 'R$\u00a0'),
		].join(''),
	)
	await expect(
		page.getByText('clip_image001.png: ficou no programa ou no computador de onde o texto veio'),
	).toBeVisible()
})

test('Markdown becomes a text, and undoing leads back to what was pasted', async ({ page, signIn }) => {
	await signIn(page)
	await openEmpty(page)
	const text = fixture('notes.md').split('\n\n![')[0]!
	await bring(page, 'paste', { text })
	const understood = [
		'<h2>O que entra</h2>',
		`<p>O <strong>seguro residencial</strong> cobre <em>incêndio</em>. Veja a ${susep('https://www.gov.br/susep')}.</p>`,
		'<ul><li>Incêndio</li><li>Vendaval<ul><li>com granizo</li></ul></li></ul><ol><li>Fotografe</li><li>Avise</li></ol>',
		table,
		'<blockquote><p>Guarde as notas.</p></blockquote>',
	].join('')
	await written(page).toBe(understood)
	await expect(page.getByText('O texto colado era Markdown.')).toBeVisible()
	await page.keyboard.press('Control+z')
	await written(page).toMatch(/^<p>## O que entra<\/p>.*\*\*seguro residencial\*\*.*\| --- \| --- \|/)
	await expect(page.getByText('O texto colado era Markdown.')).toBeHidden()
	await page.keyboard.press('Control+Shift+z')
	await written(page).toBe(understood)
	await page.keyboard.press('Control+z')
	await page.keyboard.press('Control+z')
	await written(page).toBe('')

	await bring(page, 'paste', { text: 'um **dois** três' })
	await page.getByRole('button', { name: 'Manter como texto simples' }).click()
	await written(page).toBe('<p>um **dois** três</p>')
})

test('lines of a PDF are joined into paragraphs', async ({ page, signIn }) => {
	await signIn(page)
	await openEmpty(page)
	await bring(page, 'paste', { text: fixture('pdf-reader.txt') })
	await written(page).toContain(
		'<p>O segurado deve avisar a seguradora assim que souber do sinistro e guardar as notas',
	)
	await written(page).toContain('<li>Nota fiscal dos bens</li></ul><ol><li>Avise</li>')
	await expect(page.getByText('As linhas do texto colado foram unidas em parágrafos.')).toBeVisible()
})

test('pictures inside a text, and files that are dropped or pasted, go into the library', async ({ page, signIn }) => {
	await signIn(page)
	await openEmpty(page)
	const photo = await aPhoto(`${uniqueName()}.jpg`)
	const data = `data:image/jpeg;base64,${photo.buffer.toString('base64')}`
	await bring(page, 'paste', { html: `<p>Antes</p><p><img src="${data}" alt="Telhado"></p><p>Depois</p>` })
	await written(page).toMatch(
		/^<p>Antes<\/p><img src="\/media\/files\/[0-9a-f]{16}-\d+x\d+\.webp" alt="Telhado" width="\d+" height="\d+" \/><p>Depois<\/p>$/,
	)
	// Neither the place that was kept nor the picture's coming is a step of its own.
	await page.keyboard.press('Control+z')
	await written(page).toBe('')

	const [dropped, pasted] = [await aPhoto(`${uniqueName()}.jpg`), await aPhoto(`${uniqueName()}.jpg`)]
	const policy = { name: 'apolice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
	await bring(page, 'drop', { files: [dropped, policy] })
	await expect(visual(page).locator('img[src^="/media/files/"]')).toHaveCount(1)
	await expect(page.getByText('apolice.pdf: só aceitamos PNG, JPEG, WebP ou AVIF')).toBeVisible()
	await bring(page, 'paste', { files: [pasted] })
	await expect(visual(page).locator('img[src^="/media/files/"]')).toHaveCount(2)
	await expect(visual(page).locator('[data-foreign-picture]')).toHaveCount(0)

	await open(page, '/admin/midia')
	await expect(page.getByRole('link', { name: `Abrir ${dropped.name}` })).toBeVisible()
	await expect(page.getByRole('link', { name: `Abrir ${pasted.name}` })).toBeVisible()
})
