import type { Page } from '@playwright/test'
import { freshIdentity } from '#config/site.ts'
import { anotherIdentity } from '#core/identity/testing/another-identity.ts'
import { openDatabase } from '../database.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { toast } from '../pages/notices.ts'
import { finishPublishing, html, openSheet, title } from '../pages/post-editor.ts'

const code = /Código de instalação: (\S+)/
const PASSWORD = 'três barcos na enseada azul'

/** What could only be of the brokerage that the program comes with. */
const invented = [
	'Farol do Sul',
	'faroldosul',
	freshIdentity.cnpj,
	freshIdentity.technicalLead.name,
	...freshIdentity.phones.map(({ number }) => number),
	...Object.values(freshIdentity.chat),
	freshIdentity.addresses[0]!.street,
]

function inventedIn(text: string): string[] {
	return invented.filter((each) => text.toLowerCase().includes(each.toLowerCase()))
}

async function setUp(page: Page, { url, output }: Awaited<ReturnType<typeof startOwnServer>>) {
	await expect.poll(output).toMatch(code)
	await page.goto(`${url}/admin/login`)
	await hydrated(page)
	await page.getByLabel('Nome').fill('Paula Menezes')
	await page.getByLabel('E-mail').fill('paula@horizonte.example')
	await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
	await page.getByLabel('Código de instalação').fill(code.exec(output())![1]!)
	await page.getByRole('button', { name: 'Inicializar Sistema Admin' }).click()
	await expect(page).toHaveURL(/\/admin\/comecar/)
}

async function fillCompany(page: Page) {
	const { name, shortName, legalName, cnpj, susep, technicalLead, email, blurb, phones, addresses } = anotherIdentity
	const values = {
		'Nome público': name,
		'Nome curto': shortName,
		'Razão social': legalName,
		CNPJ: cnpj,
		'Registro SUSEP': susep,
		'Responsável técnica ou técnico': technicalLead.name,
		'Registro SUSEP de quem responde': technicalLead.registration,
		Telefone: phones[0]!.number,
		'Número das conversas': '(47) 98800-3344',
		'E-mail público': email,
		Município: addresses[0]!.locality,
		'Frase do rodapé': blurb,
	}
	for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
	await page.getByRole('button', { name: 'Salvar e continuar' }).click()
}

for (const width of [1440, 390]) {
	test(`from an empty database to the brokerage's own site with an article, at ${width} px`, async ({ page }) => {
		const server = await startOwnServer({ demo: false })
		const database = await openDatabase(server.databaseUrl)
		const heading = page.getByRole('heading', { level: 1 })
		await page.setViewportSize({ width, height: 900 })
		await setUp(page, server)
		await expect(heading).toHaveText('Quem é a corretora?')
		await fillCompany(page)
		await expect(heading).toHaveText('Quando vocês atendem?')
		await page.getByRole('button', { name: 'Salvar e continuar' }).click()
		await expect(heading).toHaveText('Por onde saem os e-mails?')
		await page.getByRole('link', { name: 'Pular', exact: true }).click()
		await expect(heading).toHaveText('Quem ajuda a escrever?')
		await page.getByRole('link', { name: 'Pular', exact: true }).click()
		await page.getByRole('link', { name: 'Novo post' }).click()

		await title(page).fill('Mudamos de sala')
		await page.getByRole('tab', { name: 'HTML' }).click()
		await html(page).fill('<p>Atendemos agora no térreo do mesmo prédio.</p>')
		const sheet = await openSheet(page)
		// A short note has no sources; on a phone the field for the reason comes by a press.
		if (width === 390) await sheet.getByRole('button', { name: 'Publicar com motivo…' }).click()
		await finishPublishing(page)
		await expect(toast(page, 'Post publicado com sucesso')).toBeVisible()

		await page.goto(`${server.url}/admin/comecar?passo=artigo`)
		await expect(page.getByText('Há 1 artigo publicado.')).toBeVisible()
		await page.goto(`${server.url}/blog/mudamos-de-sala`)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudamos de sala')
		await expect(page.getByRole('contentinfo')).toContainText('Horizonte Corretora')
		await expect(page.getByRole('contentinfo')).toContainText('(47) 3300-1122')
		await page.goto('about:blank')
		await database.close()
		await server.stop()
	})
}

test('after a rebrand the invented brokerage is nowhere', async ({ page }) => {
	const server = await startOwnServer({ demo: false })
	const database = await openDatabase(server.databaseUrl)
	await setUp(page, server)
	const changed = await page.request.post(`${server.url}/admin/identidade`, {
		form: { intent: 'save', seen: '0', values: JSON.stringify(anotherIdentity) },
		headers: { origin: server.url },
	})
	expect(changed.status()).toBe(200)
	const asked = await page.request.post(`${server.url}/admin/esqueci-senha`, {
		form: { email: 'paula@horizonte.example' },
		headers: { origin: server.url },
	})
	expect(asked.ok()).toBe(true)

	const text = async (path: string) => (await page.request.get(new URL(path, server.url).href)).text()
	const map = await text('/sitemap.xml')
	const pages = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
	expect(pages.length).toBeGreaterThan(10)
	const others = ['/feed.xml', '/atom.xml', '/site.webmanifest', '/robots.txt', '/nao-existe', '/admin/login']
	for (const path of [...pages, ...others]) {
		const answer = await text(path)
		const script = /data-src="([^"]+)"/.exec(answer)?.[1]
		expect(inventedIn(answer + (script ? await text(script) : '')), path).toEqual([])
	}

	const mails = await database.sql(`select subject, body from outgoing_mails`)
	expect(mails.length).toBeGreaterThan(0)
	expect(inventedIn(JSON.stringify(mails))).toEqual([])
	expect(JSON.stringify(mails)).toContain('Horizonte Corretora')
	// Structured data is part of the pages; the brokerage stands in it by its new name.
	expect(await text('/')).toContain('"legalName":"Horizonte Corretora de Seguros S/S"')
	await page.goto('about:blank')
	await database.close()
	await server.stop()
})
