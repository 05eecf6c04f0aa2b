import { isNotNull } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openEmbedded } from '#db/embedded.server.ts'
import { posts } from '#db/schema/posts.ts'
import { enterAsFirstAdmin, FIRST_PASSWORD } from '../first-admin.ts'
import { startPostgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { startGoogle } from '../stand-ins/google.ts'
import { startGroq } from '../stand-ins/groq.ts'
import type { Task } from '../stand-ins/model-answers.ts'
import { emptyDataDir, preparedDataDir } from './data-dir.ts'

/** Where the process is killed, and the word that makes a provider hang there, once. */
const hanging = [
	// First, as what is like an article before it stays a draft, of which the console is not told.
	{ step: 'gsc-submit', word: '' },
	{ step: 'generate', word: '[[groq:pesquisar-trava-uma-vez]]' },
	{ step: 'generate', word: '[[groq:trava-uma-vez]]' },
	{ step: 'optimize', word: '[[groq:fraco]] [[groq:otimizar-trava-uma-vez]]' },
]

type Step = { id: string; status: string }
type Told = { state: string; steps: Step[]; post: { id: string } | null }

test('a kill while a provider is asked, and a restart: the run goes on, and there is one article', async () => {
	const dataDir = preparedDataDir()
	const groq = await startGroq()
	const google = await startGoogle({ properties: ['sc-domain:localhost'] })
	const start = (property: string) =>
		startServer({
			env: {
				DATA_DIR: dataDir,
				ADMIN_PASSWORD: FIRST_PASSWORD,
				GROQ_API_KEY: groq.apiKey,
				GROQ_BASE_URL: groq.baseUrl,
				GOOGLE_SERVICE_ACCOUNT: JSON.stringify(google.account()),
				SEARCH_CONSOLE_BASE_URL: google.baseUrl,
				SEARCH_CONSOLE_SITE_URL: property,
			},
		})
	// A property whose address makes the console hang, until the first restart.
	let server = await start('sc-domain:trava.localhost')
	const cookie = await enterAsFirstAdmin(server)
	const ended: Told[] = []

	for (const [index, { step, word }] of hanging.entries()) {
		const before = groq.seen.length
		const id = await begin(server, cookie, `tema número ${index} ${word}`)
		await follow(server, cookie, id, ({ steps }) => isAt(steps, step))
		// Until the call is in flight where it will hang.
		await until(() =>
			word === ''
				? google.calls.some((call) => call.includes('trava'))
				: groq.seen.slice(before).some((seen) => hangs(seen, word)),
		)
		await server.stop('SIGKILL')
		server = await start('sc-domain:localhost')
		ended.push(await follow(server, cookie, id, isOver))
	}
	await server.stop()
	await groq.stop()
	await google.stop()

	expect(ended.map(({ state }) => state)).toEqual(hanging.map(() => 'completed'))
	const database = await openEmbedded({ dataDir })
	const made = await database.db
		.select({ id: posts.id, run: posts.pipelineRunId })
		.from(posts)
		.where(isNotNull(posts.pipelineRunId))
	await database.close()
	expect(made.map(({ id }) => id).sort()).toEqual(ended.map(({ post }) => post!.id).sort())
	expect(new Set(made.map(({ run }) => run)).size).toBe(hanging.length)
})

test('a stop while a provider hangs ends the process cleanly, and the run goes on after the restart', async () => {
	const dataDir = preparedDataDir()
	const groq = await startGroq()
	const env = { DATA_DIR: dataDir, GROQ_API_KEY: groq.apiKey, GROQ_BASE_URL: groq.baseUrl }
	const start = () => startServer({ env: { ...env, ADMIN_PASSWORD: FIRST_PASSWORD } })
	let server = await start()
	const cookie = await enterAsFirstAdmin(server)
	const word = '[[groq:trava-uma-vez]]'
	const id = await begin(server, cookie, `seguro do carro ${word}`)
	await until(() => groq.seen.some((seen) => hangs(seen, word)))
	// The answer never comes, so a process that waited for it would not end.
	expect(await server.stop('SIGTERM')).toBe(0)
	server = await start()
	expect(await follow(server, cookie, id, isOver)).toMatchObject({ state: 'completed' })
	await server.stop()
	await groq.stop()
})

/** The steps that ask nobody outside, and the table whose lock holds them up. */
const locked = [
	{ step: 'validate', table: 'seo_validations', prompt: 'franquia do seguro do carro' },
	{ step: 'publish', table: 'blog_posts', prompt: 'seguro residencial contra incêndio' },
	{ step: 'sitemap-gen', table: 'sitemap_files', prompt: 'seguro de vida para a família' },
]

test('a kill in a step that the database holds up, and a restart: the run goes on, and there is one article', async () => {
	const postgres = await startPostgres()
	const dataDir = emptyDataDir()
	const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, AUTH_SECRET: 'a-secret-for-tests-only-0123456789' }
	const start = () => startServer({ env: { ...env, ADMIN_PASSWORD: FIRST_PASSWORD } })
	let server = await start()
	const cookie = await enterAsFirstAdmin(server)
	const client = new pg.Client({ connectionString: postgres.url })
	await client.connect()
	const rows = async (text: string, values: unknown[] = []) =>
		(await client.query<Record<string, unknown>>(text, values)).rows

	for (const { step, table, prompt } of locked) {
		await client.query('begin')
		// Readers pass, writers wait.
		await client.query(`lock table ${table} in share mode`)
		const id = await begin(server, cookie, prompt)
		await follow(server, cookie, id, ({ steps }) => isAt(steps, step))
		await until(async () => {
			const waiting = 'select 1 from pg_locks where relation = $1::regclass and not granted'
			return (await rows(waiting, [table])).length > 0
		})
		await server.stop('SIGKILL')
		await client.query('rollback')
		const [left] = await rows('select steps, post_id from pipeline_runs where id = $1', [id])
		expect(isAt(left!['steps'] as Step[], step)).toBe(true)
		// As after the silence that tells others of the death.
		await client.query('update leases set expires_at = now()')
		server = await start()
		const { state, post } = await follow(server, cookie, id, isOver)
		expect(state).toBe('completed')
		expect(await rows('select id from blog_posts where pipeline_run_id = $1', [id])).toEqual([{ id: post!.id }])
	}
	await client.end()
	await server.stop()
	await postgres.stop()
})

