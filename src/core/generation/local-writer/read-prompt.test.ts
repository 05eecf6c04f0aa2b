import { expect, test } from 'vitest'
import { understandPrompt } from './prompt/understand-prompt.ts'
import { readPrompt } from './testing/written.ts'

function read(prompt: string, category?: { name: string; slug: string }) {
	const { topic, second, angle, persona, subject } = readPrompt(prompt, category)
	return { topic: topic.id, second: second?.id, angle, persona: persona?.id, subject: subject?.label }
}

test('topic, question, reader and detail are told from the prompt, accents or not', () => {
	expect(read('QUANTO CUSTA o seguro auto para motorista de aplicativo?')).toEqual({
		topic: 'seguro-auto',
		second: undefined,
		angle: 'cost',
		persona: 'motorista-de-aplicativo',
		subject: 'Carro de aplicativo',
	})
	expect(read('responsabilidade civil para medicos: o que e obrigatorio')).toMatchObject({
		topic: 'rc-profissional',
		angle: 'rights',
		persona: 'profissionais-de-saude',
	})
	expect(read('Previdência: vale a pena?')).toMatchObject({ topic: 'previdencia', angle: 'worth' })
})

test('what concerns every insurance is the topic only where no product is named', () => {
	expect(read('Como avisar um sinistro')).toMatchObject({ topic: 'sinistros' })
	expect(read('Sinistro no seguro residencial')).toMatchObject({ topic: 'seguro-residencial', angle: 'claim' })
	expect(read('Golpe do seguro do carro')).toMatchObject({ topic: 'golpes' })
	expect(read('Blockchain no seguro auto')).toMatchObject({ subject: 'Blockchain no seguro' })
})

test('two products are both told of when both are named', () => {
	expect(read('Seguro de vida ou previdência: qual escolher?')).toMatchObject({
		topic: 'seguro-de-vida',
		second: 'previdencia',
	})
	expect(read('seguro de bike e seguro de celular')).toMatchObject({ topic: 'seguro-bike', second: 'seguro-celular' })
})

test('what names the second product is no word that was not understood', () => {
	expect(understandPrompt('seguro de celular e de bike')).toMatchObject({ kind: 'understood', notUnderstood: [] })
})

test('insurance law is not brought into articles on consortia', () => {
	expect(read('Consórcio: vale a pena?')).toMatchObject({ topic: 'consorcio', second: undefined })
})

test('a category decides where the prompt does not, and is overruled where it does', () => {
	const travel = { name: 'Viagem', slug: 'viagem' }
	expect(read('novidades', travel)).toMatchObject({ topic: 'seguro-viagem' })
	expect(read('o que fazer em caso de sinistro', travel)).toMatchObject({ angle: 'claim' })
	expect(read('seguro de vida', travel)).toMatchObject({ topic: 'seguro-de-vida' })
})

test('kinds of liability are told apart', () => {
	expect(read('Seguro de Responsabilidade Civil Geral')).toMatchObject({ topic: 'rc-geral' })
	expect(read('Responsabilidade civil familiar: o vaso que caiu')).toMatchObject({ topic: 'seguro-residencial' })
	expect(read('Responsabilidade civil para advogados')).toMatchObject({ topic: 'rc-profissional' })
})

test('what is singled out says what is asked of it, where the prompt does not', () => {
	const quotes = { name: 'Cotações', slug: 'cotacoes' }
	expect(read('IOF na apólice', quotes)).toMatchObject({ subject: 'IOF na apólice', angle: 'cost' })
	expect(read('IOF na apólice: o que diz a lei', quotes)).toMatchObject({ angle: 'rights' })
})

test('of two subjects that begin alike, the one that says more is meant', () => {
	const home = { name: 'Seguro Residencial', slug: 'seguro-residencial' }
	expect(read('Seguro da casa alugada', home)).toMatchObject({ subject: 'Casa alugada' })
	expect(read('Aluguel por temporada', home)).toMatchObject({ subject: 'Aluguel por temporada' })
})

test('a country is no reader with children', () => {
	expect(read('Seguro viagem fora do país').persona).toBeUndefined()
	expect(read('Seguro viagem para os pais')).toMatchObject({ persona: 'familias' })
})

test('pensions of a firm are no group life insurance', () => {
	expect(read('Plano de previdência da empresa: como funciona')).toMatchObject({ topic: 'previdencia' })
})
