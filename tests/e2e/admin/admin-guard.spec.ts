import { globSync, readFileSync } from 'node:fs'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { rightFor } from '#app/route-rights.ts'
import { can } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import siteMap from '../../../src/app/routes.ts'
import { expect, hydrated, ownAddress, test } from '../fixtures.ts'
import { menu } from '../pages/back-office.ts'

/** Pages under /admin that anybody may open, and why. Every other one must stand behind the guard. */
const openByDesign: Record<string, string> = {
	'/admin': 'only leads on to the dashboard, which is guarded',
	'/admin/login': 'the door itself',
	'/admin/login/codigo': 'the second step of signing in, for whoever gave the right password',
	'/admin/esqueci-senha': 'asks for a link to set a new password',
	'/admin/redefinir-senha': 'sets a password with such a link',
	'/admin/confirmar-email': 'confirms a new address with a link sent there',
	'/admin/sair': 'signs out whoever is signed in',
	'/admin/api/set-up-admin': 'creates the first admin, and refuses once there is one',
}

/** The functions of the contract. `admin-setup` is open: it must work before there is an admin. */
const functions = [
	'submit-sitemap',
	'generate-images',
	'analyze-pagespeed',
	'auto-fix-seo',
	'validate-content',
	'generate-blog-content',
	'generate-sitemaps',
	'no-such-function',
]

const SOMETHING = '00000000-0000-4000-8000-000000000000'

type Screen = { path: string; pattern: string; guarded: boolean; sample: boolean }

const screens = screensOf(siteMap)
const guarded = screens.filter((screen) => screen.guarded)

function screensOf(entries: RouteConfigEntry[], under = '', behindGuard = false): Screen[] {
	return entries.flatMap(({ path, file, children = [] }) => {
		const full = path ? `${under}/${path}` : under
		const behind = behindGuard || file === 'routes/admin/layout.tsx'
		const within = screensOf(children, full, behind)
		if (!path || !/^\/admin(\/|$)/.test(full)) return within
		const sampled = full.replace(/:\w+\??/g, SOMETHING).replace('*', 'qualquer-tela')
		return [{ path: sampled, pattern: full, guarded: behind, sample: sampled !== full }, ...within]
	})
}

/** What came back, short enough to compare: the status and where it leads. */
async function outcome(response: APIResponse): Promise<string> {
	const { location } = response.headers()
	if (location) return `${response.status()} to ${location}`
	// A redirect of a data route is a body that the browser's router reads.
	const target = response.status() === 202 ? /"redirect","([^"]+)"/.exec(await response.text())?.[1] : undefined
	return target ? `data to ${target}` : String(response.status())
}

type Ask = { method: 'GET' | 'POST'; path: string; cookie?: string }

