import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../accessibility.ts'
import { expect, open, overflowOf, ownAddress, showInterest, test } from '../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

/** A quote as visitors send it; the model tells it from all others. */
async function sendQuote(page: Page, { phone = '' } = {}) {
	const model = `Argo ${randomUUID().slice(0, 8)}`
	await page.goto('/seguros/auto')
	await showInterest(page)
	await page.locator('select[name=brand]').selectOption('Fiat')
	await page.locator('[name=model]').fill(model)
	await page.locator('select[name=year]').selectOption('2022')
	await page.locator('[name=cep]').pressSequentially('95560000')
	await page.locator('form[data-quote] [name=phone]').fill(phone)
	await page.getByRole('button', { name: 'Solicitar Cotação' }).click()
	await expect(page.locator('[data-answer]')).toBeFocused()
	return model
}

/** The address of the page, as a form that is sent without a browser is answered. */
async function aRequestPage(page: Page, more: Record<string, string> = {}): Promise<string> {
	const form = { kind: 'quote', brand: 'Fiat', model: `Uno ${randomUUID()}`, year: '2024', cep: '95560-000', ...more }
	const answer = await page.request.post('/seguros/auto', { form })
	return /\/pedido\/[0-9a-f]{40}/.exec(await answer.text())![0]
}

async function attach(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
	const row = page.locator('#arquivos details')
	if ((await row.getAttribute('open')) === null) await row.locator('summary').click()
	await row.locator('input[type=file]').setInputFiles(file)
	await page.getByRole('button', { name: 'Enviar arquivo' }).click()
}

test('without contact the visitor is told so, and opening the chat ends the mark', async ({ page, sql, context }) => {
	await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'conversa' }))
	const model = await sendQuote(page)
	await expect(page.getByRole('heading', { name: 'Falta um jeito de responder' })).toBeVisible()
	const answer = page.locator('#cotacao')
	await expect(answer).not.toContainText('10 minutos')
	await expect(answer).not.toContainText('recebido')
	await expectAccessible(page)
	expect(await overflowOf(page)).toBe(0)

	const held = async () =>
		(await sql(`select number, reachable_since, chat_opened_at from leads where answers->>'Modelo' = $1`, [model]))[0]!
	expect((await held())['reachable_since']).toBeNull()
	const chat = page.getByRole('link', { name: 'Enviar pelo chat' })
	const text = new URL((await chat.getAttribute('href'))!).searchParams.get('text')!
	for (const part of [`#${(await held())['number']}`, model, '95560-000', '/pedido/']) {
		expect(text).toContain(part)
		await expect(answer).toContainText(part)
	}
	const opened = page.waitForEvent('popup')
	await chat.click()
	await opened
	await expect.poll(async () => (await held())['chat_opened_at']).not.toBeNull()
	expect((await held())['reachable_since']).not.toBeNull()
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the chat opens and is told of, a telephone is saved, a file is sent', async ({ page, context, sql }) => {
		await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'conversa' }))
		const path = await aRequestPage(page)
		await page.goto(path)
		const number = /#(\d+)/.exec(await page.locator('main').innerText())![1]
		const opened = page.waitForEvent('popup')
		await page.getByRole('link', { name: 'Enviar pelo chat' }).click()
		await opened
		const chatOpened = async () =>
			(await sql('select chat_opened_at from leads where number = $1', [number]))[0]!['chat_opened_at']
		await expect.poll(chatOpened).not.toBeNull()

		await page.getByText('Telefone', { exact: true }).first().click()
		await page.locator('[name=phone]').fill('(51) 99999-1234')
		await page.getByRole('button', { name: 'Salvar telefone' }).click()
		await expect(page.getByRole('status')).toContainText('Telefone guardado')
		await attach(page, { name: 'cnh.pdf', mimeType: 'application/pdf', buffer: pdf })
		await expect(page.getByRole('status')).toContainText('Arquivo guardado')
		await expect(page.getByText('cnh.pdf, 1 KB')).toBeVisible()
	})
})

