import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { takeRun, writeHeldRun } from '#core/generation/runs/hold-run.ts'
import { runSettings } from '#core/generation/runs/run-settings.ts'
import { startRun } from '#core/generation/runs/start-run.ts'
import { users } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { createRunEvents, type RunEvents } from './pipeline-events.ts'

const db = testDb()
const by = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br' }
const log = { debug() {}, info() {}, warn() {}, error() {} }
const always = async () => true

async function running() {
	await db.insert(users).values(by)
	const started = await startRun(db, { prompt: 'tema', settings: runSettings.parse({}), by, now: new Date() })
	const hold = await takeRun(db, { clock: () => new Date() })
	const write = (message: string, set: Parameters<typeof writeHeldRun>[1]['set'] = {}) =>
		writeHeldRun(db, { hold: hold!, set, event: { step: 'gerar', message }, now: new Date() })
	return { id: started.ok ? started.id : '', write }
}

type Watching = { runId: string; after?: number; mayWatch?: () => Promise<boolean> }
/** Watches as a browser does. */
async function watching(events: RunEvents, { runId, after = 0, mayWatch = always }: Watching) {
	const app = new Hono()
	app.get('/', async (c) => (await events.answer(c, { runId, after, mayWatch })) ?? c.notFound())
	return app.request('/')
}

/** Reads events one by one. */
function reading(response: Response) {
	const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
	let text = ''
	return async function next(): Promise<{ event: string; id: string; data: string } | undefined> {
		for (;;) {
			const end = text.indexOf('\n\n')
			if (end >= 0) {
				const lines = text.slice(0, end).split('\n')
				text = text.slice(end + 2)
				const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
				if (field('event')) return { event: field('event'), id: field('id'), data: field('data') }
				continue
			}
			const { done, value } = await reader.read()
			if (done) return undefined
			text += value
		}
	}
}

test('whoever watches gets the log so far, then every line as it is written, then the end', async () => {
	const { id, write } = await running()
	const events = createRunEvents({ db, log })
	const next = reading(await watching(events, { runId: id }))
	expect(await next()).toMatchObject({ event: 'log', data: expect.stringContaining('pedido recebido') })
	expect(await next()).toMatchObject({ event: 'run', data: expect.stringContaining('"state":"running"') })
	await write('escrevendo')
	events.changed(id)
	expect(await next()).toMatchObject({ event: 'log', data: expect.stringContaining('escrevendo') })
	expect(await next()).toMatchObject({ event: 'run' })
	await write('concluído', { state: 'completed', finishedAt: new Date() })
	events.changed(id)
	expect(await next()).toMatchObject({ event: 'log', data: expect.stringContaining('concluído') })
	expect(await next()).toMatchObject({ event: 'run', data: expect.stringContaining('"state":"completed"') })
	expect(await next()).toMatchObject({ event: 'end' })
	expect(await next()).toBeUndefined()
})

test('who may no longer watch is told nothing more', async () => {
	const { id, write } = await running()
	const events = createRunEvents({ db, log })
	let allowed = true
	const next = reading(await watching(events, { runId: id, mayWatch: async () => allowed }))
	expect(await next()).toMatchObject({ event: 'log' })
	expect(await next()).toMatchObject({ event: 'run' })
	allowed = false
	await write('segredo')
	events.changed(id)
	expect(await next()).toBeUndefined()
})

test('whoever comes back is told only what they missed', async () => {
	const { id, write } = await running()
	const events = createRunEvents({ db, log })
	const first = reading(await watching(events, { runId: id }))
	const seen = Number((await first())!.id)
	await write('nova linha')
	const again = reading(await watching(events, { runId: id, after: seen }))
	expect(await again()).toMatchObject({ event: 'log', data: expect.stringContaining('nova linha') })
	expect(await again()).toMatchObject({ event: 'run' })
	events.close()
	expect(await again()).toBeUndefined()
})

test('many changes at once are read without losing or repeating a line', async () => {
	const { id, write } = await running()
	const events = createRunEvents({ db, log })
	const next = reading(await watching(events, { runId: id }))
	for (let line = 1; line <= 20; line += 1) {
		await write(`linha ${line}`)
		events.changed(id)
		events.missed()
	}
	await write('fim', { state: 'failed', finishedAt: new Date() })
	events.changed(id)
	const ids: number[] = []
	for (let event = await next(); event; event = await next()) if (event.event === 'log') ids.push(Number(event.id))
	expect(ids).toHaveLength(22)
	expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
})

test('the article itself does not travel with every step', async () => {
	const { id, write } = await running()
	const article = {
		title: 't',
		metaTitle: '',
		metaDescription: '',
		content: 'LONGO',
		excerpt: '',
		tags: [],
		sourceUrls: [],
	}
	await write('escrito', { content: { article, original: article } })
	const events = createRunEvents({ db, log })
	const next = reading(await watching(events, { runId: id, after: 9999 }))
	expect((await next())!.data).not.toContain('LONGO')
	events.close()
})

test('there is nothing to watch of a run that does not exist', async () => {
	const events = createRunEvents({ db, log })
	for (const runId of [crypto.randomUUID(), 'nonsense']) expect((await watching(events, { runId })).status).toBe(404)
})
