import { expect, test, vi } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { testDb } from '#tests/db.ts'
import { standInModels } from '#tests/stand-ins/text-models.ts'
import { testRuns } from './testing/runs.ts'

// Models that write badly, each in its own way, and find nothing wrong with it themselves. Nothing of theirs goes live by itself.

const db = testDb()
// Whole articles are written, checked and rewritten here, which takes a busy machine its time.
vi.setConfig({ testTimeout: 60_000 })

const { groqModel, geminiModel } = standInModels()
const models = { groq: groqModel, gemini: geminiModel }

/** The rewriting is the same writer's, and no better, unless it is said to be. */
async function published(
	who: keyof typeof models,
	wish: string,
	{ subject = 'franquia do seguro do carro', rewritesAs = wish } = {},
) {
	const { run } = testRuns(db, models[who])
	const settings = { autoPublish: true, fastMode: false, useWebResearch: true, targetSeoScore: 70 }
	const prompt = `${subject} [[${who}:${wish}]] [[${who}:otimizar-${rewritesAs}]]`
	const { run: view } = await run({ models: true, prompt, settings })
	return { view, said: view.steps.find(({ id }) => id === 'publish')!.message }
}

const both = ['groq', 'gemini'] as const

test.for(both)('%s obeys a page that it read: the article waits, and says that it asks for secrets', async (who) => {
	const { view, said } = await published(who, 'obedece')
	expect(view.post).toMatchObject({ status: 'draft' })
	expect(said).toContain('pedia ao leitor senha')
})

test.for(both)(
	'%s states a deadline that the law does not have: the article waits, and names the one in force',
	async (who) => {
		const { view, said } = await published(who, 'mente')
		expect(view.post).toMatchObject({ status: 'draft' })
		expect(said).toMatch(/“45 dias” contradiz um fato do cadastro.*Em vigor: 30 dias/)
	},
)

test.for(both)(
	'%s mends such a deadline when it rewrites: the article waits all the same, and says why',
	async (who) => {
		const { view, said } = await published(who, 'mente', { rewritesAs: 'nada' })
		expect(view.post).toMatchObject({ status: 'draft' })
		expect(said).toContain('A primeira versão gerada contradizia um fato do cadastro.')
	},
)

test.for(both)('%s writes on something else under a title that fits: the article waits, and says so', async (who) => {
	const { view, said } = await published(who, 'desvia')
	expect(view.post).toMatchObject({ status: 'draft' })
	expect(said).toMatch(/pedido/)
})

test.for(both)('%s says the same over and over: the article waits, and says so', async (who) => {
	const { view, said } = await published(who, 'repete')
	expect(view.post).toMatchObject({ status: 'draft' })
	expect(said).toMatch(/repet/)
})

test.for(both)('%s stops in the middle: there is no article, and the run says why', async (who) => {
	const { view } = await published(who, 'corta', { subject: 'Seguro para submarinos' })
	expect(view).toMatchObject({ state: 'failed', post: null })
	expect(view.error!.message).toContain('não respondeu como devia: o texto acaba no meio de uma frase')
	expect(await db.$count(posts)).toBe(0)
})

test.for(both)('%s writes well: the article goes live', async (who) => {
	const { view, said } = await published(who, 'nada')
	expect(said).toBe('Publicado')
	expect(view.post).toMatchObject({ status: 'published' })
})
