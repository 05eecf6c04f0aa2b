import type { Page } from '@playwright/test'
import { startNameServer } from '../../name-server.ts'
import { startSmtp } from '../../smtp.ts'
import { startGroq } from '../../stand-ins/groq.ts'
import { startUnsplash } from '../../stand-ins/unsplash.ts'
import { expectAccessible } from '../accessibility.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { expect, hydrated, overflowOf, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { createPerson, giveSession, type Person } from '../sign-in.ts'

test.describe.configure({ mode: 'serial' })

let stop: () => Promise<void>
let url: string
let database: OpenDatabase
let ana: Person
let smtp: Awaited<ReturnType<typeof startSmtp>>

test.beforeAll(async () => {
	smtp = await startSmtp()
	const [groq, unsplash] = [await startGroq(), await startUnsplash()]
	const names = await startNameServer({ 'farol.com.br': ['v=spf1 include:_spf.google.com -all'] })
	const server = await startOwnServer({
		env: {
			GROQ_BASE_URL: groq.baseUrl,
			UNSPLASH_BASE_URL: unsplash.url,
			GEMINI_API_KEY: 'do-ambiente-1234',
			// Nobody listens there.
			GEMINI_BASE_URL: 'http://127.0.0.1:9/v1beta',
			MAIL_FROM: 'Farol <contato@farol.com.br>',
			DNS_SERVERS: names.address,
		},
	})
	url = server.url
	database = await openDatabase(server.databaseUrl)
	ana = await createPerson(database.db, 'admin')
	stop = async () => {
		await database.close()
		await server.stop()
		await Promise.all([smtp.stop(), groq.stop(), unsplash.stop(), names.stop()])
	}
})

test.afterAll(async () => {
	await stop()
})

async function open(page: Page) {
	await giveSession(database.db, page.context(), { id: ana.id, url })
	await page.goto(`${url}/admin/integracoes`)
	await hydrated(page)
}

function row(page: Page, name: string) {
	return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
}

test('each service says how it stands, and what the environment gives is locked', async ({ page }) => {
	await open(page)
	await expect(row(page, 'Groq')).toContainText('Sem chave')
	await expect(row(page, 'Groq')).toContainText('redator do próprio site')
	await expect(row(page, 'Gemini')).toContainText('GEMINI_API_KEY')
	await expect(row(page, 'Gemini')).toContainText('do ambiente')
	await expect(row(page, 'Gemini').getByRole('textbox')).toHaveCount(0)
	await expect(row(page, 'Gemini')).toContainText('Ainda sem teste')
	await expectAccessible(page)
})

test('a key is tried before it is kept, and never shown again', async ({ page, allowedComplaints }) => {
	// What was refused is answered with a status that browsers report.
	allowedComplaints.push(/status of 422/)
	await open(page)
	const groq = row(page, 'Groq')
	await groq.getByRole('textbox').fill('gsk_errada')
	await groq.getByRole('button', { name: 'Guardar' }).click()
	await expect(groq).toContainText('Nada mudou, porque o teste falhou. A chave não foi aceita (401).')
	await expect(groq).toContainText('Sem chave')

	const unsplash = row(page, 'Unsplash')
	await unsplash.getByRole('textbox').fill('chave-do-unsplash-f3Qa')
	await unsplash.getByRole('button', { name: 'Guardar' }).click()
	await expect(unsplash).toContainText('Guardado. O serviço respondeu ao teste.')
	await expect(unsplash).toContainText('Funciona')
	await expect(unsplash).toContainText('••••••••f3Qa')
	await page.reload()
	expect(await page.content()).not.toContain('chave-do-unsplash')

	await hydrated(page)
	await unsplash.getByRole('button', { name: 'Testar: Unsplash' }).click()
	await expect(unsplash).toContainText('O serviço respondeu ao teste.')
	await unsplash.getByText('Trocar').click()
	await unsplash.getByRole('button', { name: 'Retirar' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click()
	await expect(unsplash).toContainText('Sem chave')
})

test('mail waits until there is a server, then leaves; the records of the domain are shown', async ({ page }) => {
	await database.sql(
		`insert into outgoing_mails (recipient, subject, body) values ('bia@exemplo.com.br', 'Espera', 'Oi')`,
	)
	await giveSession(database.db, page.context(), { id: ana.id, url })
	await page.goto(`${url}/admin/dashboard`)
	await expect(page.getByText(/esperam?: este site ainda não envia e-mails/)).toBeVisible()
	await page.getByRole('link', { name: 'Configurar o envio' }).click()

	const mail = row(page, 'E-mail (SMTP)')
	await expect(mail).toContainText('Sem servidor')
	await mail.getByText('Preencher').click()
	const { hostname, port } = new URL(smtp.url)
	await mail.getByLabel('Servidor').fill(hostname)
	await mail.getByLabel('Porta').fill(port)
	await mail.getByRole('button', { name: 'Guardar' }).click()
	await expect(mail).toContainText(`O servidor aceitou a mensagem de teste para ${ana.email}`)
	await expect(mail).toContainText('Funciona')
	await expect.poll(() => smtp.mails.filter((text) => text.includes('bia@exemplo.com.br')).length).toBe(1)

	const records = page.getByRole('region', { name: 'O domínio farol.com.br e quem recebe' })
	await expect(records.getByRole('listitem').filter({ hasText: 'SPF' })).toContainText('Publicado')
	await expect(records.getByRole('listitem').filter({ hasText: 'DMARC' })).toContainText(
		'_dmarc.farol.com.br TXT v=DMARC1; p=none; rua=mailto:contato@farol.com.br',
	)
	await expect(records.getByRole('button', { name: 'Copiar o registro DMARC' })).toBeVisible()
	await expectAccessible(page)
	await page.goto(`${url}/admin/dashboard`)
	await expect(page.getByText('este site ainda não envia e-mails')).toBeHidden()
})

test('all that are set are tried at once', async ({ page }) => {
	await open(page)
	await page.getByRole('button', { name: 'Testar todas' }).click()
	await expect(row(page, 'E-mail (SMTP)')).toContainText('O servidor aceitou a mensagem de teste')
	await expect(row(page, 'Gemini')).toContainText(/não pôde ser alcançado|não foi aceita|recusado/)
	await expect(row(page, 'Gemini')).toContainText('Falha desde hoje')
})

test('it fits a phone', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await open(page)
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page)
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('a key can be kept and is tried first', async ({ page }) => {
		await giveSession(database.db, page.context(), { id: ana.id, url })
		await page.goto(`${url}/admin/integracoes`)
		await row(page, 'Groq').getByRole('textbox').fill('gsk_teste')
		await row(page, 'Groq').getByRole('button', { name: 'Guardar' }).click()
		await expect(row(page, 'Groq')).toContainText('Guardado. O serviço respondeu ao teste.')
		await expect(row(page, 'Groq')).toContainText('Funciona')
	})
})

test('only administrators see it', async ({ page }) => {
	const author = await createPerson(database.db, 'author')
	await giveSession(database.db, page.context(), { id: author.id, url })
	await page.goto(`${url}/admin/integracoes`)
	await expect(page.getByText('Seu papel não permite mudar configurações e ver custos.')).toBeVisible()
	await expect(row(page, 'Groq')).toHaveCount(0)
})
