import { expect, test } from 'vitest'
import { answersRequest } from './answers-request.ts'

function about(title: string, text: string) {
	return {
		title,
		metaDescription: '',
		content: `<p>${text}</p><h2>${title}: por onde começar</h2><p>Leia a apólice.</p>`,
	}
}

test.for([
	[
		'franquia do seguro do carro',
		'Franquia do seguro auto: normal ou reduzida',
		'A franquia do carro é a sua parte no conserto.',
	],
	[
		'Como funciona o seguro de vida em grupo para pequenas empresas, em tom informal, com tabela e 900 palavras',
		'Seguro de vida em grupo na pequena empresa',
		'A apólice em grupo cobre os empregados.',
	],
	[
		'Vendaval arrancou o telhado: o residencial cobre?',
		'Vendaval e telhado: o que o seguro residencial cobre',
		'Depende.',
	],
	[
		'seguru viajem pra europa o que precissa ter na apolise',
		'Seguro viagem para a Europa: vale a pena?',
		'A imigração pode pedir prova de seguro.',
	],
] as const)('%s is answered by %s', ([request, title, text]) => {
	expect(answersRequest(request, about(title, text))).toBe(true)
})

test('what only the first paragraph says counts, however much stands in the headings', () => {
	const headings = Array.from({ length: 12 }, () => '<h2>O que perguntar ao corretor antes de assinar a proposta</h2>')
	const content = `<p>O carro reserva vem por alguns dias.</p>${headings.join('')}`
	expect(answersRequest('Carro reserva: por quantos dias', { title: 'O que perguntar', content })).toBe(true)
})

test.for([
	[
		'Posso resgatar o PGBL antes de me aposentar?',
		'Seguro de vida em grupo: quem paga',
		'A empresa contrata para os empregados.',
	],
	[
		'franquia do seguro do carro',
		'Carência do plano de saúde sem mistério',
		'O plano tem prazos para começar a atender.',
	],
] as const)('%s is not answered by %s', ([request, title, text]) => {
	expect(answersRequest(request, about(title, text))).toBe(false)
})

test('a title that fits does not make up for a text about something else', () => {
	const content = '<p>O vinho pede taça própria.</p><h2>Como servir</h2><p>Abra a garrafa com calma.</p>'
	const title = 'Franquia do seguro do carro: normal ou reduzida'
	expect(answersRequest('franquia do seguro do carro', { title, content })).toBe(false)
})
