import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { listCategoriesWithPosts } from '#core/categories/list-categories-with-posts.ts'
import { buildSitemap } from '#core/sitemap/build-sitemap.ts'
import { openEmbedded } from '#db/embedded.server.ts'
import { openPostgres } from '#db/postgres.server.ts'
import { startPostgres } from '../tests/postgres.ts'
import { startServer } from '../tests/server-process.ts'
import { anotherNetwork } from './another-network.ts'

const FEW = 100
const MANY = 100_000
const DRAFTS_PER_ARTICLES = 100
const PER_PAGE = 12
const BATCH = 2_000
/** Making an index of all articles takes longer than any statement of the site may. */
const LOADING_MS = 10 * 60_000
const WARM_UP = 10
const SAMPLES = 41
const admin = { ADMIN_EMAIL: 'admin@exemplo.com.br', ADMIN_PASSWORD: 'uma-senha-de-medir' }

type Times = Record<string, number>
type Place = { env: Record<string, string>; url: string | undefined; dataDir: string }

/** How the blog's pages fare from a hundred articles to a hundred thousand, rendered anew each time, on both databases. */
export async function measureScale(): Promise<void> {
	const postgres = await startPostgres()
	try {
		await compare('Banco embutido', async () => {
			const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-scale-'))
			return { env: { DATA_DIR: dataDir }, url: undefined, dataDir }
		})
		await compare('PostgreSQL', async (articles) => {
			const name = `scale_${articles}`
			await postgres.createDatabase(name)
			const url = postgres.url.replace(/postgres$/, name)
			const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-scale-'))
			return {
				env: { DATABASE_URL: url, AUTH_SECRET: 'bench-only-0123456789-bench-only', DATA_DIR: dataDir },
				url,
				dataDir,
			}
		})
	} finally {
		await postgres.stop()
	}
}

async function compare(title: string, place: (articles: number) => Promise<Place>): Promise<void> {
	const few = await measureAt(FEW, await place(FEW))
	const many = await measureAt(MANY, await place(MANY))
	console.log(`\n${title}: tempo com ${MANY} artigos sobre o tempo com ${FEW} (mediana, sem cache de páginas)\n`)
	for (const [name, time] of Object.entries(many)) {
		const before = few[name]!
		console.log(
			`${name.padEnd(30)} ${(time / before).toFixed(2).padStart(7)}x   ${before.toFixed(1)} → ${time.toFixed(1)} ms`,
		)
	}
	console.log('')
}

async function measureAt(articles: number, { env, url, dataDir }: Place): Promise<Times> {
	const times = await prepare(articles, url, dataDir)
	const server = await startServer({
		env: { ...env, ...admin, TRUST_PROXY: 'true', SEED_DEMO: 'false', LOG_LEVEL: 'error' },
	})
	const last = Math.ceil(articles / PER_PAGE)
	const pages = {
		'lista, primeira página': '/blog',
		'lista, página do meio': `/blog?pagina=${Math.ceil(last / 2)}`,
		'lista, última página': `/blog?pagina=${last}`,
		'categoria, primeira página': '/blog/categoria/categoria-1',
		'categoria, última página': '/blog/categoria/categoria-1?pagina=999999',
		artigo: '/blog/artigo-50',
		'filtro da lista': '/blog?q=palavra7',
		'busca, palavra comum': '/blog/busca?q=seguro',
		'busca, palavra rara': '/blog/busca?q=raridade',
		'busca, palavra errada': '/blog/busca?q=rarridade',
		'sitemap.xml': '/sitemap.xml',
	}
	const screens = {
		'painel do admin': '/admin/dashboard',
		'lista do admin': '/admin/posts',
		'filtro do admin, todos': '/admin/posts?busca=seguro',
		'filtro do admin, um de nove': '/admin/posts?busca=palavra7',
		'filtro do admin, raro': '/admin/posts?busca=raridade',
		'filtro do admin, nenhum': '/admin/posts?busca=ornitorrinco',
	}
	try {
		const measured = []
		for (const [name, page] of Object.entries(pages))
			measured.push([name, await medianOf(() => fetchPage(server.url + page))])
		const cookie = await signIn(server.url)
		for (const [name, screen] of Object.entries(screens))
			measured.push([name, await medianOf(() => fetchPage(server.url + screen, cookie))])
		return { ...(Object.fromEntries(measured) as Times), ...times }
	} finally {
		await server.stop()
		rmSync(dataDir, { recursive: true, force: true })
	}
}

