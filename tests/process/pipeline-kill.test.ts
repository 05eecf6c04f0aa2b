import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEmbedded } from '#db/embedded.server.ts'
import { posts } from '#db/schema/posts.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { startGoogle } from '../stand-ins/google.ts'
import { startGroq } from '../stand-ins/groq.ts'

/** Where the process is killed, and the word that makes a provider hang there, once. */
const kills = [
	{ step: 'generate', word: '[[groq:pesquisar-trava-uma-vez]]' },
	{ step: 'generate', word: '[[groq:trava-uma-vez]]' },
	{ step: 'validate', word: '' },
	{ step: 'optimize', word: '[[groq:fraco]] [[groq:otimizar-trava-uma-vez]]' },
	{ step: 'publish', word: '' },
	{ step: 'sitemap-gen', word: '' },
	{ step: 'gsc-submit', word: '' },
]

type Step = { id: string; status: string }
type Told = { state: string; steps: Step[]; post: { id: string } | null }

test('a kill in any step, and a restart: the run goes on, and there is one article', async () => {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'farol-pipeline-'))
	const groq = await startGroq()
	const google = await startGoogle({ properties: ['sc-domain:localhost'] })
	const start = (property: string) =>
		startServer({
			env: {
				DATA_DIR: dataDir,
				ADMIN_PASSWORD: 'uma-senha-de-testes',
				GROQ_API_KEY: groq.apiKey,
				GROQ_BASE_URL: groq.baseUrl,
				GOOGLE_SERVICE_ACCOUNT: JSON.stringify(google.account()),
				SEARCH_CONSOLE_BASE_URL: google.baseUrl,
				SEARCH_CONSOLE_SITE_URL: property,
			},
		})
	let server = await start('sc-domain:localhost')
	const cookie = await signIn(server)
	const ended: Told[] = []

	for (const [index, { step, word }] of kills.entries()) {
		if (step === 'gsc-submit') {
			// A property whose address makes the console hang.
			await server.stop('SIGKILL')
			server = await start('sc-domain:trava.localhost')
		}
		const before = groq.seen.length
		const id = await begin(server, cookie, `tema número ${index} ${word}`)
		await follow(server, cookie, id, ({ steps }) => isAt(steps, step))
		// Until the call is in flight where it will hang.
		await until(() => word === '' || groq.seen.slice(before).some(({ text }) => hangs(text, word)))
		await server.stop('SIGKILL')
		server = await start('sc-domain:localhost')
		ended.push(await follow(server, cookie, id, ({ state }) => state !== 'queued' && state !== 'running'))
	}
	await server.stop()
	await groq.stop()
	await google.stop()

	expect(ended.map(({ state }) => state)).toEqual(kills.map(() => 'completed'))
	const database = await openEmbedded({ dataDir })
	const made = await database.db
		.select({ id: posts.id, run: posts.pipelineRunId })
		.from(posts)
		.where(isNotNull(posts.pipelineRunId))
	await database.close()
	expect(made.map(({ id }) => id).sort()).toEqual(ended.map(({ post }) => post!.id).sort())
	expect(new Set(made.map(({ run }) => run)).size).toBe(kills.length)
}, 300_000)

function isAt(steps: readonly Step[], id: string): boolean {
	const order = steps.map((step) => step.id)
	const at = steps.find(({ status }) => status === 'running')?.id
	// A quick step may be over before anybody hears of it; then the kill comes just after.
	return at === id || (at !== undefined && order.indexOf(at) > order.indexOf(id)) || steps.every(isOver)
}

/** Whether this is the call that the word is about. */
function hangs(text: string, word: string): boolean {
	const wanted = /otimizar/.test(word) ? 'Reescreva-o' : /pesquisar/.test(word) ? 'Pesquise na web' : '<pedido>'
	return text.includes('trava-uma-vez') && text.includes(wanted)
}

async function until(done: () => boolean): Promise<void> {
	while (!done()) await new Promise((resolve) => setTimeout(resolve, 20))
}

function isOver({ status }: Step): boolean {
	return status === 'completed' || status === 'error'
}

async function signIn({ url }: ServerProcess): Promise<string> {
	await fetch(`${url}/functions/v1/admin-setup`, { method: 'POST' })
	const answer = await fetch(`${url}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: url },
		body: JSON.stringify({ email: 'admin@faroldosul.example', password: 'uma-senha-de-testes' }),
	})
	return answer.headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')
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

/** Reads the run's stream until it is as wanted. */
async function follow(
	{ url }: ServerProcess,
	cookie: string,
	id: string,
	wanted: (run: Told) => boolean,
): Promise<Told> {
	const answer = await fetch(`${url}/api/pipeline/${id}/events`, { headers: { cookie } })
	expect(answer.status).toBe(200)
	let text = ''
	let last = ''
	for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
		text += chunk
		const parts = text.split('\n\n')
		text = parts.pop()!
		for (const part of parts) {
			if (!part.startsWith('event: run')) continue
			last = part.slice(part.indexOf('data: ') + 6)
			const run = JSON.parse(last) as Told
			if (wanted(run)) return run
		}
	}
	throw new Error(`the stream ended before the run was as wanted, with ${last}`)
}
