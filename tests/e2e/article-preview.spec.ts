import pg from 'pg'
import { type ServerProcess, startServer } from '../server-process.ts'
import { expect, test } from './fixtures.ts'

const PASSWORD = 'uma-senha-de-testes'
const DATABASE = `preview_${process.pid}`

/** A server of its own: the one of the other tests must have no admin until the test of the door makes it. */
let server: ServerProcess
let client: pg.Client

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
	const shared = new URL(process.env['E2E_DATABASE_URL']!)
	const owner = new pg.Client({ connectionString: shared.href })
	await owner.connect()
	await owner.query(`create database ${DATABASE}`)
	await owner.end()
	shared.pathname = `/${DATABASE}`
	server = await startServer({
		env: { DATABASE_URL: shared.href, AUTH_SECRET: 'a-secret-for-tests-only-0123456789', ADMIN_PASSWORD: PASSWORD },
	})
	client = new pg.Client({ connectionString: shared.href })
	await client.connect()
	await client.query(
		`insert into blog_posts (title, slug, content) values ('Ainda não', 'ainda-nao', '<p>Em obras</p>')`,
	)
	await client.query(
		`insert into blog_posts (title, slug, content, status, published_at) values ('No ar', 'no-ar', '<p>Pronto</p>', 'published', now())`,
	)
	const request = await playwright.request.newContext({ baseURL: server.url })
	expect((await request.post('/functions/v1/admin-setup', { data: {} })).ok()).toBe(true)
	await request.dispose()
})

test.afterAll(async () => {
	await client?.end()
	await server?.stop()
})

test('an admin sees drafts, marked as such, and nobody keeps them', async ({ page, playwright }) => {
	await page.goto(`${server.url}/admin/login`)
	await page.getByLabel('E-mail').fill('admin@faroldosul.example')
	await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
	await page.getByRole('button', { name: 'Entrar' }).click()
	await expect(page).toHaveURL(/\/admin\/dashboard$/)

	const draft = await page.goto(`${server.url}/blog/ainda-nao`)
	expect(draft!.headers()['cache-control']).toBe('no-store')
	expect(draft!.headers()['etag']).toBeUndefined()
	await expect(page.getByText('RASCUNHO')).toBeVisible()
	await expect(page.getByText('PREVIEW')).toBeHidden()
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
	await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

	await page.goto(`${server.url}/blog/ainda-nao?preview=true`)
	await expect(page.getByText('PREVIEW')).toBeVisible()
	await expect(page.getByText('Em obras')).toBeVisible()

	const published = await page.goto(`${server.url}/blog/no-ar?preview=true`)
	expect(published!.headers()['cache-control']).toBe('no-store')
	await expect(page.getByText('PREVIEW')).toBeVisible()
	await expect(page.getByText('RASCUNHO')).toBeHidden()

	const stranger = await playwright.request.newContext({ baseURL: server.url })
	expect((await stranger.get('/blog/ainda-nao?preview=true', { maxRedirects: 0 })).status()).toBe(302)
	const seen = await (await stranger.get('/blog/no-ar?preview=true')).text()
	expect(seen).toContain('Pronto')
	expect(seen).not.toContain('PREVIEW')
	await stranger.dispose()
})
