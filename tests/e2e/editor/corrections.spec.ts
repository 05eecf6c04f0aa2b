import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, test } from '../fixtures.ts'
import { html, judgedText, openHtml } from '../pages/post-editor.ts'

const content = `<h1>Um</h1>${judgedText}<h1>Dois</h1><p>Fim.</p><img src="/favicon.svg">`

async function openCorrections(page: Page): Promise<Locator> {
	await page.getByRole('button', { name: 'Corrigir tudo' }).click()
	return page.getByRole('dialog', { name: 'Painel de SEO' })
}

test('corrections are shown as a reader sees them, the HTML behind a switch, and what is refused stays', async ({
	page,
	signIn,
	insert,
}) => {
	const { id } = await insert.post({ content, excerpt: '' })
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	const dialog = await openCorrections(page)
	const heading = dialog.getByRole('listitem').filter({ hasText: 'Trocar H1 repetido por H2' })
	await expect(heading.getByRole('figure', { name: 'Antes' })).toHaveText('AntesDois')
	await expect(heading.getByRole('figure', { name: 'Depois' })).toHaveText('DepoisDois')
	await expect(heading).toContainText('As palavras ficam; o título muda de tamanho.')
	await expect(dialog.getByText('<h2>Dois</h2>')).toBeHidden()
	const disclaimer = dialog.getByRole('listitem').filter({ hasText: 'Acrescentar o aviso ao leitor' })
	await expect(disclaimer.locator('ins')).toBeVisible()
	await dialog.getByRole('switch', { name: 'Mostrar o HTML' }).click()
	await expect(dialog.getByText('<h2>Dois</h2>')).toBeVisible()
	await expectAccessible(page, 'the HTML of the corrections')

	await disclaimer.getByRole('button', { name: 'Recusar' }).click()
	await dialog.getByRole('button', { name: 'Aplicar todas as correções' }).click()
	// Told in the dialog, which lies over everything else.
	await expect(dialog.getByText('Correções aplicadas')).toBeVisible()
	await expect(dialog.getByText('Nada a corrigir')).toBeVisible()
	await expect(dialog.getByRole('button', { name: 'Aplicar todas as correções' })).toBeHidden()
	await page.keyboard.press('Escape')
	await expect(html(page)).toHaveValue(/<h2>Dois<\/h2>/)
	await expect(html(page)).not.toHaveValue(/<em>/)
	// Nobody has looked at the picture, so nothing says what it shows.
	await expect(html(page)).toHaveValue(/<img src="\/favicon\.svg">/)
})

for (const width of [320, 390])
	test(`at ${width} px nothing of the corrections stands outside the window`, async ({ page, signIn, insert }) => {
		await page.setViewportSize({ width, height: 700 })
		const { id } = await insert.post({ content, excerpt: '' })
		await signIn(page)
		await open(page, `/admin/posts/${id}`)
		await page.getByRole('button', { name: /^Painel do artigo/ }).click()
		const dialog = await openCorrections(page)
		await expect(dialog.getByRole('listitem').first()).toBeVisible()
		for (const button of await dialog.getByRole('button').all()) {
			const { x, width: wide } = (await button.boundingBox())!
			expect(x + wide).toBeLessThanOrEqual(width)
		}
		expect(await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
		await expectAccessible(page, 'the corrections')
	})
