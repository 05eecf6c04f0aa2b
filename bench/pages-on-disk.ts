import { mkdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from '../tests/postgres.ts'
import { startServer } from '../tests/server-process.ts'
import { checkFront, stalenessOf } from './check-front.ts'
import { measure } from './load.ts'
import { copyTo, openFolder, programOf, startCaddy, startNginx } from './web-servers.ts'

const SLUG = 'bati-o-carro-primeiras-24-horas'
const ARTICLE = `/blog/${SLUG}`
const TOKEN = 'um-segredo-de-testes'
const GOAL = 0.85
const MOST_MS = 1_000

/** Pages that nginx and Caddy send from PAGES_DIR by the examples in deploy/: whether they are right, and how fast beside the same bytes as plain files. */
export async function measurePagesOnDisk(): Promise<void> {
	console.log('\nPáginas em disco (PAGES_DIR), enviadas por um servidor web segundo os exemplos de deploy/\n')
	const nginxProgram = programOf('nginx')
	const caddyProgram = programOf('caddy')
	if (!nginxProgram && !caddyProgram) {
		console.log(
			'Não medido: não há nginx nem Caddy nesta máquina (apt-get install nginx-light libnginx-mod-http-brotli-static caddy).\n',
		)
		return
	}
	const pagesDir = openFolder('pages')
	const postgres = await startPostgres()
	const server = await startServer({
		env: {
			DATABASE_URL: postgres.url,
			AUTH_SECRET: 'a-secret-for-tests-only-0123456789',
			SEED_DEMO: 'true',
			SITE_URL: 'https://www.exemplo.com.br',
			TRUST_PROXY: 'true',
			METRICS_TOKEN: TOKEN,
			LOG_LEVEL: 'error',
			PAGES_DIR: pagesDir,
		},
	})
	const client = new pg.Client({ connectionString: postgres.url })
	await client.connect()
	const upstream = new URL(server.url).host.replace('localhost', '127.0.0.1')
	const origin = `http://${upstream}`
	const stops: (() => Promise<void>)[] = []
	let edits = 0

	async function check(name: string, url: string): Promise<void> {
		await checkFront({ url, origin, token: TOKEN, pagesDir, article: ARTICLE })
		const title = `Título de número ${++edits}`
		const edit = () => client.query('update blog_posts set title = $1 where slug = $2', [title, SLUG])
		const old = await stalenessOf(url + ARTICLE, edit, (html) => html.includes(title))
		if (old > MOST_MS) throw new Error(`${name}: uma página antiga ${Math.round(old)} ms depois da mudança`)
		console.log(
			`${name}: sem nós, com os mesmos cabeçalhos; última página antiga ${Math.round(old)} ms depois da mudança`,
		)
	}

	try {
		if (caddyProgram) {
			const caddy = await startCaddy(caddyProgram, { upstream, pagesDir })
			stops.push(caddy.stop)
			await check('Caddy', caddy.url)
			await stops.pop()!()
		}
		if (!nginxProgram) return
		const plain = openFolder('plain')
		const nginx = await startNginx(nginxProgram, { upstream, pagesDir, plain })
		stops.push(nginx.stop)
		await check('nginx', nginx.url)
		mkdirSync(path.join(plain, 'blog'))
		await copyTo(plain, nginx.url, ARTICLE)
		const [still, page] = await measure([
			{ name: 'nginx, arquivos comuns', url: nginx.plainUrl + ARTICLE, pid: nginx.pid },
			{ name: 'nginx com PAGES_DIR', url: nginx.url + ARTICLE, pid: nginx.pid },
		])
		const ratio = page!.requestsPerSecond / still!.requestsPerSecond
		const cpu = [still, page].map((each) => `${Math.round(each!.cpuMicroseconds ?? 0)} µs`).join(' e ')
		console.log(
			`nginx com PAGES_DIR: ${ratio.toFixed(2)} dos pedidos por segundo de arquivos comuns (meta ${GOAL}); CPU por pedido ${cpu}\n`,
		)
	} finally {
		for (const stop of stops) await stop()
		await client.end()
		await server.stop()
		await postgres.stop()
	}
}
