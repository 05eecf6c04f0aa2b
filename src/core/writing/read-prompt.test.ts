import { expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'

function read(prompt: string, category?: { name: string; slug: string }) {
	const { topic, second, angle, persona, subject } = readPrompt(prompt, category, () => 0)
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
	expect(read('Sinistro no seguro residencial')).toMatchObject({
		topic: 'seguro-residencial',
		second: 'sinistros',
		angle: 'claim',
	})
	expect(read('Golpe do seguro do carro')).toMatchObject({ topic: 'golpes' })
	expect(read('Blockchain no seguro auto')).toMatchObject({
		topic: 'mercado-de-seguros',
		subject: 'Blockchain no seguro',
	})
	expect(read('Proteção patrimonial da família').topic).not.toBe('mercado-de-seguros')
})

test('two products are both told of when both are named', () => {
	expect(read('Seguro de vida ou previdência: qual escolher?')).toMatchObject({
		topic: 'seguro-de-vida',
		second: 'previdencia',
	})
	expect(read('Consórcio para comprar casa')).toMatchObject({ topic: 'consorcio', second: undefined })
})

test('a word within the name of one topic does not name another', () => {
	expect(read('Seguro para corretores de imóveis')).toMatchObject({
		topic: 'rc-profissional',
		second: undefined,
	})
	expect(read('Corretor de seguros: cotação do seguro auto')).toMatchObject({
		topic: 'seguro-auto',
		second: 'cotacoes',
	})
})

test('insurance law is not brought into articles on consortia', () => {
	expect(read('Consórcio: direitos do consumidor')).toMatchObject({ topic: 'consorcio', second: undefined })
})

test('a category decides where the prompt does not, and is overruled where it does', () => {
	const travel = { name: 'Viagem', slug: 'viagem' }
	expect(read('novidades', travel)).toMatchObject({ topic: 'seguro-viagem' })
	expect(read('o que fazer em caso de sinistro', travel)).toMatchObject({ topic: 'seguro-viagem', angle: 'claim' })
	expect(read('seguro de vida', travel)).toMatchObject({ topic: 'seguro-de-vida' })
})

test('with nothing to go by, the article is about insurance in general', () => {
	expect(read('bom dia')).toMatchObject({ topic: 'cotacoes' })
	expect(read('bom dia', { name: 'Dicas gerais', slug: 'dicas-gerais' })).toMatchObject({ topic: 'cotacoes' })
})

test('a plural names what its singular does', () => {
	expect(read('Seguro de transporte de cargas')).toMatchObject({ topic: 'seguro-transporte' })
	expect(read('Seguros de motocicletas')).toMatchObject({ topic: 'seguro-moto' })
	expect(read('Cotações')).toMatchObject({ topic: 'cotacoes' })
})

test('kinds of liability are told apart', () => {
	expect(read('Seguro de Responsabilidade Civil Geral')).toMatchObject({ topic: 'rc-geral' })
	expect(read('RC Geral: quando contratar')).toMatchObject({ topic: 'rc-geral', angle: 'buying' })
	expect(read('Responsabilidade civil familiar: o vaso que caiu')).toMatchObject({ topic: 'seguro-residencial' })
	expect(read('Responsabilidade civil para advogados')).toMatchObject({ topic: 'rc-profissional' })
})

test('what belongs to one topic alone is told of that topic, the first of several before the others', () => {
	expect(read('Veraneio')).toMatchObject({ topic: 'seguro-residencial', subject: 'Casa de praia' })
	expect(read('Carro elétrico: bateria, carregador e assistência')).toMatchObject({ subject: 'Carro elétrico' })
})

test('what is singled out says what is asked of it, where the prompt does not', () => {
	const quotes = { name: 'Cotações', slug: 'cotacoes' }
	expect(read('IOF na apólice', quotes)).toMatchObject({ topic: 'cotacoes', subject: 'IOF na apólice', angle: 'cost' })
	expect(read('IOF na apólice: o que diz a lei', quotes)).toMatchObject({ angle: 'rights' })
})

test('driving drunk is about cars, whatever the category', () => {
	expect(read('Embriaguez ao volante', { name: 'Sinistros', slug: 'sinistros' })).toMatchObject({
		topic: 'seguro-auto',
		subject: 'Embriaguez ao volante',
	})
})

test('a word in passing does not lead away from the category; a name does', () => {
	const home = { name: 'Seguro Residencial', slug: 'seguro-residencial' }
	expect(read('Home office: o computador da empresa', home)).toMatchObject({ topic: 'seguro-residencial' })
	expect(read('Moto: coberturas e preço', { name: 'Seguro Auto', slug: 'seguro-auto' })).toMatchObject({
		topic: 'seguro-moto',
	})
})

test('of two subjects that begin alike, the one that says more is meant', () => {
	const home = { name: 'Seguro Residencial', slug: 'seguro-residencial' }
	expect(read('Aluguel da casa', home)).toMatchObject({ subject: 'Casa alugada' })
	expect(read('Aluguel por temporada', home)).toMatchObject({ subject: 'Aluguel por temporada' })
	expect(read('O que o seguro do carro cobre em enchente e granizo')).toMatchObject({ subject: 'Enchente e granizo' })
})

test('what comes after the colon does not take over what a category knows by name', () => {
	const travel = { name: 'Viagem', slug: 'viagem' }
	expect(read('Carro alugado: franquia e terceiros', travel)).toMatchObject({
		topic: 'seguro-viagem',
		second: undefined,
	})
	expect(read('Franquia do carro alugado', travel)).toMatchObject({ topic: 'franquia-e-bonus' })
	expect(read('Carro alugado: franquia e terceiros')).toMatchObject({ topic: 'franquia-e-bonus' })
})

test('a phrase that names the topic does not name another within it', () => {
	const auto = { name: 'Seguro Auto', slug: 'seguro-auto' }
	expect(read('Acidentes pessoais de passageiros', auto)).toMatchObject({ topic: 'seguro-auto', second: undefined })
	expect(read('Acidentes pessoais')).toMatchObject({ topic: 'seguro-de-vida' })
})

test('a country is no reader with children', () => {
	expect(read('Seguro viagem fora do país').persona).toBeUndefined()
	expect(read('Seguro viagem para os pais')).toMatchObject({ persona: 'familias' })
})

test('a subject may know better than the words around it which side it is told from', () => {
	expect(read('Seguro do carro usado: histórico de leilão e sinistro')).toMatchObject({ angle: 'buying' })
})
