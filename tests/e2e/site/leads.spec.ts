import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, ownAddress, showInterest, test } from '../fixtures.ts'

const quoteForm = (page: Page) => page.locator('form[data-quote]')
const sendButton = (page: Page) => quoteForm(page).getByRole('button', { name: /Solicitar Cotação|Enviando/ })

/** Fills the four fields; the model tells this test's lead from all others. */
async function fillQuote(page: Page, model = `Nivus ${randomUUID()}`) {
	await page.locator('select[name=brand]').selectOption('Volkswagen')
	await page.locator('[name=model]').fill(model)
	await page.locator('select[name=year]').selectOption('2024')
	await page.locator('[name=cep]').pressSequentially('95560000')
	return model
}

for (const width of [390, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } })

		test('a quote reaches the broker and the visitor is thanked with a chat that knows it all', async ({
			page,
			sql,
		}) => {
			await page.goto('/seguros/auto?utm_source=google&utm_campaign=auto&x=1')
			await showInterest(page)
			await expect(sendButton(page)).toBeDisabled()
			const model = await fillQuote(page)
			await expect(page.locator('[name=cep]')).toHaveValue('95560-000')
			await expect(page.getByText('Rio Grande do Sul')).toBeVisible()
			await page.getByLabel('Nome').fill('Ana Teste')
			await expect(sendButton(page)).toBeEnabled()
			await sendButton(page).click()

			await expect(page.getByRole('heading', { name: 'Falta um jeito de responder' })).toBeFocused()
			const reference = /#(\d+)/.exec(await page.locator('#cotacao').innerText())!
			const chat = page.getByRole('link', { name: 'Enviar pelo chat' })
			const text = new URL((await chat.getAttribute('href'))!).searchParams.get('text')!
			for (const part of [reference[0], model, '95560-000', 'Ana Teste']) expect(text).toContain(part)

			const [lead] = await sql('select * from leads where number = $1', [reference[1]])
			expect(lead).toMatchObject({
				kind: 'quote',
				product: 'Seguro Auto',
				name: 'Ana Teste',
				answers: { Marca: 'Volkswagen', Modelo: model, Ano: '2024', CEP: '95560-000' },
				page: '/seguros/auto',
				utm: { utm_source: 'google', utm_campaign: 'auto' },
				consent_version: expect.any(String),
			})
			const sent = async () =>
				(await sql('select sent_at from outgoing_mails where body like $1', [`%${model}%`]))[0]?.['sent_at']
			await expect.poll(sent).toBeTruthy()
		})
	})
}

test('before React the button is off until the four fields are filled', async ({ page, complaints }) => {
	await page.route('**/assets/*.js', (route) => route.abort())
	await page.goto('/seguros/auto')
	await expect(sendButton(page)).toBeDisabled()
	await page.locator('select[name=brand]').selectOption('Fiat')
	await page.locator('[name=model]').fill('Uno')
	await page.locator('select[name=year]').selectOption({ index: 1 })
	await expect(sendButton(page)).toBeDisabled()
	await page.locator('[name=cep]').fill('95560-000')
	await expect(sendButton(page)).toBeEnabled()
	await page.locator('[name=model]').fill('  ')
	await expect(sendButton(page)).toBeDisabled()
	complaints.splice(0)
})

test('while it is being sent the button says so and cannot be pressed again', async ({ page, sql }) => {
	await page.goto('/seguros/auto')
	await showInterest(page)
	const model = await fillQuote(page)
	let release!: () => void
	const held = new Promise<void>((resolve) => (release = resolve))
	await page.route('**/seguros/auto.data**', async (route) => {
		await held
		await route.continue()
	})
	await sendButton(page).click()
	await expect(quoteForm(page).getByRole('button', { name: 'Enviando...' })).toBeDisabled()
	await page.locator('[name=model]').press('Enter')
	release()
	await expect(page.getByRole('heading', { name: 'Falta um jeito de responder' })).toBeVisible()
	expect(await sql(`select 1 from leads where answers->>'Modelo' = $1`, [model])).toHaveLength(1)
})

test('a wrong answer is explained beside its field and nothing typed is lost', async ({ page, complaints }) => {
	await page.goto('/seguros/auto')
	await showInterest(page)
	const model = await fillQuote(page)
	await page.locator('[name=cep]').fill('00000-000')
	await sendButton(page).click()
	await expect(page.getByText('Informe os 8 dígitos do CEP.')).toBeVisible()
	await expect(page.locator('[name=cep]')).toBeFocused()
	await expect(page.locator('[name=model]')).toHaveValue(model)
	await expect(page.locator('select[name=brand]')).toHaveValue('Volkswagen')
	complaints.splice(0)
})

