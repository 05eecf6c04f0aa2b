import { randomUUID } from 'node:crypto'
import { sitemapSubmissions } from '#db/schema/search-engines.ts'
import { expect, test } from '../fixtures.ts'
import { card } from '../pages/back-office.ts'
import { toast } from '../pages/notices.ts'

test.describe.configure({ mode: 'serial' })

test('the function sends the map, reads it back, and explains every refusal', async ({
	page,
	signIn,
	baseURL,
	sql,
}) => {
	await signIn(page)
	const call = async (data: object) => {
		const answer = await page.request.post('/functions/v1/submit-sitemap', { data, headers: { origin: baseURL! } })
		return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> }
	}
	expect((await call({ test: true })).body).toMatchObject({ success: true, status: 'connected' })
	expect((await call({})).body).toMatchObject({
		success: true,
		status: 'submitted',
		message: 'Sitemap enviado. O Google ainda vai lê-lo.',
		readBack: { isPending: true, errors: 0, addresses: 35 },
	})

	const sitemapUrl = `${baseURL}/sitemap.xml`
	for (const [siteUrl, status, words] of [
		['http://localhost/', 'wrong-property', 'SEARCH_CONSOLE_SITE_URL=sc-domain:localhost'],
		['https://proibido.example/', 'forbidden', 'farol@projeto.iam.gserviceaccount.com'],
		['https://api-desligada.example/', 'api-disabled', 'Google Search Console API'],
		['https://sumiu.example/', 'not-found', 'não encontrou'],
		['https://quebrado.example/', 'server-error', 'com problemas'],
	] as const) {
		const { status: http, body } = await call({ siteUrl, sitemapUrl })
		expect([http, body['success'], body['status']]).toEqual([200, false, status])
		expect(body['message']).toContain(words)
	}
	expect((await call({ siteUrl: 'javascript:alert(1)' })).status).toBe(400)
	const stored = await sql(`select status from sitemap_submissions where site_url = 'https://sumiu.example/'`)
	expect(stored).toEqual([{ status: 'not-found' }])
	await sql(`delete from sitemap_submissions where not success`)
})

test('the maps are made anew when they are asked for', async ({ page, signIn, baseURL }) => {
	await signIn(page)
	const answer = await page.request.post('/functions/v1/generate-sitemaps', { data: {}, headers: { origin: baseURL! } })
	const body = (await answer.json()) as { success: boolean; files: number; urls: number }
	expect(body).toMatchObject({ success: true, files: 1 })
	expect(body.urls).toBeGreaterThan(30)
})

test('the key file holds the key and nothing else', async ({ request }) => {
	const answer = await request.get('/chave-indexnow-de-testes.txt')
	expect(await answer.text()).toBe('chave-indexnow-de-testes')
	expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
	expect((await request.get('/outra-chave-qualquer.txt')).status()).toBe(404)
})

test('the card is tested before it sends, and shows what came of it', async ({
	page,
	context,
	signIn,
	sql,
	baseURL,
	complaints,
	insert,
	db,
}) => {
	const mark = randomUUID()
	const post = await insert.post()
	await signIn(page)
	await page.goto(`/admin/posts/${post.id}`)
	const console = card(page, 'Search Console')
	const send = console.getByRole('button', { name: 'Enviar agora' })
	await expect(console.getByText('Não testado')).toBeVisible()
	await expect(send).toBeDisabled()

	await context.setOffline(true)
	await console.getByRole('button', { name: 'Testar conexão' }).click()
	await expect(toast(page, 'Erro no GSC')).toBeVisible()
	await expect(console.getByRole('status').getByText('Erro')).toBeVisible()
	await expect(send).toBeDisabled()
	await context.setOffline(false)
	complaints.length = 0

	await console.getByRole('button', { name: 'Testar conexão' }).click()
	await expect(console.getByText('Conectado', { exact: true })).toBeVisible()
	await expect(toast(page, 'Erro no GSC')).toHaveCount(0)
	await send.click()
	await expect(toast(page, 'Sitemap enviado', { exact: true })).toBeVisible()
	await expect(console.getByText(/^Último envio em \d\d\/\d\d\/\d{4}/)).toBeVisible()
	await expect(console.getByRole('definition')).toHaveText(['Pendente', 'Ainda não', '0', '0', '35'])

	const store = (minutes: number, success: boolean, readBack: Record<string, unknown> | null) =>
		db.insert(sitemapSubmissions).values({
			siteUrl: 'sc-domain:localhost',
			sitemapUrl: `${baseURL}/sitemap.xml`,
			success,
			status: 'x',
			message: `O que houve. ${mark}`,
			readBack,
			createdAt: new Date(Date.now() + minutes * 60_000),
		})
	// Errors that Google found in the map are a warning.
	const readBack = { isPending: false, errors: 2, warnings: 0, addresses: 9, lastDownloaded: '2026-03-10T12:30:00Z' }
	await store(1, true, readBack)
	await page.reload()
	const warning = console.getByRole('status').filter({ hasText: `O que houve. ${mark}` })
	await expect(warning.getByRole('definition')).toHaveText(['Feita', '10/03/2026, 09:30', '2', '0', '9'])

	// The job's failure after a save is told as a toast when it comes, and shown until something newer succeeds.
	await page.clock.install()
	await page.reload()
	await expect(warning).toBeVisible()
	await store(2, false, null)
	await page.clock.runFor(20_000)
	await expect(toast(page, 'Falha ao enviar sitemap')).toBeVisible()
	await expect(console.getByText('Falha ao enviar sitemap')).toBeVisible()
	await expect(console.getByText(`O que houve. ${mark}`)).toBeVisible()
	await sql(`delete from sitemap_submissions where message like '%' || $1`, [mark])
})
