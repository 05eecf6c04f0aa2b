import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { headersOfFiles } from '#server/wiring/pages.ts'
import { enterAsFirstAdmin, FIRST_PASSWORD } from '../first-admin.ts'
import { startPostgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { preparedDataDir } from './data-dir.ts'

const SLUG = 'bati-o-carro-primeiras-24-horas'
const ARTICLE = `/blog/${SLUG}`

const aFolder = () => mkdtempSync(path.join(tmpdir(), 'farol-pages-'))
const liveIn = (folder: string) => path.join(folder, 'farol-live')

function pagesIn(folder: string): string[] {
	const live = liveIn(folder)
	if (!existsSync(live)) return []
	const names = readdirSync(live, { recursive: true }).map(String)
	return names.filter((name) => statSync(path.join(live, name)).isFile()).sort()
}

/** What a web server would find for an address. */
function onDisk(folder: string, address: string): string | undefined {
	const file = path.join(liveIn(folder), `${address.slice(1)}.html`)
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function read({ url }: ServerProcess, address: string, headers: Record<string, string> = {}) {
	const answer = await fetch(url + address, { headers, redirect: 'manual' })
	return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
}

test('public pages lie there as we send them, and nothing that is somebody’s own', async () => {
	const folder = aFolder()
	// What a process that was killed left, and what is not ours.
	mkdirSync(liveIn(folder))
	writeFileSync(path.join(liveIn(folder), 'blog.html'), 'stale')
	writeFileSync(path.join(folder, 'theirs.html'), 'theirs')
	const server = await startServer({
		env: { DATA_DIR: preparedDataDir(), PAGES_DIR: folder, ADMIN_PASSWORD: FIRST_PASSWORD },
	})
	onTestFinished(() => void server.stop('SIGKILL'))
	expect(pagesIn(folder)).toEqual([])

	const cookie = await enterAsFirstAdmin(server)
	const personal = ['/admin/dashboard', '/admin/posts', '/admin/login', '/sobre', '/seguros/vida']
	for (const address of personal) await read(server, address, { cookie })
	await read(server, '/seguros/auto', { cookie: 'farol.flash=x' })
	const odd = ['/blog?pagina=2', '/blog/', '//blog', '/%62log', '/blog/..%2f..%2fx', '/blog/%2e%2e/%2e%2e/x', '/BLOG']
	for (const address of [...odd, '/feed.xml', '/pedido/um-segredo', '/nao-existe', '/blog/busca?q=auto', '/readyz'])
		await read(server, address)
	// Asked for until they are there: a job may change the blog in between, which takes them away.
	const addresses = ['/', '/blog', ARTICLE]
	const strange = { host: 'outro.example', 'x-forwarded-host': 'outro.example' }
	async function pagesAfterVisits() {
		for (const address of addresses) await read(server, address, strange)
		return pagesIn(folder)
	}
	const pages = ['.html', 'blog.html', `blog/${SLUG}.html`]
	await expect.poll(pagesAfterVisits).toEqual(pages.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort())
	for (const address of addresses) {
		const same = async () => onDisk(folder, address) === (await read(server, address)).text
		await expect.poll(same).toBe(true)
		const ours = await read(server, address)
		expect(ours.text).not.toContain('outro.example')
		// Whatever else we say of a page a web server says of all of them.
		const { 'content-security-policy': policy, ...others } = ours.headers
		const expected = Object.entries(headersOfFiles(server.url)).map(([name, value]) => [name.toLowerCase(), value])
		expect(others).toMatchObject(Object.fromEntries(expected))
		expect(ours.text).toContain(
			`<meta http-equiv="Content-Security-Policy" content="${policy!.replace("; frame-ancestors 'none'", '')}"/>`,
		)
	}
	// The folder is for everybody, whatever this process makes besides.
	expect(statSync(liveIn(folder)).mode & 0o777).toBe(0o755)

	expect(await server.stop()).toBe(0)
	expect(readdirSync(folder)).toEqual(['theirs.html'])
	expect(server.output()).not.toContain('PAGES_DIR')
})

test('a change takes its pages away on every instance, each with a folder of its own', async () => {
	const postgres = await startPostgres()
	onTestFinished(() => postgres.stop())
	const folders = [aFolder(), aFolder()]
	const env = { DATABASE_URL: postgres.url, AUTH_SECRET: 'a-secret-for-tests-only-0123456789', SEED_DEMO: 'true' }
	const servers: ServerProcess[] = []
	onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop('SIGKILL')))))
	for (const folder of folders) servers.push(await startServer({ env: { ...env, PAGES_DIR: folder } }))
	const client = new pg.Client({ connectionString: postgres.url })
	await client.connect()
	onTestFinished(() => client.end())
	/** What lies there for an address, once each server was asked for all. */
	async function after(address: string): Promise<string[]> {
		for (const server of servers) for (const asked of ['/', '/blog', ARTICLE]) await read(server, asked)
		return folders.map((folder) => onDisk(folder, address) ?? 'nothing')
	}
	const both = (text: string) => [expect.stringContaining(text), expect.stringContaining(text)] as unknown[]
	await expect.poll(() => after(ARTICLE)).toEqual(both('Bati o carro'))

	await client.query(`update blog_posts set title = 'Um título novo' where slug = $1`, [SLUG])
	for (const folder of folders) await expect.poll(() => onDisk(folder, ARTICLE) ?? '').not.toContain('Bati o carro')
	for (const folder of folders) expect(onDisk(folder, '/blog') ?? '').not.toContain('Bati o carro')
	await expect.poll(() => after(ARTICLE)).toEqual(both('Um título novo'))

	await client.query(`update blog_posts set status = 'draft' where slug = $1`, [SLUG])
	for (const folder of folders) await expect.poll(() => onDisk(folder, ARTICLE)).toBeUndefined()
	await expect.poll(() => after('/blog')).toEqual(both('<html'))
	for (const folder of folders) expect(onDisk(folder, ARTICLE)).toBeUndefined()
})

test('where the folder cannot be written the site goes on, and says so once', async () => {
	const folder = path.join(aFolder(), 'pages')
	writeFileSync(folder, 'a file in the way')
	const server = await startServer({ env: { DATA_DIR: preparedDataDir(), PAGES_DIR: folder } })
	for (const address of ['/', '/blog', ARTICLE, '/', '/blog']) expect((await read(server, address)).status).toBe(200)
	expect(await server.stop()).toBe(0)
	expect(server.output().match(/PAGES_DIR/g)).toHaveLength(1)
})
