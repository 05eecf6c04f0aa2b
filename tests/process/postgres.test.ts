import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import { savePost } from '#core/posts/saving/save-post.ts'
import * as schema from '#db/schema.ts'
import { enterAsFirstAdmin, FIRST_PASSWORD } from '../first-admin.ts'
import { startPostgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { startProxy } from '../tcp-proxy.ts'

// Three instances of the built server on one PostgreSQL, the second through a door that can be shut.

let postgres: Awaited<ReturnType<typeof startPostgres>>
let proxy: Awaited<ReturnType<typeof startProxy>>
let near: ServerProcess
let far: ServerProcess
let third: ServerProcess
let client: pg.Client

beforeAll(async () => {
	postgres = await startPostgres()
	proxy = await startProxy(Number(new URL(postgres.url).port))
	const farUrl = postgres.url.replace(/:\d+\//, `:${proxy.port}/`)
	const env = {
		AUTH_SECRET: 'a-secret-for-tests-only-0123456789',
		ADMIN_PASSWORD: FIRST_PASSWORD,
		SEED_DEMO: 'true',
	}
	// Started together on an empty database: migrations and demo must be made once.
	;[near, far, third] = await Promise.all([
		startServer({ env: { ...env, DATABASE_URL: postgres.url } }),
		startServer({ env: { ...env, DATABASE_URL: farUrl } }),
		startServer({ env: { ...env, DATABASE_URL: postgres.url } }),
	])
	client = new pg.Client({ connectionString: postgres.url })
	await client.connect()
})

afterAll(async () => {
	await client.end()
	await Promise.all([near.stop(), far.stop(), third.stop()])
	await proxy.close()
	await postgres.stop()
})

async function get(server: ServerProcess, path: string) {
	const response = await fetch(server.url + path)
	return { status: response.status, headers: response.headers, text: await response.text() }
}

test('instances that start together print the same set-up code', async () => {
	const codeOf = (server: ServerProcess) => /Código de instalação: (\S+)/.exec(server.output())?.[1]
	// What a process printed arrives on another way than its answers.
	await expect.poll(() => codeOf(near)).toMatch(/^\w{4}-\w{4}-\w{4}$/)
	for (const server of [far, third]) await expect.poll(() => codeOf(server)).toBe(codeOf(near))
})

test('instances that start together load the demo once', async () => {
	const { rows } = await client.query<{ total: number }>('select count(*)::int as total from blog_posts')
	expect(rows[0]!.total).toBeGreaterThan(10)
	const { rows: categories } = await client.query<{ total: number }>(
		'select count(*)::int as total from blog_categories',
	)
	expect(categories[0]!.total).toBe(8)
})

test('a change made anywhere reaches the cached pages of every instance', async () => {
	for (const server of [near, far, third]) expect((await get(server, '/blog')).text).toContain('Bati o carro')
	await client.query(`update blog_posts set title = 'Um título novo' where slug = 'bati-o-carro-primeiras-24-horas'`)
	for (const server of [near, far, third]) {
		await expect.poll(async () => (await get(server, '/blog')).text).toContain('Um título novo')
		expect((await get(server, '/blog')).text).not.toContain('Bati o carro')
	}
})

test('changes to a live article wait on every instance, and the clock publishes them once', async () => {
	const db = drizzle({ client, schema, casing: 'snake_case' })
	const slug = 'franquia-normal-ou-reduzida'
	const { rows } = await client.query<{ id: string }>('select id from blog_posts where slug = $1', [slug])
	const { id, version, fields } = (await findPostFields(db, rows[0]!.id))!
	const written = { ...fields, excerpt: 'O resumo que esperava pela hora.' }
	const page = `/blog/${slug}`
	const change = { id, fields: written, by: null, waits: true }
	expect(await savePost(db, { ...change, baseVersion: version, now: new Date() })).toMatchObject({ ok: true })
	for (const server of [near, far, third]) expect((await get(server, page)).text).not.toContain(written.excerpt)

	const waiting = (await findPostFields(db, id))!
	const publishAt = new Date(Date.now() + 2_000)
	const timed = { ...change, fields: { ...written, publishAt }, baseVersion: waiting.version, now: new Date() }
	expect(await savePost(db, timed)).toMatchObject({ ok: true })
	for (const server of [near, far, third])
		await expect.poll(async () => (await get(server, page)).text).toContain(written.excerpt)
	const audit = await client.query(`select 1 from audit_log where action = 'post.published' and subject_id = $1`, [id])
	expect(audit.rowCount).toBe(1)
})

test('a draft never shows, whatever was cached before', async () => {
	await client.query(`update blog_posts set status = 'draft' where slug = 'seguro-viagem-mercosul'`)
	await expect.poll(async () => (await get(near, '/blog')).text).not.toContain('Mercosul: vale a pena')
	expect((await get(near, '/blog?q=mercosul')).text).not.toContain('Mercosul: vale a pena')
})

test('in an outage cached pages go on, others say 503 and are not kept, and all comes back', async () => {
	expect((await get(far, '/blog')).status).toBe(200)
	proxy.shut()
	await expect.poll(async () => (await get(far, '/readyz')).status).toBe(503)
	expect((await get(far, '/healthz')).status).toBe(200)
	expect((await get(far, '/blog')).status).toBe(200)

	const missing = await get(far, '/blog?pagina=2')
	expect(missing.status).toBe(503)
	expect(missing.text).toContain('O site está fora do ar por um momento')
	expect(missing.headers.get('cache-control')).toBe('no-store')
	expect(missing.headers.get('retry-after')).toBe('30')
	expect(missing.text).toContain(missing.headers.get('x-correlation-id'))
	expect(missing.text).not.toMatch(/ECONN|select |postgres:/i)

	// What changes meanwhile must show afterwards, though the notice of it was missed.
	await client.query(
		`update blog_posts set title = 'Mudou durante a queda' where slug = 'classe-de-bonus-como-nao-perder'`,
	)
	proxy.reopen()
	await expect.poll(async () => (await get(far, '/readyz')).status).toBe(200)
	await expect.poll(async () => (await get(far, '/blog')).text).toContain('Mudou durante a queda')
	expect((await get(far, '/blog?pagina=2')).status).toBe(200)
})

test('a database that hangs is answered for like one that has stopped, and comes back by itself', async () => {
	expect((await get(far, '/blog')).status).toBe(200)
	proxy.hang()
	await expect.poll(async () => (await get(far, '/readyz')).status).toBe(503)
	// More than there are places for rendering: none may be held for good.
	const searches = Array.from({ length: 20 }, (_, page) => get(far, `/blog/busca?q=seguro&pagina=${page + 2}`))
	for (const { status } of await Promise.all(searches)) expect(status).toBe(503)
	expect((await get(far, '/blog')).status).toBe(200)
	expect((await get(far, '/termos-de-servico')).status).toBe(200)
	proxy.reopen()
	await expect.poll(async () => (await get(far, '/readyz')).status).toBe(200)
	expect((await get(far, '/blog/busca?q=seguro')).status).toBe(200)
})

test('a change of who the brokerage is reaches the cached pages of every instance', async () => {
	for (const server of [near, far, third]) expect((await get(server, '/')).text).not.toContain('Horizonte Seguros')
	const changed = await fetch(`${near.url}/admin/identidade`, {
		method: 'POST',
		headers: { cookie: await enterAsFirstAdmin(near), origin: near.url },
		body: new URLSearchParams({ intent: 'save', seen: '0', values: JSON.stringify({ name: 'Horizonte Seguros' }) }),
	})
	expect(changed.status).toBe(200)
	expect((await get(near, '/')).text).toContain('Horizonte Seguros')
	for (const path of ['/', '/blog', '/termos-de-servico', '/site.webmanifest'])
		for (const server of [far, third])
			await expect.poll(async () => (await get(server, path)).text).toContain('Horizonte Seguros')
})

test('when rights cannot be looked up nobody enters, and the sign-in page says why', async () => {
	const cookie = await enterAsFirstAdmin(far)
	const asAdmin = async (path: string) => {
		const response = await fetch(far.url + path, { headers: { cookie }, redirect: 'manual' })
		return { status: response.status, text: await response.text() }
	}
	expect((await asAdmin('/admin/dashboard')).status).toBe(200)

	proxy.shut()
	await expect.poll(async () => (await get(far, '/readyz')).status).toBe(503)
	const login = await asAdmin('/admin/login')
	expect(login.status).toBe(503)
	expect(login.text).toContain('Erro ao verificar permissões de administrador.')
	const dashboard = await asAdmin('/admin/dashboard')
	expect(dashboard.status).toBe(503)
	expect(dashboard.text).not.toContain('Total de posts')

	proxy.reopen()
	await expect.poll(async () => (await asAdmin('/admin/dashboard')).status).toBe(200)
})
