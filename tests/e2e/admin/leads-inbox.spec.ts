import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { leadEvents } from '#db/schema/leads.ts'
import { expect, hydrated, overflowOf, ownAddress, showInterest, test } from '../fixtures.ts'

/** Nobody else's: a name, an address and a phone that this test finds its own leads by. */
function somebody() {
	const id = randomUUID().slice(0, 8)
	const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
	return {
		name: `Marina ${id}`,
		email: `${id}@exemplo.com.br`,
		phone: `(51) 9${digits.slice(0, 4)}-${digits.slice(4)}`,
		digits: `519${digits}`,
	}
}

/** A message from the contact page. */
function aMessage({ name, email, phone }: { name: string; email?: string; phone?: string }) {
	const answers = { Assunto: 'Dúvida', Mensagem: 'Quanto custa?' }
	return {
		kind: 'contact',
		product: null,
		name,
		email: email ?? null,
		phone: phone ?? null,
		answers,
		page: '/contact',
	} as const
}

async function textOf(download: Download): Promise<string> {
	return readFile(await download.path(), 'utf8')
}

/** Menus and dialogs open only once React is there. */
async function searchFor(page: Page, text: string) {
	await page.goto('/admin/leads')
	await hydrated(page)
	await page.getByRole('searchbox', { name: 'Buscar' }).fill(text)
	await page.getByRole('searchbox', { name: 'Buscar' }).press('Enter')
	await expect(page).toHaveURL(/[?&]busca=/)
}

const rows = (page: Page) => page.getByRole('table', { name: 'Pedidos' }).locator('tbody tr')

test('a quote from the site is found in the inbox and opened with all it said', async ({ page, signIn }) => {
	const person = somebody()
	await page.goto('/seguros/auto?utm_source=google')
	await showInterest(page)
	await page.locator('select[name=brand]').selectOption('Volkswagen')
	await page.locator('[name=model]').fill('Nivus')
	await page.locator('select[name=year]').selectOption('2024')
	await page.locator('[name=cep]').pressSequentially('95560000')
	await page.locator('form[data-quote] [name=name]').fill(person.name)
	await page.locator('form[data-quote] [name=phone]').fill(person.phone)
	await page.locator('form[data-quote]').getByRole('button', { name: 'Solicitar Cotação' }).click()
	await expect(page.getByRole('heading', { name: /^Pedido (recebido|guardado)$/ })).toBeVisible()

	await signIn(page)
	await searchFor(page, person.digits)
	await expect(rows(page)).toHaveCount(1)
	for (const part of [
		person.name,
		person.phone,
		'Volkswagen Nivus 2024 · 95560-000',
		'Seguro Auto',
		'Pedido de cotação',
		'novo',
		'agora',
		'Página “Seguro Auto”',
	])
		await expect(rows(page)).toContainText(part)
	await page.getByRole('link', { name: person.name }).click()

	await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
	await expect(page.getByRole('definition').filter({ hasText: 'Nivus' })).toBeVisible()
	await expect(page.getByRole('definition').filter({ hasText: 'google' })).toBeVisible()
	const reference = /#\d+/.exec(await page.title())![0]
	const chat = new URL((await page.getByRole('link', { name: 'Responder pelo chat' }).getAttribute('href'))!)
	expect(chat.pathname).toBe(`/55${person.digits}`)
	expect(chat.searchParams.get('text')).toMatch(/^(Bom dia|Boa tarde|Boa noite), Marina!/)
	expect(chat.searchParams.get('text')).toContain(reference)
	await expect(page.getByRole('link', { name: 'Responder por e-mail' })).toBeHidden()
})

