import { expect, test } from 'vitest'
import { readArticleText } from '#core/seo/article-text.ts'
import { personas } from './knowledge/all.ts'
import { fullSubject } from './knowledge/read/testing/full-subjects.ts'
import { composed, headingsIn, wish } from './testing/composed.ts'

const collision = fullSubject('seguro-auto/colisao-com-animal-na-estrada')
const { topic: home, subject: damage } = fullSubject('seguro-residencial/danos-eletricos')
const { procedure: _, faqs: __, ...rest } = damage
/** One of which there is little to say: no steps, no example. */
const electric = { topic: home, subject: { ...rest, example: [], facts: [] } }
const apparatus = ['Em resumo', 'Leia também', 'Fontes']

function sectionsOf(content: string): string[] {
	return headingsIn(content).filter((heading) => !apparatus.includes(heading))
}

test('a short text is the answer, why, what to do, and the questions', () => {
	const { content, unmet } = composed({ ...collision, wishes: [wish('length', 'curto')] })
	expect(headingsIn(content)).toEqual([
		'Animal na pista: seguro, dono e rodovia',
		'Depois da colisão com o animal',
		'Perguntas frequentes',
		'Leia também',
		'Fontes',
	])
	expect(unmet).toEqual([])
})

test('a long text is all there is; where that is little, it is told', () => {
	const long = wish('length', 'longo')
	expect(composed({ ...collision, wishes: [long] }).unmet).toEqual([])
	const { unmet } = composed({ ...electric, wishes: [long] })
	expect(unmet).toEqual([{ wish: long, has: expect.any(Number) }])
})

test('of a number of sections the most important are told, and it is said where there are fewer', () => {
	const { content, unmet } = composed({ ...collision, wishes: [wish('sections', 3)] })
	expect(sectionsOf(content)).toEqual([
		'Animal na pista: seguro, dono e rodovia',
		'Depois da colisão com o animal',
		'Perguntas frequentes',
	])
	expect(unmet).toEqual([])
	const many = wish('sections', 9)
	expect(composed({ ...collision, wishes: [many] }).unmet).toEqual([{ wish: many, has: 6 }])
})

test('with fewer words than there are, the least important goes; more than there are cannot be', () => {
	const whole = readArticleText(composed(collision).content).words.length
	const fewer = composed({ ...collision, wishes: [wish('words', Math.round(whole * 0.75))] })
	expect(sectionsOf(fewer.content)).not.toContain('Três armadilhas')
	expect(sectionsOf(fewer.content)).toContain('Animal na pista: seguro, dono e rodovia')
	expect(fewer.unmet).toEqual([])
	const more = wish('words', 2000)
	expect(composed({ ...collision, wishes: [more] }).unmet).toEqual([{ wish: more, has: whole }])
})

test('a table is made of the steps; without steps, of what goes wrong; on a topic it is its own', () => {
	const wishes = [wish('form', 'tabela')]
	const steps = composed({ ...collision, wishes })
	expect(steps.content).toContain('<td>Saia da pista.</td><td>Pisca-alerta, triângulo')
	expect(steps.content).not.toContain('<ol>')
	const traps = composed({ ...electric, wishes })
	expect(traps.content).toContain('<td>1</td><td>Quem joga fora')
	const ofTopic = composed({ topic: collision.topic, angle: 'coverage', wishes })
	expect(ofTopic.content).toContain('<table>')
	const short = composed({ ...electric, wishes: [...wishes, wish('length', 'curto')] })
	expect(short.content).toContain('<table>')
	expect([steps, traps, ofTopic, short].flatMap(({ unmet }) => unmet)).toEqual([])
})

test('where there is nothing to put in a table, it is told', () => {
	const wishes = [wish('form', 'tabela')]
	const { unmet } = composed({ topic: { ...home, tables: [], procedures: [] }, angle: 'cost', wishes })
	expect(unmet).toEqual([{ wish: wishes[0] }])
})

test('a tone, a reader of the trade and a place of which nothing is known are told', () => {
	const wishes = [
		wish('tone', 'informal'),
		wish('tone', 'simples'),
		wish('reader', 'especialistas'),
		wish('reader', 'leigos'),
		wish('place', 'Recife'),
	]
	const { unmet } = composed({ ...collision, wishes })
	expect(unmet.map((one) => one.wish.value)).toEqual(['informal', 'especialistas', 'Recife'])
})

test('a place of which something is known is told of', () => {
	const persona = personas.find(({ id }) => id === 'quem-mora-no-sul')!
	const wishes = [wish('place', 'Porto Alegre')]
	const { content, unmet } = composed({ ...collision, persona, wishes })
	expect(sectionsOf(content)).toContain(persona.heading)
	expect(unmet).toEqual([])
})

test('questions, examples, lists and sources are there where the subject has them', () => {
	const forms = ['perguntas', 'exemplos', 'lista', 'fontes'].map((form) => wish('form', form))
	expect(composed({ ...collision, wishes: forms }).unmet).toEqual([])
	const { unmet } = composed({ ...electric, wishes: forms })
	expect(unmet.map((one) => one.wish.value)).toContain('exemplos')
})
