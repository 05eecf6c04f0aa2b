import { expect, test } from 'vitest'
import { readArticleText } from '#core/seo/article-text.ts'
import { curatedTopics } from '../scheduler/curated-topics.ts'
import { spoken } from './markup.ts'
import { plain } from './plain-words.ts'
import { tellsOf } from './tells-of.ts'
import { articleOf, readPrompt } from './testing/written.ts'

const now = new Date('2026-11-15T12:00:00Z')

function write(prompt: string, slug = 'dicas-gerais') {
	const category = { slug, name: slug }
	const article = articleOf({ prompt, category, now })
	const { sentences, headings } = readArticleText(article.content)
	const questions = headings.filter(({ level }) => level === 3).map(({ text }) => text)
	return { prompt, article, sentences, questions, ...readPrompt(prompt, category) }
}

/** What the scheduler asks for, each written once for all tests. */
const written = Object.entries(curatedTopics).flatMap(([slug, list]) => list.map((prompt) => write(prompt, slug)))

function textOf({ sentences }: { sentences: string[] }): string {
	return plain(sentences.join(' '))
}

test('description and excerpt speak of what is singled out', () => {
	const astray = written.filter(({ subject, article: { metaDescription, excerpt } }) => {
		const own = [subject?.answer ?? '', ...(subject?.facts ?? [])].map((fact) => spoken(fact)).join(' ')
		const isOwn = own.includes(metaDescription.split('. ')[0]!)
		return subject && !isOwn && !tellsOf(subject, `${metaDescription} ${excerpt}`)
	})
	expect(astray.map(({ prompt }) => prompt)).toEqual([])
})

test('description and excerpt do not begin alike', () => {
	for (const { article } of written) {
		const [first = ''] = article.metaDescription.split('. ')
		expect(article.excerpt).not.toContain(first)
	}
})

test('what holds for some insurance only is not told of another', () => {
	for (const one of written.filter(({ topic }) => topic.id === 'seguro-de-vida')) {
		expect(textOf(one)).not.toMatch(/salvado|guincho|oficina/)
	}
})

test('a matter that is only mentioned brings no section of its own', () => {
	const { article } = write('Imposto de renda sobre a indenização recebida', 'vida')
	expect(article.content).not.toMatch(/vistoria|boletim/i)
})

test('questions on another subject of the topic are not asked', () => {
	const { questions } = write('Carta Verde e viagens de carro à Argentina e ao Uruguai', 'seguro-auto')
	expect(questions.filter((question) => /granizo|elétrico|reserva/.test(question))).toEqual([])
	const hail = write('Granizo na lataria: reparo sem pintura', 'seguro-auto')
	expect(hail.questions).not.toEqual([])
	expect(hail.questions.filter((question) => /Carta Verde|elétrico|reserva/.test(question))).toEqual([])
})

test('a word in passing names no reader', () => {
	const tags = (prompt: string, slug: string) => write(prompt, slug).article.tags
	expect(tags('Carro alugado fora do país: franquia e terceiros', 'viagem')).not.toContain('Inquilinos')
	expect(tags('Perda de aluguel: a cobertura que protege o proprietário', 'seguro-residencial')).not.toContain(
		'Inquilinos',
	)
	expect(tags('Casa alugada: o seguro do inquilino', 'seguro-residencial')).toContain('Inquilinos')
})

test.for([
	['Seguro Garantia: o que é', undefined],
	['Garantia contratual: exigência em licitações e obras', 'Garantia em licitações'],
	['Seguro garantia judicial no lugar do depósito recursal', 'Seguro garantia judicial'],
] as const)('%s: guarantees are a topic of their own', ([prompt, label]) => {
	const one = write(prompt, 'empresas')
	expect(one.topic.id).toBe('seguro-garantia')
	expect(one.subject?.label).toBe(label)
	expect(textOf(one)).not.toMatch(/arrependimento|sete dias|guincho|procon/)
})
