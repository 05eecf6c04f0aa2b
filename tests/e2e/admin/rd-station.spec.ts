import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { RD_KEY, startRdStation } from '../../stand-ins/rd-station.ts'
import { expectAccessible } from '../accessibility.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { expect, hydrated, overflowOf, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { createPerson, giveSession, type Person } from '../sign-in.ts'

test.describe.configure({ mode: 'serial' })

let server: Awaited<ReturnType<typeof startOwnServer>>
let rd: Awaited<ReturnType<typeof startRdStation>>
let database: OpenDatabase
let ana: Person

test.beforeAll(async () => {
	rd = await startRdStation()
	server = await startOwnServer({ env: { RD_STATION_BASE_URL: rd.baseUrl } })
	database = await openDatabase(server.databaseUrl)
	ana = await createPerson(database.db, 'admin')
})

test.afterAll(async () => {
	await database.close()
	await server.stop()
	await rd.stop()
})

async function open(page: Page, path: string) {
	await giveSession(database.db, page.context(), { id: ana.id, url: server.url })
	await page.goto(`${server.url}${path}`)
	await hydrated(page)
}

/** A quote without an e-mail, and the address of its page. */
async function sendQuote(page: Page): Promise<string> {
	const form = { kind: 'quote', brand: 'Fiat', model: `Uno ${randomUUID()}`, year: '2024', cep: '95560-000' }
	const answer = await page.request.post(`${server.url}/seguros/auto`, { form, headers: { origin: server.url } })
	return /\/pedido\/[0-9a-f]{40}/.exec(await answer.text())![0]
}

test('the key is tried before it is kept, and what the test does is said beforehand', async ({
	page,
	allowedComplaints,
}) => {
	allowedComplaints.push(/status of 422/)
	await page.setViewportSize({ width: 390, height: 844 })
	await open(page, '/admin/integracoes')
	const row = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 3, name: 'RD Station', exact: true }) })
	await expect(row).toContainText('Nenhum lead é enviado ao RD Station.')
	await row.getByText('Preencher').click()
	await expect(row).toContainText('criam no RD Station um contato com o seu e-mail')
	await row.getByLabel('Chave de API').fill('outra-chave')
	await row.getByRole('button', { name: 'Guardar' }).click()
	await expect(row).toContainText('Nada mudou, porque o teste falhou. A chave não foi aceita (401).')
	await row.getByLabel('Chave de API').fill(RD_KEY)
	await row.getByLabel('Campo para o número do pedido').fill('cf_pedido')
	await row.getByRole('button', { name: 'Guardar' }).click()
	await expect(row).toContainText(`aceitou a conversão “teste-de-conexao” com ${ana.email}`)
	await expect(row).toContainText('Funciona')
	expect(rd.taken.splice(0)).toEqual([{ conversion_identifier: 'teste-de-conexao', email: ana.email }])
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page)
	expect(await page.content()).not.toContain(RD_KEY)
})

test('a quote goes out once its e-mail is there; the log and the lead tell what became of it', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	const email = `${randomUUID()}@exemplo.com.br`
	const path = await sendQuote(page)
	const kept = await page.request.post(`${server.url}${path}`, {
		form: { intent: 'email', email },
		headers: { origin: server.url },
	})
	expect(kept.ok()).toBe(true)
	await expect.poll(() => rd.taken).toMatchObject([{ conversion_identifier: 'cotacao-seguro-auto', email }])
	const [{ number, id }] = (await database.sql('select number, id from leads where email = $1', [email])) as [
		{ number: number; id: string },
	]
	expect(rd.taken[0]!['cf_pedido']).toBe(`#${number}`)

	await open(page, '/admin/integracoes')
	await page.getByRole('link', { name: 'Ver o registro de envios' }).click()
	const lines = page
		.getByRole('list', { name: 'Conversões' })
		.getByRole('listitem')
		.filter({ hasText: `#${number}` })
	await expect(lines).toHaveCount(2)
	await expect(lines.filter({ hasText: 'não enviada' })).toContainText('Sem e-mail')
	await expect(lines.filter({ hasText: 'aceita' })).toContainText('1 tentativa')
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page)
	await lines
		.filter({ hasText: 'aceita' })
		.getByRole('button', { name: `Reenviar #${number}` })
		.click()
	await expect(page.getByText('Conversão de volta à fila')).toBeVisible()
	await expect.poll(() => rd.taken.length).toBe(2)

	await open(page, `/admin/leads/${id}`)
	await expect(page.getByText('O RD Station aceitou este pedido como conversão').first()).toBeVisible()
})