/** Like a browser on our own pages, each time from another address: the flood guard is not the one on trial. */
function ask(request: APIRequestContext, { method, path, cookie }: Ask): Promise<APIResponse> {
	return request.fetch(path, {
		method,
		maxRedirects: 0,
		headers: { ...ownAddress(), 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
		...(method === 'POST' && { form: { intent: 'delete', userId: 'x' } }),
	})
}

/** Every guarded screen as a page and as data, read and written. */
const asks = guarded.flatMap(({ path }) =>
	(['GET', 'POST'] as const).flatMap((method) => [
		{ method, path, asked: path },
		{ method, path: `${path}.data`, asked: path },
	]),
)

test('every screen of the back office is behind the guard, but for those that cannot be', () => {
	expect(guarded.length).toBeGreaterThan(5)
	const open = screens.filter((screen) => !screen.guarded).map(({ path }) => path)
	expect(open.toSorted()).toEqual(Object.keys(openByDesign).toSorted())
})

test('without a session every screen leads to the sign-in page and back', async ({ request }) => {
	const answers: Record<string, string> = {}
	const expected: Record<string, string> = {}
	for (const { method, path, asked } of asks) {
		const login = asked === '/admin/dashboard' ? '/admin/login' : `/admin/login?destino=${encodeURIComponent(asked)}`
		expected[`${method} ${path}`] = path.endsWith('.data') ? `data to ${login}` : `302 to ${login}`
		answers[`${method} ${path}`] = await outcome(await ask(request, { method, path }))
	}
	expect(answers).toEqual(expected)
})

test('somebody signed in who is no admin is signed out and sent home from every screen', async ({
	request,
	newUser,
	baseURL,
	sql,
}) => {
	const visitor = await newUser('user')
	await request.post('/api/auth/sign-in/email', {
		data: { email: visitor.email, password: visitor.password },
		headers: { origin: baseURL! },
	})
	const { cookies } = await request.storageState()
	const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
	const [session] = await sql('select * from sessions where user_id = $1', [visitor.id])
	const answers: Record<string, string> = {}
	const expected: Record<string, string> = {}
	for (const { method, path } of asks) {
		// The guard has ended the session; the next screen must meet a live one again.
		await sql(
			`insert into sessions (id, token, user_id, expires_at) values ($1, $2, $3, $4) on conflict (id) do nothing`,
			[session!['id'], session!['token'], visitor.id, session!['expires_at']],
		)
		const response = await ask(request, { method, path, cookie })
		const left = await sql('select 1 from sessions where user_id = $1', [visitor.id])
		const told = decodeURIComponent(response.headers()['set-cookie'] ?? '').includes('Acesso negado')
		answers[`${method} ${path}`] = `${await outcome(response)}, ${left.length} sessions, told: ${told}`
		expected[`${method} ${path}`] = `${path.endsWith('.data') ? 'data' : '302'} to /, 0 sessions, told: true`
	}
	expect(answers).toEqual(expected)
})

/** All that an author opens, said once more and not read from the table: whoever widens it widens this too. */
const openToAuthors = [
	'/admin/*',
	'/admin/account',
	'/admin/api/fetch-picture',
	'/admin/api/fix-content',
	'/admin/api/link-targets',
	'/admin/api/measure-page',
	'/admin/api/pictures',
	'/admin/api/posts/:id/claims',
	'/admin/api/posts/:id/notes',
	'/admin/api/posts/:id/review-request',
	'/admin/api/posts/:id/revisions/:version?',
	'/admin/api/posts/:id/verdict',
	'/admin/api/search',
	'/admin/api/sources',
	'/admin/api/validate-content',
	'/admin/calendario',
	'/admin/dashboard',
	'/admin/fatos',
	'/admin/fatos/:id',
	'/admin/lixeira',
	'/admin/midia',
	'/admin/midia/enviar',
	'/admin/posts',
	'/admin/posts/:id',
	'/admin/posts/:id/gravar',
	'/admin/posts/edit/:id',
	'/admin/revisao',
]

test('an author opens these and nothing else', () => {
	const open = guarded.filter(({ pattern }) => may('author', pattern, 'GET')).map(({ pattern }) => pattern)
	expect(open.toSorted()).toEqual(openToAuthors.toSorted())
})

/** By the words of the refusal: in its JSON, or in the notice that goes to the dashboard. */
async function isRefused(response: APIResponse): Promise<boolean> {
	const notice = decodeURIComponent(response.headers()['set-cookie'] ?? '')
	const text = response.status() === 403 ? await response.text() : ''
	return `${notice}${text}`.includes('Seu papel não permite')
}

function may(role: UserRole, pattern: string, method: string): boolean {
	const right = rightFor(pattern, method)
	return right !== undefined && can({ role }, right)
}

for (const role of ['author', 'reviewer'] as const)
	test(`every screen, as a page and as data, read and written, is refused to one with the role ${role} or not, as the table says`, async ({
		page,
		signIn,
		newUser,
	}) => {
		await signIn(page, await newUser(role))
		const answers: Record<string, boolean> = {}
		const expected: Record<string, boolean> = {}
		for (const { path, pattern } of guarded)
			for (const method of ['GET', 'POST'] as const)
				for (const address of [path, `${path}.data`]) {
					const allowed = may(role, pattern, method)
					// What may be sent is tried where it belongs; here it would change things.
					if (method === 'POST' && allowed) continue
					const response = await page.request.fetch(address, {
						method,
						maxRedirects: 0,
						headers: { ...ownAddress(), 'sec-fetch-site': 'same-origin' },
						...(method === 'POST' && { form: { intent: 'delete', userId: 'x' } }),
					})
					answers[`${method} ${address}`] = await isRefused(response)
					expected[`${method} ${address}`] = !allowed
				}
		expect(answers).toEqual(expected)
	})

test('every address of another’s article is closed to an author, and of their own open', async ({
	page,
	signIn,
	newUser,
	insert,
}) => {
	const bia = await newUser('author')
	await signIn(page, bia)
	const [own, others] = [await insert.post({ authorId: bia.id }), await insert.post()]
	const below = guarded.filter(({ pattern }) => /\bposts\/(edit\/)?:id/.test(pattern))
	expect(below.length).toBeGreaterThan(5)
	for (const { path, pattern } of below) {
		const read = (id: string) => page.request.get(path.replace(SOMETHING, id), { maxRedirects: 0 })
		expect(await isRefused(await read(others.id)), path).toBe(true)
		if (may('author', pattern, 'GET')) expect(await isRefused(await read(own.id)), path).toBe(false)
	}
	const save = { intent: 'discard', copyId: SOMETHING }
	const headers = { 'sec-fetch-site': 'same-origin' }
	const written = await page.request.post(`/admin/posts/${others.id}/gravar`, { data: save, headers })
	expect(await written.json()).toMatchObject({ error: 'Seu papel não permite ver e editar os artigos de todos.' })
})

/** Streams stand outside of the router; a new one is added here with what it takes. */
test('every event stream asks for the role', async ({ request, page, signIn, newUser }) => {
	const streams = globSync('src/server/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('streamSSE('))
	expect(streams.toSorted()).toEqual(['src/server/answers/pipeline-events.ts'])
	const address = `/api/pipeline/${SOMETHING}/events`
	expect((await request.get(address)).status()).toBe(401)
	for (const [role, status] of [
		['user', 403],
		['author', 403],
		['reviewer', 403],
		['admin', 404],
	] as const) {
		await signIn(page, await newUser(role))
		expect((await page.request.get(address)).status(), role).toBe(status)
	}
})

test('who may sign in is told to administrators alone', async ({ page, signIn, newUser }) => {
	for (const [role, status] of [
		['author', 403],
		['reviewer', 403],
		['admin', 200],
	] as const) {
		await signIn(page, await newUser(role))
		expect((await page.request.get('/api/auth/admin/list-users')).status(), role).toBe(status)
	}
})

/** What does not exist is answered with 404, but for these. */
const otherAnswers: Record<string, string> = {
	// The specification sends who looks for a lost article to the list; so do other lists.
	[`/admin/posts/${SOMETHING}`]: 'leads on',
	[`/admin/posts/${SOMETHING}.data`]: 'leads on',
	[`/admin/posts/edit/${SOMETHING}`]: 'leads on',
	[`/admin/posts/edit/${SOMETHING}.data`]: 'leads on',
	[`/admin/categorias/${SOMETHING}`]: 'leads on',
	[`/admin/categorias/${SOMETHING}.data`]: 'leads on',
	[`/admin/fatos/${SOMETHING}`]: 'leads on',
	[`/admin/fatos/${SOMETHING}.data`]: 'leads on',
	[`/admin/privacidade/${SOMETHING}`]: 'leads on',
	[`/admin/privacidade/${SOMETHING}.data`]: 'leads on',
	[`/admin/fatos/${SOMETHING}/corrigir`]: 'leads on',
	[`/admin/fatos/${SOMETHING}/corrigir.data`]: 'leads on',
	[`/admin/fatos/${SOMETHING}/substituir`]: 'leads on',
	[`/admin/fatos/${SOMETHING}/substituir.data`]: 'leads on',
	// Takes what the editor sends and has nothing to read.
	[`/admin/posts/${SOMETHING}/gravar`]: '400',
	[`/admin/posts/${SOMETHING}/gravar.data`]: '200',
	// Of an article that does not exist there is no save; that is an answer.
	[`/admin/api/posts/${SOMETHING}/revisions/${SOMETHING}`]: '200',
	[`/admin/api/posts/${SOMETHING}/revisions/${SOMETHING}.data`]: '200',
	// Nor is anything given for its sentences: the facts alone are told.
	[`/admin/api/posts/${SOMETHING}/claims`]: '200',
	[`/admin/api/posts/${SOMETHING}/claims.data`]: '200',
	// An article that is being begun has no notes yet.
	[`/admin/api/posts/${SOMETHING}/notes`]: '200',
	[`/admin/api/posts/${SOMETHING}/notes.data`]: '200',
	// These take JSON and have nothing to read.
	[`/admin/api/posts/${SOMETHING}/review-request`]: '400',
	[`/admin/api/posts/${SOMETHING}/review-request.data`]: '200',
	[`/admin/api/posts/${SOMETHING}/verdict`]: '400',
	[`/admin/api/posts/${SOMETHING}/verdict.data`]: '200',
	...Object.fromEntries(
		[
			'check-prompt',
			'fetch-picture',
			'generate-image',
			'link-targets',
			'propose-alt',
			'push',
			'search',
			'sources',
			'validate-content',
		].flatMap((name) => [
			[`/admin/api/${name}`, '400'],
			[`/admin/api/${name}.data`, '200'],
		]),
	),
}

test('an admin opens every screen', async ({ page, signIn }) => {
	await signIn(page)
	const answers: Record<string, string> = {}
	const expected: Record<string, string> = {}
	for (const { path, sample } of guarded) {
		for (const address of [path, `${path}.data`]) {
			const answer = await outcome(await page.request.get(address, { maxRedirects: 0 }))
			// What only takes orders, such as an export, leads whoever reads it to the screen it belongs to.
			const leadsOn = guarded.some((screen) => new RegExp(`to ${screen.path}(\\?|$)`).test(answer))
			answers[address] = leadsOn ? (sample ? 'leads on' : '200') : answer
			expected[address] = otherAnswers[address] ?? (sample ? '404' : '200')
		}
	}
	expect(answers).toEqual(expected)
})

test('a forged form changes nothing without a session, nor with one that may not', async ({
	request,
	page,
	newUser,
	signIn,
	sql,
}) => {
	const target = await newUser('admin')
	const post = { form: { intent: 'delete', userId: target.id }, headers: { 'sec-fetch-site': 'same-origin' } }
	await request.post('/admin/users', post)
	await signIn(page, await newUser('user'))
	await page.request.post('/admin/users', post)
	await signIn(page)
	await page.request.post('/admin/users', { ...post, headers: { 'sec-fetch-site': 'cross-site' } })
	expect(await sql('select id from users where id = $1', [target.id])).toHaveLength(1)
})

test('what pages ask by themselves is refused to other sites, to a flood and where it does not serve', async ({
	page,
	request,
	signIn,
}) => {
	await signIn(page)
	const post = (path: string, site: string, data: unknown = {}) =>
		page.request.post(path, { data, headers: { ...ownAddress(), 'sec-fetch-site': site } })
	for (const { path } of screens.filter((screen) => screen.path.startsWith('/admin/api/')))
		expect((await post(path, 'cross-site')).status(), path).toBe(403)
	const invalid = await post('/admin/api/validate-content', 'same-origin', { content: ' ' })
	expect(invalid.status()).toBe(400)
	expect(await invalid.json()).toMatchObject({ code: 'INVALID_PAYLOAD', issues: [{ message: 'Conteúdo necessário' }] })

	const headers = { ...ownAddress(), 'sec-fetch-site': 'same-origin' }
	const flood = Array.from({ length: 61 }, () => request.post('/admin/api/search', { headers, maxRedirects: 0 }))
	const statuses = new Set((await Promise.all(flood)).map((answer) => String(answer.status())))
	expect([...statuses].toSorted()).toEqual(['302', '429'])
})

test('functions answer admins only, and never act on GET', async ({ request, page, signIn, newUser, sql }) => {
	const headers = { 'sec-fetch-site': 'same-origin' }
	const statuses = { stranger: {}, visitor: {}, admin: {}, read: {} } as Record<string, Record<string, number>>
	const visitor = await newUser('reviewer')
	await signIn(page, visitor)
	for (const name of functions) {
		const address = `/functions/v1/${name}`
		// Not JSON, so that even an admin gets no further than the payload.
		const call = { data: 'x', headers: { ...headers, 'content-type': 'text/plain' } }
		statuses['stranger']![name] = (await request.post(address, call)).status()
		statuses['visitor']![name] = (await page.request.post(address, call)).status()
		statuses['read']![name] = (await request.get(address)).status()
		await sql(`update users set role = 'admin' where id = $1`, [visitor.id])
		statuses['admin']![name] = (await page.request.post(address, call)).status()
		await sql(`update users set role = 'reviewer' where id = $1`, [visitor.id])
	}
	for (const name of functions) {
		expect(statuses['stranger']![name], `${name}, stranger`).toBe(401)
		expect(statuses['visitor']![name], `${name}, no admin`).toBe(403)
		expect(statuses['read']![name], `${name}, GET`).toBe(405)
		expect([404, 415], `${name}, admin`).toContain(statuses['admin']![name])
	}
})

test('somebody without access is told so on the home page', async ({ page, signIn, newUser }) => {
	await signIn(page, await newUser('user'))
	await page.goto('/admin/users')
	await expect(page).toHaveURL('/')
	await expect(page.getByText('Acesso negado')).toBeVisible()
	await expect(page.getByText('Você não tem permissão para acessar esta área.')).toBeVisible()
	await page.goto('/admin/users')
	await expect(page).toHaveURL(/\/admin\/login\?destino=%2Fadmin%2Fusers$/)
})

test('who loses the role in the middle of work is told at the next click', async ({ page, signIn, sql }) => {
	const { id } = await signIn(page)
	await page.goto('/admin/dashboard')
	await hydrated(page)
	await sql(`update users set role = 'user' where id = $1`, [id])
	await menu(page).getByRole('link', { name: 'E-mails' }).click()
	await expect(page).toHaveURL('/')
	await expect(page.getByText('Acesso negado')).toBeVisible()
})
