import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../accessibility.ts'
import { expect, open, test } from '../fixtures.ts'
import { LONG_AGO } from '../insert.ts'
import { button, dialog, menu, pressing, question, type State, walk } from '../pages/open-states.ts'
import { judgedText, tools } from '../pages/post-editor.ts'

test('in the frame', async ({ page, signIn }) => {
	await signIn(page)
	await open(page, '/admin/audit')
	await walk(page, { search: pressing('Buscar', dialog('Buscar no painel')) })
	await page.setViewportSize({ width: 390, height: 757 })
	await walk(page, { menu: pressing('Abrir menu', dialog('Menu')) })
})

const others = (page: Page) => button(page, 'Outras formas de publicar')
const inPanel = (tab: string): State => ({
	press: (page) => [button(page, 'Corrigir tudo'), page.getByRole('tab', { name: tab })],
	opens: dialog('Painel de SEO'),
})

const editorStates: Record<string, Record<string, State>> = {
	'what is written': {
		'blocks of text': { press: (page) => [tools(page).getByRole('button', { name: /^Bloco/ })], opens: menu },
		'what can be inserted': { press: (page) => [tools(page).getByRole('button', { name: 'Inserir' })], opens: menu },
		'the library': pressing('Trocar capa', dialog('Escolher imagem')),
		'a new cover': pressing('Regenerar Imagem', dialog('Regenerar Imagem')),
	},
	'the panel': {
		corrections: pressing('Corrigir tudo', dialog('Painel de SEO')),
		'the points, before and after': inPanel('Comparação'),
		'the measured page': inPanel('Google PageSpeed'),
		'the rules': inPanel('Validação YMYL'),
	},
	'what is published': {
		'ways to publish': { press: (page) => [others(page)], opens: menu },
		'withdrawing it': {
			press: (page) => [others(page), page.getByRole('menuitem', { name: 'Despublicar' })],
			opens: question,
		},
	},
}

for (const [part, states] of Object.entries(editorStates))
	test(`in the editor, for ${part}`, async ({ page, signIn, insert }) => {
		const { id } = await insert.publishedPost({ content: `<h1>Um</h1>${judgedText}<h1>Dois</h1>` })
		await signIn(page)
		await open(page, `/admin/posts/${id}`)
		await walk(page, states)
		if (part !== 'the panel') return
		await page.setViewportSize({ width: 820, height: 757 })
		await walk(page, { 'the panel as a sheet': pressing(/^Painel do artigo/, dialog('Painel do artigo')) })
	})

test('in the lists', async ({ page, signIn, insert, newUser }) => {
	const word = `x${randomUUID().slice(0, 8)}`
	await insert.post({ title: `Artigo ${word}` })
	await insert.post({ title: `Apagado ${word}`, deletedAt: new Date(), publishedAt: LONG_AGO })
	await insert.category({ name: `Categoria ${word}`, slug: word })
	const subscriber = await insert.subscriber({ email: `${word}@boletim.com.br` })
	const other = await newUser()
	await signIn(page)
	const screens: Record<string, Record<string, State>> = {
		[`/admin/posts?busca=${word}`]: { 'deleting an article': pressing(/^Excluir/, question) },
		[`/admin/lixeira?busca=${word}`]: {
			'leading readers elsewhere': pressing('Redirecionar', dialog('Redirecionar leitores')),
			'deleting for good': pressing(/^Excluir de vez/, question),
		},
		[`/admin/leads/boletim?busca=${word}`]: {
			'removing a subscriber': pressing(`Remover ${subscriber.email}`, question),
		},
		'/admin/categorias': { 'deleting a category': pressing(/^Excluir/, dialog()) },
		[`/admin/users?q=${other.email}`]: { 'actions on a person': pressing(/^Ações para/, menu) },
	}
	for (const [path, states] of Object.entries(screens)) {
		await open(page, path)
		await walk(page, states)
	}
})

test('a picture of the library is named by what is seen of it', async ({ page, signIn, baseURL }) => {
	await signIn(page)
	await page.request.post('/functions/v1/generate-images', {
		data: { prompt: 'Seguro residencial', forceProvider: 'placeholder' },
		headers: { origin: baseURL! },
	})
	await open(page, '/admin/midia')
	const tile = page.getByRole('list', { name: 'Imagens' }).getByRole('link').first()
	await expect(tile).toBeVisible()
	expect(await accessibilityFaults(page, ['label-content-name-mismatch'])).toEqual([])
	await walk(page, { 'a picture': { press: () => [tile], opens: dialog() } })
})