function isAt(steps: readonly Step[], id: string): boolean {
	return steps.find(({ status }) => status === 'running')?.id === id
}

/** Whether this is the call that the word is about. */
function hangs({ task, text }: { task: Task; text: string }, word: string): boolean {
	const wanted = /otimizar/.test(word) ? 'otimizar' : /pesquisar/.test(word) ? 'pesquisar' : 'escrever'
	return text.includes('trava-uma-vez') && task === wanted
}

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 20))
}

function isOver({ state }: Told): boolean {
	return state !== 'queued' && state !== 'running'
}

async function begin({ url }: ServerProcess, cookie: string, prompt: string): Promise<string> {
	const id = crypto.randomUUID()
	const body = new URLSearchParams({ intent: 'start', id, prompt, autoPublish: 'on', submitToGSC: 'on' })
	body.set('targetSeoScore', '70')
	if (prompt.includes('pesquisar')) body.set('useWebResearch', 'on')
	const headers = { cookie, origin: url }
	const answer = await fetch(`${url}/admin/ai-generator`, { method: 'POST', body, headers, redirect: 'manual' })
	expect(answer.status).toBe(302)
	return id
}

/** Reads the run's stream until it is as wanted, and opens another one where it ends before: so does a browser. */
async function follow(
	server: ServerProcess,
	cookie: string,
	id: string,
	wanted: (run: Told) => boolean,
): Promise<Told> {
	for (;;) {
		const run = await lastTold(server, cookie, id, wanted)
		if (run && wanted(run)) return run
		if (run && isOver(run)) throw new Error(`the run ended before it was as wanted, with ${JSON.stringify(run)}`)
	}
}

/** What one stream told of the run: the first that was wanted, or the last before it ended. */
async function lastTold(
	{ url }: ServerProcess,
	cookie: string,
	id: string,
	wanted: (run: Told) => boolean,
): Promise<Told | undefined> {
	const answer = await fetch(`${url}/api/pipeline/${id}/events`, { headers: { cookie } })
	expect(answer.status).toBe(200)
	let text = ''
	let last: Told | undefined
	for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
		text += chunk
		const parts = text.split('\n\n')
		text = parts.pop()!
		for (const part of parts) {
			if (!part.startsWith('event: run')) continue
			last = JSON.parse(part.slice(part.indexOf('data: ') + 6)) as Told
			if (wanted(last)) return last
		}
	}
	return last
}