test('the page takes telephone, message and five true files; the broker sees them; it is withdrawn', async ({
	page,
	sql,
	signIn,
}) => {
	const model = await sendQuote(page)
	await page.getByRole('link', { name: 'Acompanhar o pedido' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Falta um jeito de responder' })).toBeVisible()
	const path = new URL(page.url()).pathname
	expect(path).toMatch(/^\/pedido\/[0-9a-f]{40}$/)
	await showInterest(page)
	// By the clock of the brokerage: what to get ready, or what cannot wait.
	await expect(page.getByRole('heading', { name: /^(Enquanto isso|Bateu o carro agora\?)$/ })).toBeVisible()
	await expectAccessible(page, 'empty')
	expect(await overflowOf(page)).toBe(0)

	await page.getByText('Incluir').first().click()
	await page.getByLabel('Telefone').fill('(51) 99999-1234')
	await page.getByRole('button', { name: 'Salvar telefone' }).click()
	await expect(page.getByRole('status')).toContainText('Telefone guardado')
	await expect(page.getByRole('heading', { level: 1, name: 'Meu pedido' })).toBeVisible()

	await page.getByText('Escrever').click()
	await page.locator('[name=note]').fill('O carro dorme na garagem.')
	await page.getByRole('button', { name: 'Salvar recado' }).click()
	await expect(page.getByRole('status')).toContainText('Recado guardado')

	const photo = await sharp({ create: { width: 80, height: 50, channels: 3, background: 'teal' } })
		.jpeg()
		.toBuffer()
	await attach(page, { name: 'cnh.pdf', mimeType: 'application/pdf', buffer: photo })
	await expect(page.getByRole('alert')).toContainText('não é o que o nome diz')
	await attach(page, { name: 'programa.exe', mimeType: 'application/pdf', buffer: pdf })
	await expect(page.getByRole('alert')).toContainText('Envie um PDF ou uma foto')
	for (let count = 1; count <= 5; count++) {
		const file = count === 1 ? { name: 'cnh.jpg', mimeType: 'image/jpeg', buffer: photo } : undefined
		await attach(page, file ?? { name: `apolice-${count}.pdf`, mimeType: 'application/pdf', buffer: pdf })
		await expect(page.getByText(`Arquivos, ${count} de 5`)).toBeVisible()
	}
	await expect(page.getByText('Já há cinco arquivos.')).toBeVisible()
	const sixth = await page.request.post(`${path}/arquivo`, {
		multipart: { file: { name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf } },
		maxRedirects: 0,
	})
	expect(sixth.headers()['location']).toContain('aviso=too-many')
	await expectAccessible(page, 'filled')
	expect(await overflowOf(page)).toBe(0)

	const [lead] = await sql(`select id, number from leads where answers->>'Modelo' = $1`, [model])
	const { id, number } = lead!
	const back = await page.context().newPage()
	await signIn(back)
	await open(back, `/admin/leads/${id}`)
	await expect(back.getByText('O carro dorme na garagem.')).toBeVisible()
	await expect(back.getByRole('list', { name: 'Arquivos' }).getByRole('listitem')).toHaveCount(5)
	const download = back.waitForEvent('download')
	await back.getByRole('button', { name: 'Baixar apolice-2.pdf' }).click()
	expect((await download).suggestedFilename()).toBe('apolice-2.pdf')
	await expectAccessible(back, 'lead')

	await page.getByText('Retirar', { exact: true }).click()
	await page.getByRole('button', { name: 'Retirar o pedido' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Pedido retirado' })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Salvar telefone' })).toHaveCount(0)
	await open(back, `/admin/leads/${id}`)
	await expect(back.getByText(/Retirado pelo visitante em/)).toBeVisible()
	await expect(back.getByRole('list', { name: 'Arquivos' })).toHaveCount(0)
	await open(back, `/admin/leads?busca=%23${number}`)
	await expect(back.getByText('retirado', { exact: true })).toBeVisible()
	await open(back, '/admin/audit')
	await expect(back.getByText(`O visitante retirou o pedido #${number}.`)).toBeVisible()
	await expect(back.getByText(`Baixou um arquivo do lead #${number}.`)).toBeVisible()
})

test('the inbox marks who left no contact, and finds them by it', async ({ page, request, signIn, sql }) => {
	const path = await aRequestPage(page, { name: `Nora ${randomUUID().slice(0, 8)}` })
	await page.goto(path)
	const reference = /#\d+/.exec(await page.locator('main').innerText())![0]
	await signIn(page)
	const search = encodeURIComponent(reference)
	await open(page, `/admin/leads?busca=${search}&contato=sem`)
	const row = page.getByRole('table', { name: 'Pedidos' }).locator('tbody tr')
	await expect(row).toHaveCount(1)
	await expect(row.getByText('sem contato')).toBeVisible()
	expect((await request.post(`${path}/conversa`)).status()).toBe(204)
	await open(page, `/admin/leads?busca=${search}`)
	await expect(row.getByText('abriu a conversa')).toBeVisible()
	await expect(row.getByText('sem contato')).toHaveCount(0)
	expect(
		await sql('select 1 from leads where chat_opened_at is not null and number = $1', [reference.slice(1)]),
	).toHaveLength(1)
})

test('the page is nobody else’s: not found, not kept, not told on, and closed to who guesses', async ({
	page,
	request,
}) => {
	const path = await aRequestPage(page)
	const answer = await request.get(path)
	expect(answer.headers()).toMatchObject({
		'cache-control': 'no-store',
		'referrer-policy': 'no-referrer',
		'x-robots-tag': 'noindex, nofollow',
	})
	expect(await answer.text()).toContain('noindex, nofollow')
	expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/pedido')
	expect(await (await request.get('/robots.txt')).text()).not.toContain(path)

	const headers = ownAddress()
	const wrong = async () => (await request.get(`/pedido/${'0'.repeat(40)}`, { headers })).status()
	expect(await wrong()).toBe(404)
	const more = []
	for (let index = 0; index < 12; index++) more.push(await wrong())
	expect(more).toContain(429)
	expect((await request.get(`${path}.data`, { headers: ownAddress() })).headers()['cache-control']).toBe('no-store')
})

test('what a visitor sent is closed to strangers and authors, and never shown by a browser', async ({
	page,
	request,
	sql,
	signIn,
	newUser,
	baseURL,
}) => {
	const path = await aRequestPage(page)
	const sent = await request.post(`${path}/arquivo`, {
		multipart: { file: { name: 'ação.pdf', mimeType: 'application/pdf', buffer: pdf } },
		maxRedirects: 0,
	})
	expect(sent.headers()['location']).toContain('aviso=sent')
	const [file] = await sql('select id, lead_id from lead_files order by created_at desc limit 1')
	const address = `/admin/leads/${file!['lead_id']}/arquivos/${file!['id']}`
	const headers = { origin: baseURL! }
	expect((await request.post(address, { headers, maxRedirects: 0 })).status()).not.toBe(200)
	await signIn(page, await newUser('author'))
	const refused = await page.request.post(address, { headers, maxRedirects: 0 })
	expect(refused.status()).not.toBe(200)
	expect(refused.headers()).not.toHaveProperty('content-disposition')
	await page.context().clearCookies()
	await signIn(page)
	const opened = await page.request.post(address, { headers })
	expect(opened.status()).toBe(200)
	expect(opened.headers()).toMatchObject({
		'content-type': 'application/pdf',
		'content-disposition': expect.stringMatching(/^attachment; .*a%C3%A7%C3%A3o\.pdf$/),
		'x-content-type-options': 'nosniff',
		'cache-control': 'no-store',
		'content-security-policy': expect.stringContaining('sandbox'),
	})
	expect((await opened.body()).equals(pdf)).toBe(true)
	expect((await page.request.get(address)).status()).not.toBe(200)
})

test('what is larger than allowed is refused, with a page for who has no JavaScript', async ({ request, page }) => {
	const path = await aRequestPage(page)
	const buffer = Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)])
	const sent = await request.post(`${path}/arquivo`, {
		multipart: { file: { name: 'a.pdf', mimeType: 'application/pdf', buffer } },
		headers: { accept: 'text/html' },
		maxRedirects: 0,
	})
	expect(sent.status()).toBe(303)
	expect(sent.headers()['location']).toBe(`${path}?aviso=too-large`)
})

