import { expect, test } from 'vitest'
import { services } from '#app/content/services.ts'
import { curatedTopics } from '../scheduler/curated-topics.ts'
import { readArticleText } from '../seo/article-text.ts'
import { checkArticle } from '../seo/check-article.ts'
import { shinglesOf, similarityOf } from '../seo/similarity.ts'
import { type WritingRequest, writeLocally } from './local-writer.ts'
import { plain } from './plain-words.ts'
import { strays } from './strays.ts'
import { prompts } from './testing/prompts.ts'

const now = new Date('2026-11-15T12:00:00Z')
const tips = { name: 'Dicas gerais', slug: 'dicas-gerais' }
const auto = { name: 'Seguro Auto', slug: 'seguro-auto' }

function write(request: Omit<WritingRequest, 'now'>) {
	const article = writeLocally({ ...request, now })
	const { headings, words } = readArticleText(article.content)
	const shown = plain([article.title, ...headings.map(({ text }) => text)].join(' '))
	return { article, shown, words: words.length, strays: strays(request, article) }
}

test('none of the thirty prompts is strayed from', () => {
	expect(prompts.filter((request) => write(request).strays)).toEqual([])
})

/** What an article is sure to name, where it is not the service's own name. */
const called: Record<string, string> = { bike: 'bicicleta', saude: 'plano de saude', 'vida-em-grupo': 'vida em grupo' }

test.for(services.map(({ slug, title }) => [title, slug] as const))(
	'%s: every question gets an article on that service',
	([title, slug]) => {
		const name = called[slug] ?? plain(title).replace(/^(?:seguro|plano)(?: de)? /, '')
		const written = ['o que cobre', 'o que é', 'quando contratar'].map((question) =>
			write({ prompt: `${title}: ${question}`, category: tips }),
		)
		for (const { article, shown, words, strays: stray } of written) {
			expect(shown).toContain(name)
			expect(stray).toBe(false)
			expect(words).toBeGreaterThanOrEqual(800)
			expect(
				checkArticle({ ...article, categorySlug: tips.slug }, { now, siteUrl: 'https://a.example', hasSkipLink: true })
					.passes,
			).toBe(true)
		}
		const texts = written.map(({ article }) => shinglesOf(article.content))
		for (const [index, text] of texts.entries())
			for (const other of texts.slice(index + 1)) expect(similarityOf(text, other)).toBeLessThan(0.6)
	},
)

test.for([
	['Seguro de moto para entregador', 'moto'],
	['Seguro de placas solares', 'placas solares'],
	['Seguro de transporte de cargas', 'transporte'],
	['Transporte de mercadorias: RCTR-C, RC-DC e carga própria', 'rctr-c'],
	['Seguro prestamista', 'prestamista'],
] as const)('%s: the title names it', ([prompt, name]) => {
	const { article, strays: stray } = write({ prompt, category: tips })
	expect(plain(article.title)).toContain(name)
	expect(stray).toBe(false)
})

test.for([
	['Carro reserva: por quantos dias ele vem e em que casos', 'carro reserva'],
	['Carro blindado: aceitação, preço e manutenção na apólice', 'carro blindado'],
	['Kit gás no carro: por que avisar a seguradora antes da instalação', 'kit gas'],
	['Rastreador e bloqueador: quando dão desconto e quando são exigidos', 'rastreador'],
	['Carro financiado com sinistro: quem recebe primeiro', 'carro financiado'],
] as const)('%s: the scheduler’s topic is the title’s', ([prompt, name]) => {
	expect(curatedTopics['seguro-auto']).toContain(prompt)
	expect(plain(write({ prompt, category: auto }).article.title)).toContain(name)
})

test.for([
	'',
	'bom dia',
	'receita de bolo de cenoura com cobertura de chocolate',
	'Compra de ações na bolsa',
	'Seguro para submarinos',
	'Carro voador',
	'Melhores praias do Nordeste',
])('%j: the writer says that it does not know', (prompt) => {
	expect(write({ prompt, category: tips }).strays).toBe(true)
	expect(write({ prompt, category: auto }).strays).toBe(true)
})

test('a reader that is known says nothing of what they would insure', () => {
	expect(write({ prompt: 'Para famílias', category: tips }).strays).toBe(true)
	expect(write({ prompt: 'Para famílias', category: auto }).strays).toBe(false)
})

test.for(['Vantagens do seguro de vida', 'A importância do seguro auto', 'Seguro de bicicleta na cidade [nota]'])(
	'%s: a product that is named is known, whatever is said of it',
	(prompt) => {
		expect(write({ prompt, category: tips }).strays).toBe(false)
	},
)

test('all that the scheduler asks for is known, so that no article of its own has to wait for a person', () => {
	const asked = Object.entries(curatedTopics).flatMap(([slug, list]) =>
		list.map((prompt) => ({ prompt, category: { slug, name: slug } })),
	)
	const written = asked.map((request) => ({ request, ...write(request) }))
	expect(written.filter((one) => one.strays).map(({ request }) => request.prompt)).toEqual([])
	const surroundings = { now, siteUrl: 'https://a.example', hasSkipLink: true }
	const poor = written.filter(
		({ article, request, words }) =>
			words < 800 || !checkArticle({ ...article, categorySlug: request.category.slug }, surroundings).passes,
	)
	expect(poor.map(({ request }) => request.prompt)).toEqual([])
})
