import { expectAccessible } from '../accessibility.ts'
import { expect, open, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'
import { dialog, pressing, walk } from '../pages/open-states.ts'
import { html, judged, judgedText, openHtml, publishButton, publishSheet, save, visual } from '../pages/post-editor.ts'

test('the publish sheet, and the link dialog over a text', async ({ page, signIn, insert }) => {
	const { id } = await insert.post({ content: judgedText })
	await signIn(page)
	await open(page, `/admin/posts/${id}`)
	await walk(page, {
		'the publish sheet': { press: () => [publishButton(page)], opens: publishSheet, ready: judged },
	})
	await page.setViewportSize({ width: 390, height: 844 })
	await walk(page, {
		'the publish sheet on a phone': { press: () => [publishButton(page)], opens: publishSheet, ready: judged },
	})
	await page.setViewportSize({ width: 1440, height: 900 })
	await visual(page).click()
	await page.keyboard.press('Control+a')
	await page.keyboard.press('Control+k')
	const link = dialog('Link')(page)
	await expect(link).toBeVisible()
	await expectAccessible(page, 'the link dialog')
	await link.getByLabel('Endereço ou busca').fill('seguro auto')
	await expect(link.getByRole('option').first()).toBeVisible()
	await expectAccessible(page, 'the link dialog with what was found')
})

test('the history of an article, and two versions side by side', async ({ page, signIn, insert }) => {
	const { id } = await insert.post({ content: judgedText })
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	await html(page).fill('<p>Segunda versão.</p>')
	await save(page).click()
	await expect(toast(page, 'Post salvo com sucesso')).toBeVisible()
	await page.getByRole('tab', { name: 'Histórico' }).click()
	await expect(page.getByText(/^Versão 2 · /)).toBeVisible()
	await expectAccessible(page, 'the history')
	await walk(page, { 'a version': pressing('Comparar a versão 1', dialog(/^Versão 1, de /)) })
})

test('two who saved the same article', async ({ page, signIn, insert, sql }) => {
	const { id } = await insert.post({ content: judgedText })
	await signIn(page)
	await openHtml(page, `/admin/posts/${id}`)
	await sql(`update blog_posts set version = version + 1, content = '<p>Do outro.</p>' where id = $1`, [id])
	await html(page).fill('<p>Meu.</p>')
	await walk(page, {
		conflict: { press: () => [save(page)], opens: dialog('Este post mudou enquanto você escrevia') },
	})
})

test('what the generator and the scheduler ask before they spend', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/scheduler')
	await walk(page, {
		'running it now': {
			press: () => [page.getByRole('button', { name: 'Executar agora' })],
			opens: dialog('Executar agora?'),
			ready: () => expect(page.getByText('Artigos', { exact: true })).toBeVisible(),
		},
	})
	await open(page, '/admin/image-settings')
	await walk(page, { 'the price of a model': pressing(/^Editar preço de gemini/, dialog('Editar preço')) })
})
