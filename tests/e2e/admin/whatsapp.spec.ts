import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
	APP_SECRET,
	aMessage,
	metaEvent,
	PHONE_NUMBER_ID,
	startWhatsApp,
	VERIFY_TOKEN,
	WHATSAPP_TOKEN,
} from '../../stand-ins/whatsapp.ts'
import { expectAccessible } from '../accessibility.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { expect, hydrated, overflowOf, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { createPerson, giveSession, type Person } from '../sign-in.ts'

test.describe.configure({ mode: 'serial' })

let server: Awaited<ReturnType<typeof startOwnServer>>
let meta: Awaited<ReturnType<typeof startWhatsApp>>
let database: OpenDatabase
let ana: Person

test.beforeAll(async () => {
	meta = await startWhatsApp()
	server = await startOwnServer({ env: { WHATSAPP_BASE_URL: meta.baseUrl } })
	database = await openDatabase(server.databaseUrl)
	ana = await createPerson(database.db, 'admin')
})

test.afterAll(async () => {
	await database.close()
	await server.stop()
	await meta.stop()
})

async function open(page: Page, path: string) {
	await giveSession(database.db, page.context(), { id: ana.id, url: server.url })
	await page.goto(`${server.url}${path}`)
	await hydrated(page)
}

async function newLead(page: Page) {
	const phone = `(51) 9${randomInt(1000, 9999)}-${randomInt(1000, 9999)}`
	const form = { kind: 'quote', brand: 'Fiat', model: `Uno ${randomUUID()}`, year: '2024', cep: '95560-000' }
	await page.request.post(`${server.url}/seguros/auto`, {
		form: { ...form, phone, name: 'Maria Joana' },
		headers: { origin: server.url },
	})
	const [row] = await database.sql('select id from leads where phone = $1', [phone])
	return { id: String(row!['id']), waId: `55${phone.replace(/\D/g, '')}` }
}

/** As Meta does: without a browser, so without a cookie. */
function tell(value: Parameters<typeof metaEvent>[0], secret = APP_SECRET) {
	return fetch(`${server.url}/api/whatsapp`, { method: 'POST', ...metaEvent(value, { secret }) })
}

test('without it nobody may tell us anything', async ({ page }) => {
	expect((await page.request.get(`${server.url}/api/whatsapp?hub.mode=subscribe`)).status()).toBe(404)
	expect((await tell({})).status).toBe(404)
})

test('its keys are tried before they are kept, at 390 px', async ({ page, allowedComplaints }) => {
	allowedComplaints.push(/status of 422/)
	await page.setViewportSize({ width: 390, height: 844 })
	await open(page, '/admin/integracoes')
	const row = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 3, name: 'WhatsApp', exact: true }) })
	await expect(row).toContainText('A conversa abre pelo link do WhatsApp, e quem envia é você.')
	await row.getByText('Preencher').click()
	await row.getByLabel('Token de acesso').fill('outro')
	await row.getByLabel('Identificador do número').fill(PHONE_NUMBER_ID)
	await row.getByLabel('Modelo aprovado').fill('primeiro_contato')
	await row.getByLabel('Campos do modelo, na ordem').fill('nome, produto')
	await row.getByLabel('Chave secreta do aplicativo').fill(APP_SECRET)
	await row.getByLabel('Token de verificação').fill(VERIFY_TOKEN)
	await row.getByRole('button', { name: 'Guardar' }).click()
	await expect(row).toContainText('Nada mudou, porque o teste falhou. A chave não foi aceita (401).')
	await row.getByLabel('Token de acesso').fill(WHATSAPP_TOKEN)
	await row.getByRole('button', { name: 'Guardar' }).click()
	await expect(row).toContainText('Guardado. O WhatsApp reconheceu o número. Nada foi enviado.')
	await expect(row).toContainText('Funciona')
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page)
	for (const secret of [WHATSAPP_TOKEN, APP_SECRET, VERIFY_TOKEN]) expect(await page.content()).not.toContain(secret)
	expect(meta.sent).toEqual([])
})