test('a change that does not get through keeps the page and says what to do', async ({ page, complaints }) => {
	const path = await aRequestPage(page)
	await page.goto(path)
	await showInterest(page)
	await page.getByText('Incluir').first().click()
	await page.getByLabel('Telefone').fill('(51) 99999-1234')
	await page.route(`**${path}.data**`, (route) => route.abort())
	await page.getByRole('button', { name: 'Salvar telefone' }).click()
	await expect(page.getByRole('alert')).toContainText('A mudança não chegou até nós')
	await expect(page.getByLabel('Telefone')).toHaveValue('(51) 99999-1234')
	await page.route(`**${path}/arquivo.data**`, (route) => route.abort())
	await attach(page, { name: 'cnh.pdf', mimeType: 'application/pdf', buffer: pdf })
	await expect(page.getByText('O envio não chegou até nós.')).toBeVisible()
	await expect(page.getByRole('heading', { level: 1, name: 'Falta um jeito de responder' })).toBeVisible()
	complaints.splice(0)
})

test('a complaint is answered with its own deadline, and no minutes', async ({ page }) => {
	await page.goto('/contact')
	await showInterest(page)
	const form = page.locator('form', { has: page.locator('[name=message]') })
	await form.locator('[name=name]').fill('Ana')
	await form.locator('[name=email]').fill(`${randomUUID()}@exemplo.com.br`)
	await form.locator('[name=subject]').selectOption('Reclamação')
	await form.locator('[name=message]').pressSequentially('Ninguém ligou para mim.', { delay: 20 })
	await form.getByRole('button', { name: 'Enviar mensagem' }).click()
	await expect(page.getByRole('heading', { name: 'Reclamação registrada' })).toBeVisible()
	await expect(page.locator('#mensagem')).toContainText(/responde por escrito até \p{L}+, \d+º? de \p{L}+\./u)
})
