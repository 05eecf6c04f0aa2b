import type { Page } from '@playwright/test'
import { servePhotos } from '../../stand-ins/unsplash.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, overflowOf, test } from '../fixtures.ts'
import { toast } from '../pages/notices.ts'

const ENDPOINT = '**/admin/api/generate-image'

async function open(page: Page) {
	await page.goto('/admin/gemini-test')
	await hydrated(page)
}

async function run(page: Page, prompt: string) {
	await page.getByLabel('Prompt').fill(prompt)
	await page.getByRole('button', { name: 'Testar Geração' }).click()
}

const results = (page: Page) => page.getByRole('article')

test('a picture of Gemini is shown with all there is to know, and stays over a reload', async ({
	page,
	sql,
	signIn,
}) => {
	// Other tests make pictures too.
	await sql('update system_config set gemini_monthly_limit = greatest(gemini_monthly_limit, 60), gemini_enabled = true')
	await signIn(page)
	await open(page)
	await expect(page.getByLabel('Prompt')).toHaveValue(/^Professional illustration/)
	await expect(page.getByText('Nenhum teste ainda')).toBeVisible()
	await run(page, 'A lighthouse at dawn, flat shapes')
	await expect(toast(page, 'Imagem gerada com sucesso')).toBeVisible()
	await expect(toast(page, /^Gemini, em \d+ ms$/)).toBeVisible()
	for (const step of ['at once', 'after a reload']) {
		const result = results(page)
		await expect(result, step).toHaveCount(1)
		await expect(result).toContainText('Sucesso')
		await expect(result).toContainText('Gemini')
		await expect(result).toContainText(/\d ms/)
		await expect(result).toContainText('A lighthouse at dawn, flat shapes')
		await expect(result.getByRole('img')).toHaveAttribute('src', /^\/media\/files\//)
		await expect(result.getByRole('img')).toHaveJSProperty('complete', true)
		await result.getByText('Debug Information').click()
		await expect(result.getByText(/"forceProvider": "gemini"/)).toBeVisible()
		await expect(result.getByText(/"postId": "test-\d+"/)).toBeVisible()
		await expect(result.getByText(/"correlationId"/)).toBeVisible()
		await open(page)
	}
})

test('a used-up quota gives a photo instead, and one that does not load a drawing', async ({
	page,
	signIn,
	complaints,
}) => {
	await page.route('https://images.unsplash.com/**', (route) => route.abort())
	await signIn(page)
	await open(page)
	await run(page, 'A calm sea [[quota-por-dia]]')
	await expect(toast(page, /^Unsplash \(fallback\), em \d+ ms$/)).toBeVisible()
	const result = results(page)
	await expect(result).toContainText('Fallback')
	await expect(result).toContainText('Quota Gemini Excedida. A cota diária do Gemini acabou.')
	await expect(result.getByRole('img')).toHaveAttribute('src', /^\/media\/covers\//)
	await expect(result.getByText('A imagem não carregou.')).toBeVisible()
	await page.unroute('https://images.unsplash.com/**')
	await servePhotos(page)
	await open(page)
	const credit = result.getByRole('figure').getByRole('link')
	await expect(credit).toHaveText(['Ana Farias', 'Unsplash'])
	await expect(credit.last()).toHaveAttribute('href', 'https://unsplash.com/?utm_source=farol&utm_medium=referral')
	complaints.length = 0
})

test('a blank prompt, an answer without a picture and no answer are each told', async ({
	page,
	signIn,
	complaints,
}) => {
	await signIn(page)
	await open(page)
	await run(page, '   ')
	await expect(toast(page, 'Por favor, insira um prompt')).toBeVisible()
	await expect(page.getByLabel('Prompt')).toBeFocused()

	await page.route(ENDPOINT, (route) =>
		route.fulfill({ json: { ok: true, success: false, image: null, provider: null, error: null } }),
	)
	await run(page, 'Nothing comes')
	await expect(toast(page, 'Erro na geração')).toBeVisible()
	await expect(toast(page, 'Falha ao gerar imagem')).toBeVisible()
	await expect(results(page)).toContainText('Erro')

	await page.unroute(ENDPOINT)
	await page.route(ENDPOINT, (route) => route.abort())
	await run(page, 'Nobody answers')
	await expect(toast(page, 'Erro no teste')).toBeVisible()
	await expect(results(page)).toHaveCount(2)
	complaints.length = 0
})

test('a test that takes too long is called off', async ({ page, signIn }) => {
	await signIn(page)
	await open(page)
	await run(page, 'Slow picture [[pendura]]')
	await expect(page.getByRole('timer')).toHaveText(/^\d+,\d s$/)
	await page.getByRole('button', { name: 'Cancelar' }).click()
	await expect(toast(page, 'Teste cancelado')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Testar Geração' })).toBeEnabled()
	await expect(results(page)).toHaveCount(0)
})

test('without a key nothing is called a success: Gemini was not called', async ({ page, signIn }) => {
	await answerWithDrawings(page, { provider: 'gemini', reason: 'Gemini sem chave de acesso configurada.' })
	await signIn(page)
	await open(page)
	await run(page, 'A drawing of ours')
	await expect(toast(page, 'O Gemini não foi chamado')).toBeVisible()
	await expect(toast(page, /^Gemini sem chave de acesso configurada\. A imagem é um desenho do site\.$/)).toBeVisible()
	await expect(results(page)).toContainText('Gemini não chamado')
	await expect(results(page)).toContainText('Desenho do site')
	await expect(results(page)).not.toContainText('Sucesso')
})

function answerWithDrawings(page: Page, notCalled: { provider: string; reason: string } | null = null) {
	const image = { url: '/media/covers/wide/dicas/x.svg', alt: '', credit: null, creditUrl: null }
	const json = { ok: true, success: true, provider: 'placeholder', image, error: null, notCalled }
	return page.route(ENDPOINT, (route) => route.fulfill({ json }))
}

test('only the last five are kept, until they are cleared', async ({ page, signIn }) => {
	await answerWithDrawings(page)
	await signIn(page)
	await open(page)
	for (let index = 1; index <= 6; index++) {
		await run(page, `Picture number ${index}`)
		await expect(results(page).first()).toContainText(`Picture number ${index}`)
	}
	await expect(results(page)).toHaveCount(5)
	await expect(results(page).last()).toContainText('Picture number 2')
	await page.getByRole('button', { name: 'Limpar' }).click()
	await page.getByRole('button', { name: 'Limpar resultados' }).click()
	await expect(page.getByText('Nenhum teste ainda')).toBeVisible()
})

test('/admin/gemini-test passes the accessibility rules in both themes and fits a phone', async ({ page, signIn }) => {
	await answerWithDrawings(page)
	await signIn(page)
	await open(page)
	await run(page, 'A drawing')
	await results(page).getByText('Debug Information').click()
	await expectAccessible(page)
	await page.setViewportSize({ width: 390, height: 844 })
	await expect.poll(() => overflowOf(page)).toBe(0)
})
