import type { Page } from '@playwright/test'
import { expect, moveMouse, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { notices } from '../pages/notices.ts'

// React's development build tells of every difference between server and browser; production is silent.
// The server hydrates on interest here as in production.

test.describe.configure({ mode: 'serial' })

let server: Awaited<ReturnType<typeof startOwnServer>>

test.beforeAll(async () => {
	// On a fresh clone Vite prepares every dependency first.
	server = await startOwnServer({
		args: ['scripts/dev-server.mjs', '--mode', 'interest'],
		env: { NODE_ENV: 'development' },
	})
})

test.afterAll(async () => {
	await server.stop()
})

// Vite serves styles through script here, so preloaded fonts are used later than browsers like.
test.afterEach(({ complaints }) => {
	complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('link preload')))
})

/** Again and again: Vite loads a page anew when it meets a dependency that it has not prepared. */
async function hydrated(page: Page) {
	await expect(async () => {
		await moveMouse(page)
		expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBeGreaterThan(0)
	}).toPass()
}

for (const address of ['/', '/blog', '/blog?q=auto', '/admin/login', '/design']) {
	test(`${address} hydrates without a difference between server and browser`, async ({ page }) => {
		await page.goto(server.url + address)
		await hydrated(page)
	})
}

test('no click is lost or doubled while React is on its way', async ({ page }) => {
	await page.route(/entry\.client/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1_000))
		await route.continue()
	})
	await page.goto(`${server.url}/design`)
	const button = page.getByRole('button', { name: 'error', exact: true })
	for (let click = 0; click < 3; click++) await button.click()
	await hydrated(page)
	await expect(notices(page).getByRole('listitem')).toHaveCount(3)
})

test('in the SEO panel repairs are taken one by one, and the score and the text follow', async ({ page }) => {
	await page.goto(`${server.url}/design`)
	await hydrated(page)
	const tab = (name: string | RegExp) => page.getByRole('tab', { name })
	await expect(page.getByText('O texto é o mesmo.')).toBeVisible()
	const scoreBefore = await page
		.getByRole('img', { name: /^Pontuação/ })
		.last()
		.getAttribute('aria-label')

	await tab(/^Correções/).click()
	const fix = page.getByRole('listitem').filter({ hasText: 'Trocar H1 repetido por H2' })
	await fix.getByRole('button', { name: 'Aceitar' }).click()
	await expect(fix).toHaveCount(0)
	const refused = page.getByRole('listitem').filter({ hasText: 'Acrescentar o aviso ao leitor' })
	await refused.getByRole('button', { name: 'Recusar' }).click()
	await expect(refused).toHaveCount(0)

	await tab('Comparação').click()
	const changes = page.getByRole('list', { name: 'O que mudou no texto' })
	await expect(changes).toContainText('H1 Quanto custa')
	await expect(changes).toContainText('H2 Quanto custa')
	expect(
		await page
			.getByRole('img', { name: /^Pontuação/ })
			.last()
			.getAttribute('aria-label'),
	).not.toBe(scoreBefore)

	await tab('Validação YMYL').click()
	await expect(page.getByText('O texto promete o que nenhum seguro pode garantir')).toBeVisible()
	await expect(page.getByText('Pelo menos 2 fontes oficiais com link no texto')).toBeVisible()

	await tab('Google PageSpeed').click()
	await page.getByRole('button', { name: 'Analisar página' }).click()
	await expect(page.getByRole('img', { name: 'Pontuação 98 de 100: Pronto' })).toBeVisible()
	await expect(page.getByText('INP, resposta à interação')).toBeVisible()
	await expect(page.getByText('a melhorar')).toBeVisible()
})