test('a lead is moved on with a note, and its history tells', async ({ page, sql, signIn, insert }) => {
	const person = somebody()
	await insert.lead(aMessage(person))
	const admin = await signIn(page)
	await searchFor(page, person.name.toUpperCase())
	await expect(rows(page)).toHaveCount(1)
	await page.getByRole('link', { name: person.name }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
	const reference = /#\d+/.exec(await page.title())![0]
	await expect(page.getByRole('link', { name: 'Responder por e-mail' })).toHaveAttribute(
		'href',
		new RegExp(`^mailto:${person.email}\\?subject=.*${encodeURIComponent(reference)}`),
	)
	await page.getByRole('combobox', { name: 'Situação' }).selectOption('em contato')
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByText('Situação alterada')).toBeVisible()
	await page.getByLabel('Nova nota').fill('Prefere contato à tarde.')
	await page.getByRole('button', { name: 'Adicionar nota' }).click()
	await expect(page.getByText('Nota adicionada')).toBeVisible()
	await expect(page.getByLabel('Nova nota')).toHaveValue('')
	const history = page.getByRole('list', { name: /Acontecimentos/ }).getByRole('listitem')
	await expect(history).toHaveText([
		new RegExp(`Prefere contato à tarde\\.${admin.name}`),
		new RegExp(`De novo ?para em contato${admin.name}`),
		/Chegou pelo site/,
	])

	await page.getByRole('link', { name: 'Leads', exact: true }).and(page.locator('[href*=busca]')).click()
	await expect(rows(page)).toContainText('em contato')
	expect(await sql(`select action, details from audit_log where subject_label = $1`, [reference])).toEqual([
		{ action: 'lead.status-changed', details: { from: 'new', to: 'contacted' } },
	])
})