test('Meta is let in by its token and its signature alone', async ({ page }) => {
	const ask = (token: string) =>
		page.request.get(`${server.url}/api/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`)
	expect((await ask('outro')).status()).toBe(403)
	const right = await ask(VERIFY_TOKEN)
	expect([right.status(), await right.text()]).toEqual([200, '1158201444'])
	expect((await tell({}, 'outro')).status).toBe(401)
	expect((await tell({})).status).toBe(200)
	expect((await page.request.put(`${server.url}/api/whatsapp`)).status()).toBe(405)
})

test('a lead is answered under the thumb: the template first, a text once the person wrote', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	const { id, waId } = await newLead(page)
	await open(page, `/admin/leads/${id}`)
	await expect(page.getByText('o WhatsApp só aceita o modelo aprovado')).toBeVisible()
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page)
	await page.getByRole('button', { name: 'Enviar o modelo', exact: true }).click()
	await expect(page.getByText('Mensagem na fila')).toBeVisible()
	const messages = page.getByRole('list', { name: 'Mensagens pelo WhatsApp' }).getByRole('listitem')
	await expect(messages).toContainText('aceita pelo WhatsApp')
	await expect(messages).not.toContainText('entregue')
	expect(meta.sent).toMatchObject([{ to: waId, type: 'template' }])
	expect(meta.sent[0]!.template!.components![0]!.parameters.map(({ text }) => text)).toEqual(['Maria', 'Seguro Auto'])
	await expect(page.getByText('Mensagem aceita pelo WhatsApp: modelo “primeiro_contato”')).toBeVisible()

	const { biz_opaque_callback_data: own } = meta.sent[0]!
	const timestamp = String(Math.floor(Date.now() / 1000))
	const status = { id: 'wamid.x', status: 'delivered', timestamp, biz_opaque_callback_data: own }
	meta.openWindow(waId)
	// As WhatsApp knows it, without the nine.
	const from = `${waId.slice(0, 4)}${waId.slice(5)}`
	const told = await tell({ statuses: [status], messages: [aMessage(from, 'Podem mandar a proposta?')] })
	expect(told.status).toBe(200)
	await page.reload()
	await hydrated(page)
	await expect(messages).toContainText('entregue')
	await expect(page.getByText('O visitante escreveu pelo WhatsApp: Podem mandar a proposta?')).toBeVisible()
	await expect(page.getByText('o texto acima é aceito até')).toBeVisible()
	await page.getByRole('button', { name: 'Editar antes de responder' }).click()
	await page.getByLabel('Mensagem', { exact: true }).fill('Claro! Mando hoje.')
	await page.getByRole('button', { name: 'Enviar pelo WhatsApp' }).click()
	await expect(messages.first()).toContainText('Claro! Mando hoje.')
	await expect(messages.first()).toContainText('aceita pelo WhatsApp')
	expect(meta.sent.at(-1)).toMatchObject({ to: waId, type: 'text', text: { body: 'Claro! Mando hoje.' } })
	await expectAccessible(page)
	expect(await overflowOf(page)).toBe(0)
})

test('what Meta refuses is told in words, and the chat by its link is still there', async ({ page }) => {
	const { id } = await newLead(page)
	await open(page, `/admin/leads/${id}`)
	meta.failNext({ status: 400, code: 131026 })
	await page.getByRole('button', { name: 'Enviar o modelo pelo WhatsApp' }).click()
	const messages = page.getByRole('list', { name: 'Mensagens pelo WhatsApp' })
	await expect(messages).toContainText('Pode não haver WhatsApp nele. (código 131026)')
	await expect(page.getByRole('link', { name: 'Responder pelo chat' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
	expect(await database.sql('select status, answered_at from leads where id = $1', [id])).toEqual([
		{ status: 'new', answered_at: null },
	])
})