/** Loads the articles and measures what no page shows by itself. */
async function prepare(articles: number, url: string | undefined, dataDir: string): Promise<Times> {
	const { db, tidy, close } = await (url
		? openPostgres({ url, onFault: console.error })
		: openEmbedded({ dataDir, onFault: console.error, limits: { statementMs: LOADING_MS } }))
	try {
		await db.execute(sql`
			insert into blog_categories (name, slug) select 'Categoria ' || n, 'categoria-' || n from generate_series(1, 12) as n
		`)
		// Indexes are quicker made at the end than kept through the loading.
		const indexes = await db
			.select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
			.from(sql`pg_indexes`)
			.where(sql`tablename = 'blog_posts' and indexdef like '% USING gin %'`)
		for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`))
		// In batches, as the embedded database holds a statement's work in memory.
		for (let first = 1; first <= articles; first += BATCH) {
			await db.execute(sql`
				insert into blog_posts (title, slug, excerpt, content, tags, status, published_at, updated_at, category_id)
				select 'Seguro ' || n || ' palavra' || n % 97, 'artigo-' || n, 'Resumo do artigo ' || n || case when n % 50000 = 50 then ' raridade' else '' end,
					'<h2>Assunto ' || n % 53 || '</h2><p>' || (select string_agg('termo' || (n * 31 + i * i * 17) % 4001, ' ') from generate_series(1, 80) as i)
						|| case when n % 50000 = 50 then ' raridade' else '' end || '</p>',
					array['tag' || n % 20, case when n % 50000 = 50 then 'raridade' else 'comum' end], 'published',
					timestamptz '2026-01-01' - n * interval '50 minutes', timestamptz '2026-01-01' - n * interval '50 minutes',
					(select id from blog_categories where slug = 'categoria-' || 1 + n % 12)
				from generate_series(${first}::int, ${Math.min(articles, first + BATCH - 1)}::int) as n
			`)
		}
		await db.execute(sql`
			insert into blog_posts (title, slug, excerpt, auto_generated)
			select 'Rascunho ' || n, 'rascunho-' || n, 'Resumo do rascunho ' || n, n % 2 = 0
			from generate_series(1, ${articles / DRAFTS_PER_ARTICLES}::int) as n
		`)
		for (const { definition } of indexes) await db.execute(sql.raw(definition))
		// As a job of ours does on the embedded database, and PostgreSQL by itself.
		await (tidy ?? (() => db.execute(sql`analyze`)))()
		const sidebar = await medianOf(() => listCategoriesWithPosts(db))
		const started = performance.now()
		await buildSitemap(db, {
			siteUrl: 'https://exemplo.com.br',
			pages: [],
			coverOf: ({ slug }) => `/${slug}.svg`,
			now: new Date(),
		})
		return { 'contagens da barra lateral': sidebar, 'refazer o sitemap (1 vez)': performance.now() - started }
	} finally {
		await close()
	}
}

/** The first administrator's cookies. */
async function signIn(url: string): Promise<string> {
	await fetch(`${url}/functions/v1/admin-setup`, { method: 'POST' })
	const entered = await fetch(`${url}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: url },
		body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
	})
	if (!entered.ok) throw new Error(`signing in answered ${entered.status}`)
	return entered.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0]!)
		.join('; ')
}

// A cookie of ours makes the page personal, and so rendered anew each time.
async function fetchPage(url: string, cookie = 'farol.bench=1'): Promise<void> {
	const answer = await fetch(url, { headers: { cookie, 'x-forwarded-for': anotherNetwork() } })
	await answer.arrayBuffer()
	if (answer.url.includes('/admin/login')) throw new Error(`${url} asked for a sign-in`)
	if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
	for (let run = 0; run < WARM_UP; run += 1) await work()
	const times = []
	for (let run = 0; run < SAMPLES; run += 1) {
		const started = performance.now()
		await work()
		times.push(performance.now() - started)
	}
	return times.toSorted((a, b) => a - b)[Math.floor(SAMPLES / 2)]!
}