test('the state changes from the list by keyboard, and the focus stays', async ({ page, signIn, insert }) => {
	const person = somebody()
	await insert.lead(aMessage(person))
	await signIn(page)
	await searchFor(page, person.email)
	await expect(rows(page)).toHaveCount(1)
	const menu = page.getByRole('button', { name: /Mudar a situação de #/ })
	await menu.focus()
	await page.keyboard.press('Enter')
	await page.getByRole('menuitemradio', { name: 'cotado' }).press('Enter')
	await expect(page.getByText('Situação alterada')).toBeVisible()
	await expect(rows(page)).toContainText('cotado')
	await expect(menu).toBeFocused()
})

test('filters live in the address, and what leaves them leaves the list', async ({ page, sql, signIn, insert }) => {
	const person = somebody()
	const { id } = await insert.lead(aMessage(person))
	await sql(`update leads set status = 'quoted' where id = $1`, [id])
	await signIn(page)
	await page.goto(`/admin/leads?busca=${person.email}`)
	await hydrated(page)
	const states = page.getByRole('navigation', { name: 'Situação' })
	await states.getByRole('link', { name: /^ganho/ }).click()
	await expect(page.getByRole('heading', { name: 'Nada com estes filtros' })).toBeVisible()
	await states.getByRole('link', { name: /^cotado/ }).click()
	await expect(page).toHaveURL(/situacao=cotado/)
	// The filters carry the state on, so the list must be there before one of them is changed.
	await expect(rows(page)).toHaveCount(1)
	await page.getByLabel('Período').selectOption('Hoje')
	await expect(page).toHaveURL(/periodo=hoje/)
	await page.getByLabel('Produto').selectOption('Sem produto (mensagens)')
	await expect(page).toHaveURL(/produto=sem-produto/)
	await page.reload()
	await hydrated(page)
	await expect(rows(page)).toHaveCount(1)
	await expect(page.getByLabel('Período')).toHaveValue('hoje')

	await page.getByRole('button', { name: /Mudar a situação de #/ }).press('Enter')
	await page.getByRole('menuitemradio', { name: 'ganho' }).press('Enter')
	await expect(page.getByRole('heading', { name: 'Nada com estes filtros' })).toBeVisible()
	await expect(page.getByText('Situação alterada')).toBeVisible()
	await expect(page.locator('div[tabindex="-1"]:focus')).toContainText('Nada com estes filtros')
})

test('who has not seen a change is told of it instead of undoing it', async ({
	page,
	context,
	sql,
	signIn,
	complaints,
	insert,
}) => {
	const { id } = await insert.lead(aMessage(somebody()))
	const admin = await signIn(page)
	const other = await context.newPage()
	await page.goto(`/admin/leads/${id}`)
	await other.goto(`/admin/leads/${id}`)
	await hydrated(other)
	await other.getByRole('button', { name: 'Ganho' }).click()
	await other.getByRole('dialog').getByLabel('Produto').selectOption('Seguro Auto')
	await other.getByRole('button', { name: 'Marcar como ganho' }).click()
	await expect(other.getByText('Situação alterada')).toBeVisible()

	await page.getByLabel('Situação').selectOption('cotado')
	await page.getByRole('button', { name: 'Salvar' }).click()
	await expect(page.getByRole('alert')).toContainText(new RegExp(`${admin.name} mudou #\\d+ para “ganho” antes`))
	await expect(page.getByLabel('Situação')).toHaveValue('won')
	expect(await sql('select status from leads where id = $1', [id])).toEqual([{ status: 'won' }])
	expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test('the CSV holds what the filter shows and runs nothing', async ({ page, sql, signIn, insert }) => {
	const { name, email } = somebody()
	await insert.lead(
		aMessage({ name: `=HYPERLINK("https://mal.example";"${name}")`, email, phone: '+55 51 99999-0000' }),
	)
	await insert.lead(aMessage({ name: 'Outra pessoa', email: somebody().email }))
	const admin = await signIn(page)
	await searchFor(page, email)
	const saved = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Exportar CSV (1)' }).click()
	const download = await saved
	expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
	const [head, line, ...rest] = (await textOf(download)).split('\r\n')
	expect(head).toMatch(/^\uFEFF"Número";"Recebido em";/)
	expect(line).toContain(`;"'=HYPERLINK(""https://mal.example"";""${name}"")";"${email}";"'+55 51 99999-0000";`)
	expect(rest).toEqual([''])
	const [log] = await sql(`select action, details from audit_log where actor_id = $1 and action = 'leads.exported'`, [
		admin.id,
	])
	expect(log!['details']).toEqual({ count: 1, query: `${email[0]}***@exemplo.com.br` })
})

test('a person gets a file with their data and is erased, without ever standing in an address', async ({
	page,
	signIn,
	insert,
	db,
	sql,
}) => {
	const person = somebody()
	const { id, number } = await insert.lead(aMessage(person))
	await db.insert(leadEvents).values({ leadId: id, kind: 'note', note: `Nota sobre ${person.name}` })
	await insert.subscriber({ email: person.email })
	await insert.mail({ subject: `Mensagem do site (#${number})`, body: person.phone, sentAt: new Date() })
	const addresses: string[] = []
	page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
	const admin = await signIn(page)
	await page.goto(`/admin/leads/${id}`)
	await page.getByRole('button', { name: 'Exportar ou apagar dados (LGPD)' }).click()
	await expect(page.getByText('1 pedido · inscrição no boletim · 1 e-mail na caixa de saída')).toBeVisible()
	await expect(page.getByText(`Nota sobre ${person.name}`)).toBeVisible()
	await expect(page.getByRole('button', { name: person.phone })).toBeVisible()

	const saved = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Exportar', exact: true }).click()
	const file = JSON.parse(await textOf(await saved))
	expect(file).toMatchObject({
		titular: { email: person.email },
		pedidos: [
			{
				nome: person.name,
				finalidade: expect.any(String),
				respostas: { Mensagem: 'Quanto custa?' },
				historico: [{ anotacao: `Nota sobre ${person.name}` }],
			},
		],
		boletim: { confirmadoEm: null },
		emails: { mensagens: [{ texto: person.phone }] },
	})

	await hydrated(page)
	await page.getByRole('button', { name: 'Apagar', exact: true }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText('Pedidos sobre dados pessoais ficam inteiros')
	const erase = dialog.getByRole('button', { name: 'Apagar dados' })
	await dialog.getByRole('textbox').fill('outra@exemplo.com.br')
	await expect(erase).toBeDisabled()
	await dialog.getByRole('textbox').fill(person.email.toUpperCase())
	await erase.click()
	await expect(page.getByText('Os dados da pessoa foram apagados.')).toBeVisible()
	await expect(page.getByText(person.email)).toBeHidden()

	for (const table of ['leads', 'lead_events', 'newsletter_subscribers', 'outgoing_mails', 'audit_log']) {
		const found = await sql(`select 1 from ${table} t where t::text ~* $1`, [
			`${person.email.replaceAll('.', '\\.')}|${person.name}|${person.digits}`,
		])
		expect(found, table).toEqual([])
	}
	expect(await sql('select kind, status, name, page from leads where id = $1', [id])).toEqual([
		{ kind: 'contact', status: 'new', name: null, page: '/contact' },
	])
	expect(await sql('select action, subject_label from audit_log where actor_id = $1 order by id', [admin.id])).toEqual(
		expect.arrayContaining([
			{ action: 'person.exported', subject_label: `${person.email[0]}***@exemplo.com.br` },
			{ action: 'person.erased', subject_label: `${person.email[0]}***@exemplo.com.br` },
		]),
	)
	expect(addresses.filter((address) => address.includes(person.email) || address.includes(person.digits))).toEqual([])
	await page.goto(`/admin/leads/${id}`)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dados apagados')
	await expect(page.getByLabel('Nova nota')).toBeHidden()
})

test('of the newsletter those who confirmed are exported, and one can be removed', async ({
	page,
	sql,
	signIn,
	insert,
}) => {
	const [yes, waiting] = [somebody().email, somebody().email]
	await insert.subscriber({ email: yes, confirmedAt: new Date() })
	await insert.subscriber({ email: waiting })
	await signIn(page)
	await page.goto('/admin/leads/boletim')
	await hydrated(page)
	const saved = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Exportar confirmados (CSV)' }).click()
	const csv = await textOf(await saved)
	expect(csv).toContain(`\r\n"${yes}";`)
	expect(csv).not.toContain(waiting)

	await page.getByRole('searchbox', { name: 'Buscar' }).fill(waiting)
	await page.getByRole('searchbox', { name: 'Buscar' }).press('Enter')
	const people = page.getByRole('list', { name: 'Inscritos' }).getByRole('listitem')
	await expect(people).toHaveCount(1)
	await expect(people).toContainText('aguardando confirmação')
	await page.getByRole('button', { name: `Remover ${waiting}` }).click()
	await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused()
	await page.getByRole('button', { name: 'Remover', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'Ninguém com estes filtros' })).toBeVisible()
	await expect(page.getByText('Inscrição removida')).toBeVisible()
	expect(await sql('select 1 from newsletter_subscribers where email = any($1)', [[yes, waiting]])).toHaveLength(1)
})

test('files with people’s data go to admins only, by post, and are kept nowhere', async ({
	page,
	request,
	baseURL,
	signIn,
	insert,
}) => {
	await insert.lead(aMessage(somebody()))
	await signIn(page)
	for (const path of ['/admin/leads/exportar', '/admin/leads/boletim/exportar', '/admin/leads/pessoa/exportar']) {
		const stranger = await request.post(path, { maxRedirects: 0, headers: ownAddress() })
		expect(stranger.status(), path).toBe(302)
		expect(stranger.headers()['location']).toMatch(/^\/admin\/login/)
		const elsewhere = await page.request.post(path, { maxRedirects: 0, headers: { origin: 'https://mal.example' } })
		expect(elsewhere.status(), path).toBe(403)
		const byLink = await page.request.get(path, { maxRedirects: 0 })
		expect(byLink.status(), path).toBe(302)
	}
	const file = await page.request.post('/admin/leads/exportar', { headers: { origin: baseURL! }, form: {} })
	const noForm = await page.request.post('/admin/leads/exportar', { headers: { origin: baseURL! }, data: { a: 1 } })
	expect(noForm.status()).toBe(400)
	expect(file.headers()).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/csv; charset=utf-8' })
	for (const path of [
		'/admin/leads?busca=%00&de=x&pagina=1e9',
		'/admin/leads/nada',
		'/admin/leads/boletim?busca=%25%00',
	]) {
		expect((await page.request.get(path)).status(), path).toBeLessThan(500)
	}
})

test('on a phone nothing scrolls sideways and everything is big enough for a finger', async ({
	page,
	signIn,
	insert,
}) => {
	await page.setViewportSize({ width: 390, height: 844 })
	const person = { ...somebody(), name: `Joaquim${'x'.repeat(80)}` }
	const { id } = await insert.lead(aMessage(person))
	await signIn(page)
	for (const path of ['/admin/leads', `/admin/leads/${id}`, '/admin/leads/boletim', '/admin/leads/pessoa']) {
		await page.goto(path)
		expect(await overflowOf(page), path).toBe(0)
		const small = await page
			// A box to choose with is as big as its label, and what is folded away is pressed by nobody.
			.locator(
				'main :is(button, input:not([type=hidden], [type=checkbox]), label:has([type=checkbox]), select):visible',
			)
			.evaluateAll((controls) =>
				controls.filter((control) => control.getBoundingClientRect().height < 44).map((control) => control.outerHTML),
			)
		expect(small, path).toEqual([])
	}
})
