import { expect, test } from 'vitest'
import { insertFacts } from '#core/facts/testing/insert-facts.ts'
import { sourcePages } from '#db/schema/claims.ts'
import { posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { QUOTED_PAGE, TRUE_QUOTE } from '#tests/stand-ins/model-answers.ts'
import { writingWithModels } from '#tests/write-with-models.ts'
import type { TextModel } from '../models/text-model.ts'
import { aPage } from './testing/services.ts'

const db = testDb()
const { groqModel, geminiModel, askedTo, write } = writingWithModels(db)

test('fields that are missing are filled in', async () => {
	const { result } = await write('seguro de bicicleta na cidade [[groq:sem-campos]]')
	const article = result.ok ? result.article : undefined
	expect(article?.title.length).toBeGreaterThan(5)
	expect(article?.metaTitle.length).toBeLessThanOrEqual(60)
	expect(article?.metaDescription.length).toBeGreaterThan(100)
	expect(article?.metaDescription.length).toBeLessThanOrEqual(160)
	expect(article?.excerpt).not.toBe('')
	expect(article?.tags).toEqual(['seguro auto'])
})

test.for(['[[groq:hostil]]', '[[groq:500]] [[gemini:hostil]]'])('hostile markup does not get in: %s', async (wish) => {
	const { result } = await write(`franquia ${wish}`)
	const article = result.ok ? result.article : undefined
	expect(JSON.stringify(article)).not.toMatch(
		/<script|onerror|onload|onclick|javascript:|<iframe|<svg|127\.0\.0\.1|style=/i,
	)
	expect(article?.title).toBe('Um título hostil de verdade para o artigo')
	expect(article?.content).toContain('<h2>')
})

test('links that lead nowhere become plain words', async () => {
	const model: TextModel = {
		provider: 'groq',
		model: 'm',
		write: async ({ schema }) => ({
			ok: true,
			value: schema.parse({
				title: 'Um artigo com links de toda sorte',
				content: `<p>Veja <a href="https://sumiu.invalid/x">esta <em>lei</em></a> e <a href="https://mudo.invalid/y">aquela</a>.</p><p>${'palavra '.repeat(200)}.</p>`,
				claims: [],
				approved: true,
				reasons: [],
			}),
			usage: { inputTokens: 1, outputTokens: 1 },
		}),
	}
	const { result } = await write('seguro', { models: [model] })
	expect(result.ok && result.article.content).toContain('Veja esta <em>lei</em> e aquela.')
	expect(result.ok && result.sources).toContainEqual(
		expect.objectContaining({ url: 'https://mudo.invalid/y', state: 'unverified', official: false }),
	)
	expect(result.ok && result.warnings).toEqual(['SOURCES_UNVERIFIED', 'FOREIGN_LINKS_REMOVED'])
	expect(result.ok && result.sources.filter(({ official }) => official)).toHaveLength(2)
})

test('a machine’s article says what it is, once', async () => {
	const { result } = await write('franquia do seguro')
	const content = result.ok ? result.article.content : ''
	expect(content.match(/Texto preparado com inteligência artificial/g)).toHaveLength(1)
	expect(content).toContain('Fontes da nossa lista de páginas oficiais, atualizada em 15 de novembro de 2026.')
})

test('what Gemini’s grounding names through addresses of its own is told by the page’s own', async () => {
	const request = { models: [geminiModel()], fastMode: false, useWebResearch: true }
	const { result } = await write('franquia do seguro do carro', request)
	expect(result.ok && result.sources).toContainEqual(
		expect.objectContaining({ url: 'https://www.gov.br/susep/pt-br/assuntos', official: true, state: 'verified' }),
	)
	expect(JSON.stringify(result)).not.toContain('vertexaisearch')
})

test('a page that gives orders stays in its block, and what a model that obeys it writes is noticed', async () => {
	const prompt = 'franquia do seguro do carro [[groq:pesquisar-hostil]]'
	const { result, said } = await write(prompt, { fastMode: false, useWebResearch: true })
	const sent = askedTo('escrever')
	expect(sent.match(/<\/anotacoes_da_pesquisa>/g)).toHaveLength(1)
	expect(sent).not.toContain('<sistema>')
	const article = JSON.stringify(result.ok && result.article)
	expect(article).not.toContain('seguradora-segura.example')
	expect(article).toContain('entre aqui')
	expect(result.ok && result.warnings.toSorted()).toEqual([
		'ASKS_FOR_SECRETS',
		'FOREIGN_CONTACTS',
		'FOREIGN_LINKS_REMOVED',
		'FOREIGN_PICTURES_REMOVED',
	])
	expect(said).toContain('conferir: link retirado: https://seguradora-segura.example/entrar')
	expect(said).toContain('conferir: contato que não é nosso: (11) 98765-4321')
})

test('a model is asked with the day, the facts nearest to the request, our pages, the place and the wishes', async () => {
	await insertFacts(db)
	await db.insert(posts).values(aPublishedPost({ title: 'Carro reserva: quantos dias', slug: 'carro-reserva' }))
	await write('Carro reserva em Curitiba, em tom informal, com tabela', { fastMode: false })
	const sent = askedTo('escrever')
	expect(sent).toContain('Hoje é 15 de novembro de 2026.')
	const told = /<fatos>\n([\s\S]*?)\n<\/fatos>/.exec(sent)![1]!.split('\n')
	expect(told.length).toBeGreaterThanOrEqual(15)
	expect(told.length).toBeLessThanOrEqual(25)
	expect(sent).toContain('- /seguros/auto (')
	expect(sent).toContain('- /blog/carro-reserva (Carro reserva: quantos dias)')
	expect(sent).toMatch(/<lugar>\n.*Curitiba/)
	expect(/<desejos_de_estilo>([\s\S]*?)<\/desejos_de_estilo>/.exec(sent)![1]).toMatch(/tom informal[\s\S]*tabela/)
	expect(sent).toContain('A voz da casa')
	expect(sent).toMatch(/<plano>\nIntenção: Quem vai contratar/)
	for (const task of ['planejar', 'conferir'] as const) expect(askedTo(task)).toContain(told.join('\n'))
})

test('a plan, metadata or claims that fail cost the article nothing but themselves', async () => {
	const wishes = '[[groq:planejar-malformado]] [[groq:descrever-500]] [[groq:conferir-malformado]]'
	const { result, said } = await write(`franquia ${wishes}`, { fastMode: false, models: [groqModel()] })
	expect(result).toMatchObject({ ok: true, provider: 'groq', warnings: [], quotes: [] })
	expect(result.ok && result.article.title.length).toBeGreaterThan(5)
	expect(said.join('\n')).toContain('plano: sem plano')
	expect(said.join('\n')).toContain('título e descrições saem do texto')
	expect(said.join('\n')).toContain('o que não está no cadastro fica sem apoio')
})

test('a second look that refuses, or that nobody has, is told and holds the article', async () => {
	const refused = await write('franquia [[groq:reler-recusa]]')
	expect(refused.result.ok && refused.result.warnings).toEqual([
		'SECOND_LOOK_REFUSED',
		'Segunda leitura: “sem susto” promete mais do que o texto cumpre.',
	])
	const missing = await write('franquia [[groq:reler-malformado]]')
	expect(missing.result.ok && missing.result.warnings).toEqual(['SECOND_LOOK_MISSING'])
})

test('a quotation counts where it stands on the page we fetched, and is dropped where it does not', async () => {
	const fetchPage = aPage(QUOTED_PAGE, `<h1>Meu futuro seguro</h1><p>${TRUE_QUOTE}</p>`)
	const found = await write('franquia [[groq:conferir-cita]]', { fetchPage })
	const [page] = await db.select().from(sourcePages)
	expect(found.result).toMatchObject({
		ok: true,
		warnings: [],
		quotes: [{ quote: TRUE_QUOTE, url: QUOTED_PAGE, pageId: page!.id, readOn: '2026-11-15' }],
	})
	const invented = await write('franquia [[groq:conferir-inventa]]', { fetchPage })
	expect(invented.result).toMatchObject({ ok: true, quotes: [], warnings: ['SOURCES_UNVERIFIED'] })
	expect(invented.said).toContain(`conferir: trecho descartado, o trecho não está na página: ${QUOTED_PAGE}`)
	const unread = await write('franquia [[groq:conferir-cita]]')
	expect(unread.result).toMatchObject({ ok: true, quotes: [], warnings: ['SOURCES_UNVERIFIED'] })
})
