import { expect, test } from 'vitest'
import { found, plus } from '../testing/check.ts'

const promised = [
	'Indenização garantida em qualquer caso.',
	'A sua aprovação será garantida.',
	'Garantimos a aprovação do seu cadastro.',
	'Garantimos o menor preço da cidade.',
	'O seu patrimônio fica 100% protegido.',
	'Contrate sem nenhum risco.',
	'É um investimento sem risco.',
	'Zero risco para a família.',
	'O seu pedido nunca será negado.',
	'O sinistro jamais é recusado.',
	'Temos o melhor seguro do Brasil.',
	'É a mais barata do mercado.',
	'A apólice cobre absolutamente tudo.',
	'Você não paga nada nunca.',
	'Proteção total contra qualquer imprevisto.',
	'Não perca tempo: indenização garantida.',
	'Não espere mais, aprovação garantida para todos.',
	'Nossa promessa de indenização garantida vale aqui.',
	'A Farol promete aprovação garantida.',
]

test.for(promised)('a promise: %s', (sentence) => {
	const html = `<p>${sentence}</p>`
	const { content } = plus(html)
	const findings = found('absolute-promises', { content })
	expect(findings).toMatchObject([{ severity: 'crítico', field: 'content' }])
	expect(content.slice(findings[0]!.span!.start, findings[0]!.span!.end)).toBe(html)
})

const denied = [
	'Nenhum corretor pode prometer indenização garantida.',
	'Não existe investimento sem nenhum risco.',
	'A apólice não cobre tudo.',
	'Desconfie de preço baixo demais, aprovação garantida e pressa.',
	'Desconfie de quem diz que o pedido nunca será negado.',
	'Fuja de promessas de economia garantida.',
	'Quem promete cobertura total garantida quer vender depressa.',
	'Ninguém tem o melhor preço do mercado para todos.',
	'A seguradora cobre tudo o que está na apólice.',
	'Dirija sem risco de multa.',
]

test.for(denied)('no promise: %s', (sentence) => {
	expect(found('absolute-promises', plus(`<p>${sentence}</p>`))).toEqual([])
})

test('headings, title and description promise too', () => {
	expect(found('absolute-promises', plus('<h2>Aprovação garantida</h2>'))).toMatchObject([{ element: 'h2' }])
	const title = 'Seguro auto com indenização garantida'
	expect(found('absolute-promises', { title, metaTitle: title })).toMatchObject([{ field: 'title' }])
	expect(found('absolute-promises', { metaTitle: title })).toMatchObject([{ field: 'metaTitle' }])
	expect(found('absolute-promises', { metaDescription: `${title}.` })).toMatchObject([{ field: 'metaDescription' }])
})

test('words outside of paragraphs promise too', () => {
	for (const tag of ['header', 'footer', 'span', 'strong'])
		expect(found('absolute-promises', plus(`<${tag}>Aprovação garantida.</${tag}>`))).toHaveLength(1)
})
