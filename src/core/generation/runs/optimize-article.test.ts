import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MOST_UNREVIEWED } from '#core/seo/points.ts'
import { plainSections } from '#core/seo/testing/plain-sections.ts'
import { groq } from '#integrations/providers/groq.ts'
import { testDb } from '#tests/db.ts'
import { startGroq } from '#tests/stand-ins/groq.ts'
import { goodDraft, poorDraft } from '#tests/stand-ins/model-answers.ts'
import type { TextModel } from '../models/text-model.ts'
import { optimizeArticle } from './optimize-article.ts'
import { settleDraft } from './settle-draft.ts'
import { statuses, testRuns } from './testing/runs.ts'
import { checkByName, testServices } from './testing/services.ts'

const db = testDb()
// Whole articles are written, checked and rewritten here, which takes a busy machine its time.
vi.setConfig({ testTimeout: 30_000 })

let standIn: Awaited<ReturnType<typeof startGroq>>
beforeAll(async () => {
	standIn = await startGroq()
})
afterAll(() => standIn.stop())

const { run } = testRuns(db, () =>
	groq({ apiKey: standIn.apiKey, baseUrl: standIn.baseUrl, model: 'openai/gpt-oss-120b' }),
)

test('a weak article is rewritten towards the target, and the best version stays', async () => {
	const { run: view } = await run({ models: true, prompt: 'franquia [[groq:fraco]]' })
	expect(view.steps[2]!.message).toMatch(/1 reescrita/)
	// Of the 82 that are possible without a person.
	expect(view.score).toBeGreaterThanOrEqual(0.85 * MOST_UNREVIEWED)
	expect(view.content!.article.content).toContain('<h2>')
	expect(view.content!.original.content).not.toContain('<h2>')
})

test('rewriting that stays weak ends after three tries', async () => {
	const { run: view } = await run({ models: true, prompt: 'franquia [[groq:fraco]] [[groq:otimizar-fraco]]' })
	expect(view.state).toBe('completed')
	expect(view.steps[2]!.message).toMatch(/3 reescritas/)
	expect(view.usage.calls).toBe(7)
})

test('rewriting that fails is skipped and the text stays', async () => {
	const { run: view } = await run({ models: true, prompt: 'franquia [[groq:fraco]] [[groq:otimizar-500]]' })
	expect(statuses(view).at(-1)).toBe('optimize completed')
	expect(view.state).toBe('completed')
	expect(view.content!.article.content).toContain('Este seguro cobre tudo e sempre paga')
})

test('a fault of our own in the middle leaves the text as it was first written', async () => {
	let looked = 0
	const { run: view, faults } = await run({
		models: true,
		prompt: 'franquia [[groq:fraco]]',
		checkSources(sources, options) {
			looked += 1
			return looked === 1 ? checkByName(sources, options) : Promise.reject(new Error('no memory'))
		},
	})
	expect(view.state).toBe('completed')
	expect(view.steps[2]).toMatchObject({
		status: 'completed',
		message: 'Otimização ignorada: o conteúdo original foi mantido',
	})
	expect(view.content!.article).toEqual(view.content!.original)
	expect(faults).toHaveLength(1)
})

const now = new Date('2026-11-15T12:00:00Z')
const request = { prompt: 'franquia do seguro do carro', category: null, signal: new AbortController().signal, now }

type Draft = ReturnType<typeof goodDraft>

/** Optimises a draft with a model that answers with the given rewrites, in turn. */
async function optimize(draft: Draft, rewrites: Draft[]) {
	const { services } = testServices(db)
	const answers = rewrites.values()
	const model: TextModel = {
		provider: 'groq',
		model: 'openai/gpt-oss-120b',
		write: async ({ schema }) => {
			const { value } = answers.next()
			if (!value) return { ok: false, reason: 'rejected', detail: 'enough' }
			return { ok: true, value: schema.parse(value), usage: { inputTokens: 1, outputTokens: 1 } }
		},
	}
	const { article, sources, warnings } = await settleDraft(services, request, { draft, found: [], curated: [] })
	const runId = crypto.randomUUID()
	return optimizeArticle(services, {
		...request,
		article,
		sources,
		warnings,
		quotes: [],
		fastMode: true,
		target: 100,
		model,
		runId,
		tell: () => {},
	})
}

test('a rewrite that is worse than the best is left aside', async () => {
	const good = goodDraft('<pedido>franquia do carro</pedido>')
	const { article, tries } = await optimize(good, [poorDraft('<pedido>franquia do carro</pedido>')])
	expect(tries).toBe(2)
	expect(article.content).toContain('Sobre o prazo de resposta')
})

test('points do not make up for a critical problem', async () => {
	const good = goodDraft('<pedido>franquia do carro</pedido>')
	const source = '<a href="https://www.gov.br/susep/pt-br">SUSEP</a>'
	const dull = Object.values(plainSections).map((said) => `<p>${said.replace('{about}', 'a proposta')}</p>`)
	const harmless = { ...good, content: `${dull.join('')}<p>A ${source} fiscaliza quem escreve a proposta.</p>` }
	const promising = { ...good, content: `${good.content}<p>A indenização é garantida em qualquer caso.</p>` }
	const alone = await optimize(promising, [])
	const { article, check } = await optimize(harmless, [promising])
	expect(alone.check.score).toBeGreaterThan(check.score)
	expect(article.content).not.toContain('garantida')
})
