import type { Page } from '@playwright/test'
import { aPhoto, uniqueName } from '../a-photo.ts'
import { expectAccessible } from '../accessibility.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { expect, hydrated, overflowOf, ownAddress, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { card } from '../pages/back-office.ts'
import { toast } from '../pages/notices.ts'
import { createPerson, giveSession, type Person } from '../sign-in.ts'

// One identity, which every page of a server shares: a server of its own, and one test after the other.
test.describe.configure({ mode: 'serial' })

let stop: () => Promise<void>
let url: string
let database: OpenDatabase
let ana: Person
let bruna: Person

test.beforeAll(async () => {
	const server = await startOwnServer()
	url = server.url
	database = await openDatabase(server.databaseUrl)
	ana = await createPerson(database.db, 'admin')
	bruna = await createPerson(database.db, 'admin')
	stop = async () => {
		await database.close()
		await server.stop()
	}
})

test.afterAll(() => stop())

async function openScreen(page: Page, person = ana, tab = '') {
	await giveSession(database.db, page.context(), { id: person.id, url })
	await page.goto(`${url}/admin/identidade${tab && `?aba=${tab}`}`)
	await hydrated(page)
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true })
const saved = (page: Page) => toast(page, 'Salvo, e está no ar')
const preview = (page: Page) => page.getByTitle('Prévia do site').contentFrame()
const tab = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Seções da identidade' }).getByRole('link', { name })

async function saveAll(page: Page) {
	await save(page).click()
	await expect(saved(page)).toBeVisible()
	await expect(save(page)).toBeDisabled()
}

async function html(page: Page, path: string): Promise<string> {
	return (await page.request.get(`${url}${path}`)).text()
}

test('what is typed is previewed, saved and on every page', async ({ page }) => {
	await openScreen(page)
	await expect(page.getByText('Ainda como o programa veio, com dados fictícios: nome público')).toBeVisible()
	await expect(save(page)).toBeDisabled()
	await page.getByLabel('Nome público').fill('Horizonte Corretora')
	await page.getByLabel('Nome curto').fill('Horizonte')
	await page.getByLabel('Sexta, período 2, fecha').fill('17:00')
	await page.getByLabel('Número do telefone 1').fill('4733001122')
	await page.getByLabel('Número: clientes satisfeitos').fill('1600')
	await expect(page.getByText('5 mudanças não salvas')).toBeVisible()
	await expect(card(page, 'Onde as 5 mudanças aparecem')).toContainText('Telefones')
	await expect(preview(page).locator('header')).toContainText('Horizonte')
	await expect(preview(page).locator('[data-mudou]', { hasText: '1600' })).toBeVisible()
	await expect(preview(page).getByText('Sexta: 08 - 12 e das 14 às 17').first()).toBeAttached()
	expect(await html(page, '/')).not.toContain('Horizonte')
	await saveAll(page)
	await expect(page.getByLabel('Número do telefone 1')).toHaveValue('(47) 3300-1122')
	const home = await html(page, '/')
	for (const text of ['Horizonte Corretora', '(47) 3300-1122', '1600', 'Sexta: 08 - 12 e das 14 às 17'])
		expect(home).toContain(text)
	// The frame around the screen is the brokerage's too.
	await expect(page.getByRole('link', { name: /^Horizonte Seguros, painel/ })).toBeVisible()
})

test('what is wrong is told at its field, on its tab, and nothing is saved', async ({ page }) => {
	await openScreen(page, ana, 'privacidade')
	await page.getByLabel('E-mail de privacidade').fill('privacidade@horizonte.example')
	await tab(page, 'Corretora').click()
	await page.getByLabel('CNPJ').fill('11222333000182')
	await page.getByLabel('Segunda, período 1, fecha').fill('07:00')
	await tab(page, 'Privacidade').click()
	await expect(page.getByLabel('E-mail de privacidade')).toHaveValue('privacidade@horizonte.example')
	await page.keyboard.press('Control+s')
	await expect(toast(page, '2 campos pedem correção.')).toBeVisible()
	await expect(page).toHaveURL(`${url}/admin/identidade`)
	await expect(tab(page, 'Corretora')).toContainText('2 a corrigir')
	await expect(page.getByLabel('CNPJ')).toHaveAccessibleDescription(/Os dígitos não conferem/)
	await expect(page.getByLabel('Segunda, período 1, fecha')).toHaveAccessibleDescription('O fim vem antes do começo.')
	await page.getByLabel('CNPJ').fill('12ABC34501DE35')
	await expect(page.getByText('Dígitos conferem')).toBeVisible()
	await page.getByLabel('Segunda, período 1, fecha').fill('12:00')
	await saveAll(page)
	expect(await html(page, '/politica-de-privacidade')).toContain('privacidade@horizonte.example')
})