test('a sending that does not get through keeps the form and says what to do', async ({ page, complaints }) => {
	await page.goto('/seguros/auto')
	await showInterest(page)
	const model = await fillQuote(page)
	await page.route('**/seguros/auto.data**', (route) => route.abort())
	await sendButton(page).click()
	await expect(page.getByRole('alert')).toContainText('O envio não chegou até nós')
	await expect(page.locator('[name=model]')).toHaveValue(model)
	await page.unroute('**/seguros/auto.data**')
	await sendButton(page).click()
	await expect(page.getByRole('heading', { name: 'Falta um jeito de responder' })).toBeVisible()
	complaints.splice(0)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a quote is sent by a plain post and answered by a page', async ({ page, sql }) => {
		await page.goto('/seguros/residencial')
		const model = `Casa ${randomUUID()}`
		await page.locator('select[name=brand]').selectOption({ index: 1 })
		await page.locator('[name=model]').fill(model)
		await page.locator('select[name=year]').selectOption({ index: 1 })
		await page.locator('[name=cep]').fill('95560-000')
		await page.getByRole('button', { name: 'Solicitar Cotação' }).click()
		await expect(page.getByRole('heading', { name: 'Falta um jeito de responder' })).toBeVisible()
		expect(page.url()).not.toContain(model)
		const number = /#(\d+)/.exec(await page.locator('#cotacao').innerText())![1]
		const [lead] = await sql('select product, answers from leads where number = $1', [number])
		expect(JSON.stringify(lead)).toContain(model)
	})

	test('a wrong answer comes back with everything that was typed', async ({ page, complaints }) => {
		await page.goto('/contact')
		const form = page.locator('form', { has: page.locator('[name=message]') })
		await form.locator('[name=name]').fill('Ana')
		await form.locator('[name=email]').fill('ana@exemplo')
		await form.locator('[name=message]').fill('Uma mensagem comprida')
		const subject = form.locator('[name=subject]')
		if ((await subject.evaluate((element) => element.tagName)) === 'SELECT') await subject.selectOption({ index: 1 })
		else await subject.fill('Dúvida')
		await form.getByRole('button').last().click()
		await expect(page.getByText('Confira o e-mail')).toBeVisible()
		await expect(form.locator('[name=message]')).toHaveValue('Uma mensagem comprida')
		complaints.splice(0)
	})
})

const quote = (model: string) => ({ kind: 'quote', brand: 'Fiat', model, year: '2024', cep: '95560-000' })

test('the same request sent twice at once is one lead', async ({ request, sql }) => {
	const model = `Uno ${randomUUID()}`
	const answers = await Promise.all([1, 2, 3].map(() => request.post('/seguros/auto', { form: quote(model) })))
	for (const answer of answers) expect(answer.status()).toBe(200)
	expect(await sql(`select 1 from leads where answers->>'Modelo' = $1`, [model])).toHaveLength(1)
})

test('a program that fills the hidden field or sends at once leaves nothing behind', async ({ request, sql }) => {
	const model = `Robô ${randomUUID()}`
	expect((await request.post('/seguros/auto', { form: { ...quote(model), website: 'x' } })).status()).toBe(200)
	expect((await request.post('/seguros/auto', { form: { ...quote(model), elapsed: '100' } })).status()).toBe(400)
	expect(await sql(`select 1 from leads where answers->>'Modelo' = $1`, [model])).toHaveLength(0)
})

test('after ten in a minute an address has to wait, and others do not', async ({ request }) => {
	const headers = ownAddress()
	const send = (address: Record<string, string>) =>
		request.post('/seguros/auto', { form: quote(`Limite ${randomUUID()}`), headers: address })
	const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await send(headers)).status()))
	expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
	expect(statuses).toContain(429)
	expect((await send(ownAddress())).status()).toBe(200)
})

test('a form that a page does not have is refused', async ({ request }) => {
	expect(
		(await request.post('/seguros/auto', { form: { kind: 'newsletter', email: 'a@exemplo.com.br' } })).status(),
	).toBe(400)
	expect((await request.post('/contact', { form: {} })).status()).toBe(400)
})

test('the newsletter is sent only to who confirms, and one click ends it', async ({ page, sql, mailsTo }) => {
	const email = `${randomUUID()}@exemplo.com.br`
	await page.goto('/contact')
	await showInterest(page)
	const form = page.locator('form', { has: page.locator('[name=consent]') })
	await form.locator('[name=email]').pressSequentially(email, { delay: 20 })
	await form.locator('[name=consent]').check()
	await form.getByRole('button').last().click()
	await expect(page.getByText(/Confira seu e-mail/)).toBeVisible()

	const subscriber = async () => (await sql('select * from newsletter_subscribers where email = $1', [email]))[0]!
	expect(await subscriber()).toMatchObject({
		confirmed_at: null,
		consent_version: expect.any(String),
		page: '/contact',
	})
	const [mail] = await mailsTo(email, 1)
	const link = (path: string) => new URL(new RegExp(`https?://\\S+${path}\\?[^\\s>]+`).exec(mail!)![0])
	const confirm = link('/boletim/confirmar')
	await page.goto(confirm.pathname + confirm.search)
	expect((await subscriber())['confirmed_at']).toBeNull()
	await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
	await expect(page.getByRole('heading', { name: 'Inscrição confirmada' })).toBeVisible()
	expect((await subscriber())['confirmed_at']).not.toBeNull()

	const cancel = link('/boletim/cancelar')
	const oneClick = await page.request.post(cancel.pathname + cancel.search, {
		form: { 'List-Unsubscribe': 'One-Click' },
	})
	expect(oneClick.status()).toBe(200)
	expect((await subscriber())['unsubscribed_at']).not.toBeNull()
})

test('a product that is not ready takes an address to write to', async ({ page, sql }) => {
	const email = `${randomUUID()}@exemplo.com.br`
	await page.goto('/seguros/saude')
	await expect(page.getByRole('heading', { name: 'Página em Desenvolvimento' })).toBeVisible()
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
	await showInterest(page)
	await page.getByLabel('E-mail').pressSequentially(email, { delay: 20 })
	await page.getByRole('button', { name: /Avise-me/ }).click()
	await expect
		.poll(() => sql('select kind, product from leads where email = $1', [email]))
		.toEqual([{ kind: 'notify', product: 'Plano de Saúde' }])
})
