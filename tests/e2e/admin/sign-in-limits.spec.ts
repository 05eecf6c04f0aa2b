import { expect, ownAddress, test } from '../fixtures.ts'

test('an attacker is made to wait, and the owner enters from another address', async ({
	page,
	browser,
	newUser,
	complaints,
}) => {
	const owner = await newUser()
	await page.goto('/admin/login')
	for (let guess = 0; guess < 6; guess++) {
		await page.getByLabel('E-mail').fill(owner.email)
		await page.getByLabel('Senha', { exact: true }).fill('uma senha errada')
		const answered = page.waitForResponse((response) => response.request().method() === 'POST')
		await page.getByRole('button', { name: 'Entrar' }).click()
		const response = await answered
		expect(response.status()).toBe(guess < 5 ? 401 : 429)
		if (guess === 5) expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
	}
	await expect(page.getByRole('alert')).toContainText(/^Muitas tentativas. Tente de novo em \d+ segundos?.$/)

	const home = await browser.newPage({ extraHTTPHeaders: ownAddress() })
	await home.goto('/admin/login')
	await home.getByLabel('E-mail').fill(owner.email)
	await home.getByLabel('Senha', { exact: true }).fill(owner.password)
	await home.getByRole('button', { name: 'Entrar' }).click()
	await expect(home).toHaveURL(/\/admin\/dashboard$/)
	complaints.splice(0)
})

test('the API counts the same guesses as the page, twenty a minute from one address', async ({ request }) => {
	const guesses = Array.from({ length: 22 }, (_, guess) =>
		request.post('/api/auth/sign-in/email', {
			data: { email: `ninguem-${guess}@exemplo.com.br`, password: 'uma senha errada' },
		}),
	)
	const statuses = (await Promise.all(guesses)).map((response) => response.status())
	expect(statuses.filter((status) => status === 401)).toHaveLength(20)
	expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test('a bearer token works for scripts and dies with the sign-out', async ({ request, newUser }) => {
	const { email, password } = await newUser()
	const { token } = await (await request.post('/api/auth/sign-in/email', { data: { email, password } })).json()
	// The cookie of the sign-in stays out of it.
	const call = (method: string, path: string) =>
		fetch(`${process.env['E2E_URL']}${path}`, { method, headers: { authorization: `Bearer ${token}` } })
	expect(await (await call('GET', '/api/auth/get-session')).json()).toMatchObject({ user: { email } })
	expect((await call('POST', '/functions/v1/qualquer')).status).toBe(404)
	expect((await call('POST', '/api/auth/sign-out')).status).toBe(200)
	expect((await call('POST', '/functions/v1/qualquer')).status).toBe(401)
})

test('functions open to admins only, and GET never acts', async ({ page, request, newUser, signIn, baseURL }) => {
	const stranger = await request.post('/functions/v1/generate-sitemaps')
	expect(stranger.status()).toBe(401)
	expect(await stranger.json()).toMatchObject({ correlationId: stranger.headers()['x-correlation-id'] })
	expect((await request.get('/functions/v1/admin-setup')).status()).toBe(405)

	await signIn(page, await newUser('user'))
	const headers = { origin: baseURL! }
	expect((await page.request.post('/functions/v1/generate-sitemaps', { headers })).status()).toBe(403)
	await signIn(page)
	expect((await page.request.post('/functions/v1/qualquer', { headers })).status()).toBe(404)
	const elsewhere = { origin: 'https://exemplo.com.br' }
	expect((await page.request.post('/functions/v1/qualquer', { headers: elsewhere })).status()).toBe(403)
	const form = await page.request.post('/functions/v1/admin-setup', { headers, form: { a: 'b' } })
	expect(form.status()).toBe(415)
})