test('each tab saves its own', async ({ page }) => {
	await openScreen(page, ana, 'marca')
	await page.getByLabel('Cor de destaque', { exact: true }).fill('#cccccc')
	await expect(page.getByText('1,6 sobre branco: o mínimo é 4,5')).toBeVisible()
	await save(page).click()
	await expect(page.getByText('Clara demais para se ler sobre o fundo do site.')).toBeVisible()
	await page.getByLabel('Cor de destaque', { exact: true }).fill('#5b2a86')
	await saveAll(page)
	expect(await html(page, '/')).toContain('--accent:#5b2a86')

	await tab(page, 'Seguradoras').click()
	await page.getByRole('button', { name: 'Seguradora', exact: true }).click()
	await page.getByLabel('Nome da seguradora 1', { exact: true }).fill('Companhia Alfa')
	await page.getByLabel('Ramos da seguradora 1', { exact: true }).fill('Auto e residencial')
	await page.getByLabel('Operadoras de planos').fill('Operadora Beta\n')
	await page.getByLabel('Operadoras de planos').blur()
	await saveAll(page)
	expect(await html(page, '/transparencia')).toContain('Companhia Alfa')

	await tab(page, 'Depoimentos').click()
	await page.getByRole('button', { name: 'Depoimento', exact: true }).click()
	const first = page.getByRole('list', { name: 'Depoimentos' }).getByRole('listitem').first()
	await expect(first.getByText('Escondido: sem autorização')).toBeVisible()
	await first.getByLabel('Quem falou', { exact: true }).fill('Otávio Brandt')
	await first.getByLabel('O que disse').fill('Resolveram tudo por telefone.')
	await saveAll(page)
	expect(await html(page, '/')).not.toContain('Otávio Brandt')
	await first.getByLabel('Autorização').fill('E-mail de 10/03/2026.')
	await saveAll(page)
	expect(await html(page, '/')).toContain('Otávio Brandt')

	await tab(page, 'Corretora').click()
	await page.getByRole('button', { name: 'Data da casa ou do município' }).click()
	await page.getByLabel('Nome', { exact: true }).fill('Navegantes')
	await page.getByLabel('Tipo').selectOption('municipal')
	await page.getByRole('button', { name: 'Confirmar: Navegantes' }).click()
	const basis = page.getByLabel('Base: até 40% de economia')
	await basis.fill('')
	await expect(page.getByText('“Até 40% de economia” não aparece no site.')).toBeVisible()
	await saveAll(page)
	expect(await html(page, '/seguros/auto')).not.toContain('até 40%')
})

/** A picture sent from the dialog, which is in the library from then on. */
async function choosePicture(page: Page, label: string): Promise<void> {
	await page.getByRole('button', { name: `Escolher imagem: ${label}` }).click()
	const dialog = page.getByRole('dialog', { name: 'Escolher imagem' })
	const name = uniqueName()
	await dialog.locator('input[type=file]').setInputFiles(await aPhoto(`${name}.jpg`))
	await dialog.getByRole('button', { name: new RegExp(`^Usar .*${name}`) }).click()
	await expect(dialog).toBeHidden()
}

