import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aBrowser } from '../../stand-ins/push-service.ts'
import { expectAccessible } from '../accessibility.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { expect, hydrated, overflowOf, showInterest, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { createPerson, giveSession, type Person } from '../sign-in.ts'

test.describe.configure({ mode: 'serial' })

let server: Awaited<ReturnType<typeof startOwnServer>>
let database: OpenDatabase
let ana: Person

test.beforeAll(async () => {
	server = await startOwnServer()
	database = await openDatabase(server.databaseUrl)
	ana = await createPerson(database.db, 'admin')
})

test.afterAll(async () => {
	await database.close()
	await server.stop()
})

async function open(page: Page, path: string) {
	await giveSession(database.db, page.context(), { id: ana.id, url: server.url })
	await page.goto(`${server.url}${path}`)
	await hydrated(page)
}

/** A browser's maker is not there in a test: what it would hand over is handed over here. */
async function standInForMaker(page: Page) {
	const { endpoint, keys } = aBrowser('https://push.example')
	await page.context().grantPermissions(['notifications'], { origin: server.url })
	await page.addInitScript(
		(given) => {
			let held: object | null = null
			const subscription = (key: string) => ({
				...given,
				options: {
					applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
						c.charCodeAt(0),
					),
				},
				toJSON: () => given,
				unsubscribe: async () => {
					held = null
					return true
				},
			})
			PushManager.prototype.getSubscription = async () => held as PushSubscription | null
			PushManager.prototype.subscribe = async (options) => {
				held = subscription(options?.applicationServerKey as string)
				return held as PushSubscription
			}
		},
		{ endpoint, keys },
	)
	return endpoint
}

test('the site makes its own key, and says what happens without one', async ({ page }) => {
	await open(page, '/admin/leads')
	await expect(page.getByRole('button', { name: 'Avisar neste navegador' })).toBeHidden()
	await open(page, '/admin/integracoes')
	const row = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 3, name: 'Avisos no navegador' }) })
	await expect(row).toContainText('Ninguém é avisado no navegador.')
	await row.getByRole('button', { name: /Criar chave/ }).click()
	const kept = () => database.sql(`select name from stored_values`)
	await expect.poll(kept).toEqual([{ name: 'VAPID_PRIVATE_KEY' }])
	await expect(row).not.toContainText('Sem chave')
})

test('a test asks for a browser of one’s own first, and says what became of it', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 })
	await standInForMaker(page)
	await open(page, '/admin/integracoes')
	const row = page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 3, name: 'Avisos no navegador' }) })
	await expect(row).toContainText('Nenhum aviso foi enviado com esta chave até agora.')
	await expect(row).not.toContainText('Google Ads')
	await expect(row).toContainText('Nenhum navegador está ligado.')
	const button = row.getByRole('button', { name: 'Enviar um aviso de teste' })
	await button.click()
	await expect(row).toContainText('Nenhum navegador seu está ligado.')
	await open(page, '/admin/leads')
	await page.getByRole('button', { name: 'Avisar neste navegador' }).click()
	await expect(page.getByText('Avisos ligados')).toBeVisible()
	await open(page, '/admin/integracoes')
	await expect(row).toContainText('1 navegador é avisado de leads novos, o seu.')
	await button.click()
	// The maker of this browser is not to be found, and that is what is said.
	await expect(row).toContainText('Nenhum dos seus navegadores pôde ser avisado.')
	await expect(row).toContainText('Falha desde hoje')
	expect(await overflowOf(page)).toBe(0)
	await expectAccessible(page)
	await database.sql('delete from push_subscriptions')
})

for (const width of [390, 1440]) {
	test(`at ${width} px a browser is told of a new lead from the moment it asks for it`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 })
		const endpoint = await standInForMaker(page)
		await open(page, '/admin/leads')
		const button = page.getByRole('button', { name: 'Avisar neste navegador' })
		await expect(button).toHaveAttribute('aria-pressed', 'false')
		await expectAccessible(page, `the switch at ${width}`)
		expect(await overflowOf(page)).toBe(0)
		await button.click()
		await expect(page.getByText('Avisos ligados')).toBeVisible()
		await expect(button).toHaveAttribute('aria-pressed', 'true')
		expect(await database.sql('select user_id from push_subscriptions where endpoint = $1', [endpoint])).toEqual([
			{ user_id: ana.id },
		])
		const scopes = await page.evaluate(async () =>
			(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
		)
		expect(scopes).toEqual(['/admin/'])

		await page.goto(`${server.url}/seguros/auto`)
		await showInterest(page)
		await page.locator('select[name=brand]').selectOption('Volkswagen')
		await page.locator('[name=model]').fill(`Nivus ${randomUUID()}`)
		await page.locator('select[name=year]').selectOption('2024')
		await page.locator('[name=cep]').pressSequentially('95560000')
		await page.locator('form[data-quote] [name=phone]').fill('(51) 99999-0000')
		await page.locator('form[data-quote]').getByRole('button', { name: 'Solicitar Cotação' }).click()
		await expect(page.getByRole('heading', { name: /^Pedido (recebido|guardado)$/ })).toBeVisible()
		// The maker of this browser is not to be found, and that is what is written down; nothing is called sent.
		const tried = () =>
			database.sql(
				`select fault, taken_at from push_messages m join push_subscriptions s on s.id = m.subscription_id
				 where s.endpoint = $1 and attempts > 0 and claimed_until is null`,
				[endpoint],
			)
		await expect
			.poll(tried)
			.toEqual([{ fault: expect.stringMatching(/not-found|unreachable|timeout/), taken_at: null }])
	})
}

test('who does not allow notices is told what to do, and switching off ends it', async ({ page }) => {
	await standInForMaker(page)
	await open(page, '/admin/leads')
	const button = page.getByRole('button', { name: 'Avisar neste navegador' })
	await page.evaluate(() => {
		Notification.requestPermission = async () => 'denied'
	})
	await button.click()
	await expect(page.getByText('Avisos bloqueados')).toBeVisible()
	await page.evaluate(() => {
		Notification.requestPermission = async () => 'granted'
	})
	await button.click()
	await expect(page.getByText('Avisos ligados')).toBeVisible()
	const before = await database.sql('select 1 from push_subscriptions')
	await button.click()
	await expect(page.getByText('Avisos desligados')).toBeVisible()
	expect(await database.sql('select 1 from push_subscriptions')).toHaveLength(before.length - 1)
})

test('the worker is taken by the browser, and meddles with no page', async ({ page }) => {
	await page.context().grantPermissions(['notifications'], { origin: server.url })
	await open(page, '/admin/leads')
	await page.evaluate(async () => {
		await navigator.serviceWorker.register('/admin/push-worker.js', { scope: '/admin/' })
		await navigator.serviceWorker.getRegistration('/admin/')
	})
	const script = await page.request.get(`${server.url}/admin/push-worker.js`)
	expect(script.headers()['content-type']).toContain('javascript')
	expect(await script.text()).not.toContain("'fetch'")
})
