import { expect, test } from 'vitest'
import { topics } from './knowledge/all.ts'
import { fullSubject } from './knowledge/read/testing/full-subjects.ts'
import { spoken } from './markup.ts'
import { composed, headingsIn } from './testing/composed.ts'
import { articleOf } from './testing/written.ts'

const now = new Date('2026-11-15T12:00:00Z')
const collision = fullSubject('seguro-auto/colisao-com-animal-na-estrada')

test('an article on a subject answers first, then says why, counts, advises, and ends with its sources', () => {
	const { content } = composed(collision)
	expect(content).toMatch(/^<p>Paga, se a apólice tem casco: .*<\/p>\n<aside class="resumo">\n<h2>Em resumo<\/h2>/)
	expect(headingsIn(content)).toEqual([
		'Em resumo',
		'Animal na pista: seguro, dono e rodovia',
		'Um caso com números',
		'Depois da colisão com o animal',
		'O que pesa no bolso',
		'Três armadilhas',
		'Perguntas frequentes',
		'Leia também',
		'Fontes',
	])
	expect(content).toMatch(/<p>A seguradora paga R\$ 6\.000 à oficina/)
	expect(content).toMatch(/<ul>\n<li>Quem conserta antes da vistoria/)
})

test('who asks for the price is told it right after the answer', () => {
	const { content } = composed({ ...collision, angle: 'cost' })
	expect(headingsIn(content).slice(0, 3)).toEqual([
		'Em resumo',
		'O que pesa no bolso',
		'Animal na pista: seguro, dono e rodovia',
	])
})

test('what a subject has no text for is left out: nothing comes from elsewhere', () => {
	const { topic, subject: whole } = fullSubject('seguro-residencial/danos-eletricos')
	const { procedure: _, ...subject } = whole
	const { content } = composed({ topic, subject: { ...subject, example: [] } })
	expect(headingsIn(content)).not.toContain('Um caso com números')
	expect(content).not.toContain('<ol>')
	const others = topic.subjects.filter((one) => one !== whole).flatMap(({ facts }) => facts)
	expect(others.filter((fact) => content.includes(spoken(fact).split('.')[0]!))).toEqual([])
})

test('a warning stands with what goes wrong', () => {
	const { topic, subject } = collision
	const { content } = composed({ topic, subject: { ...subject, warning: '**Pare.** Respire.' } })
	expect(content).toMatch(/perde classe de bônus\.<\/li>\n<\/ul>\n<aside class="aviso"><p><strong>Pare\.<\/strong>/)
})

test('the reader whom the prompt names has a section', () => {
	const { content } = articleOf({ prompt: 'Danos a terceiros no seguro auto para aposentados', now })
	expect(headingsIn(content)).toContain('Depois da aposentadoria')
})

test('all that was written for a subject is told, in its order', () => {
	const { content } = articleOf({
		prompt: 'Sub-rogação',
		category: { name: 'Sinistros', slug: 'sinistros' },
		now,
	})
	const { facts } = topics.flatMap(({ subjects }) => subjects).find(({ id }) => id === 'sinistros/sub-rogacao')!
	const places = facts.map((fact) => content.indexOf(spoken(fact).split('.')[0]!))
	expect(places.length).toBeGreaterThanOrEqual(3)
	expect(places[0]).toBeGreaterThan(0)
	expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test.for([
	['Vale a pena pagar o seguro do cartão?', /Empresas com muitos clientes|empresa que (?:oferece|monta)/],
	['Mudanças climáticas e seguros', /Contrato a rever/],
	['Seguro para cavalos', /[Rr]eplantio|Fora da janela|Colheu/],
	['Seguro contra greves e tumultos', /Seguro garantia assegura/],
	['Garantia em licitações e obras', /arrependimento|sete dias|guincho|Procon/],
] as const)('%s: other readers and other risks are not spoken of', ([prompt, others]) => {
	expect(articleOf({ prompt, now }).content).not.toMatch(others)
})