test('logo, symbol and a photo are chosen from the library, which knows what they are', async ({ page }) => {
	await openScreen(page, ana, 'marca')
	await choosePicture(page, 'Logotipo')
	await choosePicture(page, 'Símbolo')
	await saveAll(page)
	await page.goto(url)
	await expect(page.locator('header').getByRole('img', { name: 'Horizonte Corretora' })).toBeVisible()
	const icon = await page.locator('link[rel=icon]').first().getAttribute('href')
	expect(icon).toMatch(/^\/media\/brand\/.+-96\.png$/)
	expect((await page.request.get(url + icon)).headers()['content-type']).toBe('image/png')

	await openScreen(page, ana, 'depoimentos')
	await choosePicture(page, 'Foto de Otávio Brandt')
	await saveAll(page)
	await page.goto(url)
	const testimonial = page.locator('figure, li, article').filter({ hasText: 'Otávio Brandt' }).last()
	await expect(testimonial.locator('img')).toHaveAttribute('src', /^\/media\/files\//)

	const [newest] = await database.sql(
		`select "values"->>'logo' as logo from identity_versions order by version desc limit 1`,
	)
	await page.goto(`${url}/admin/midia?imagem=${newest!['logo']}`)
	await expect(page.getByRole('link', { name: /Identidade do site/ })).toContainText('Logotipo')

	await openScreen(page, ana, 'marca')
	await page.getByRole('button', { name: 'Tirar: Logotipo' }).click()
	await page.getByRole('button', { name: 'Tirar: Símbolo' }).click()
	await saveAll(page)
	expect(await html(page, '/')).not.toContain('/media/brand/')
})

test('who would overwrite somebody else is told, and may still decide', async ({ page, browser, complaints }) => {
	await openScreen(page)
	await page.getByLabel('Frase do rodapé').fill('A frase de Ana.')
	await page.getByLabel('Razão social').fill('Horizonte Corretora de Seguros S/S')
	const context = await browser.newContext({ extraHTTPHeaders: ownAddress() })
	const other = await context.newPage()
	await openScreen(other, bruna)
	await other.getByLabel('Frase do rodapé').fill('A frase de Bruna.')
	await saveAll(other)
	await context.close()

	await save(page).click()
	const notice = page.getByRole('alert').filter({ hasText: 'depois que você abriu esta tela' })
	await expect(notice).toContainText(`${bruna.name} mudou frase do rodapé`)
	await expect(page.getByLabel('Frase do rodapé')).toHaveValue('A frase de Ana.')
	await notice.getByRole('button', { name: 'Ficar com o que está no ar: frase do rodapé' }).click()
	await expect(page.getByLabel('Frase do rodapé')).toHaveValue('A frase de Bruna.')
	await saveAll(page)
	expect(await html(page, '/')).toContain('A frase de Bruna.')
	// The browser tells of the refusal too.
	complaints.splice(0)
})

test('a change is undone in its part, a version comes back whole, and both are history', async ({ page }) => {
	await openScreen(page)
	await page.getByLabel('Frase do rodapé').fill('Uma frase errada.')
	await saveAll(page)
	expect(await html(page, '/')).toContain('Uma frase errada.')
	await card(page, 'Últimas mudanças')
		.getByRole('button', { name: /^Desfazer/ })
		.first()
		.click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click()
	await expect(toast(page, 'Voltou, e está no ar')).toBeVisible()
	await expect(page.getByLabel('Frase do rodapé')).toHaveValue('A frase de Bruna.')
	await page.getByRole('link', { name: 'Histórico', exact: true }).click()
	await page.getByRole('button', { name: 'Voltar a esta versão: 1', exact: true }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar a esta versão' }).click()
	await expect(page.getByText(/voltando à versão 1(?!\d)/)).toBeVisible()
	const home = await html(page, '/')
	expect(home).toContain('Horizonte Corretora')
	expect(home).not.toContain('A frase de Bruna.')
	const [{ count }] = (await database.sql(
		`select count(*)::int as count from audit_log where action = 'identity.reverted'`,
	)) as [{ count: number }]
	expect(count).toBe(2)
})

test('leaving with changes asks first, and what was typed can be let go', async ({ page }) => {
	await openScreen(page)
	await page.getByLabel('Nome público').fill('Outro nome')
	await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Integrações' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
	await page.getByRole('button', { name: 'Descartar' }).click()
	await expect(page.getByLabel('Nome público')).toHaveValue('Horizonte Corretora')
	await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Integrações' }).click()
	await expect(page).toHaveURL(/integracoes/)
})

test('without the server nothing typed is lost', async ({ page, complaints }) => {
	await openScreen(page)
	await page.getByLabel('Nome público').fill('Outro nome')
	await page.route('**/admin/identidade.data*', (route) => route.abort())
	await save(page).click()
	await expect(toast(page, 'Não foi salvo')).toBeVisible()
	await expect(page.getByLabel('Nome público')).toHaveValue('Outro nome')
	complaints.splice(0)
})

for (const width of [1440, 390]) {
	test(`every tab can be used at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 })
		for (const each of ['', 'marca', 'depoimentos', 'seguradoras', 'privacidade', 'historico']) {
			await openScreen(page, ana, each)
			expect(await overflowOf(page), each).toBe(0)
			await expectAccessible(page, each)
		}
		await openScreen(page)
		await page.getByLabel('Nome público').fill('Horizonte Seguros')
		if (width === 390) await page.getByRole('button', { name: 'Ver a prévia' }).click()
		await expect(page.getByTitle('Prévia do site').last().contentFrame().locator('header')).toBeVisible()
	})
}
