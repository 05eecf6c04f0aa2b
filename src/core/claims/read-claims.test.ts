import { expect, test } from 'vitest'
import { readRegister } from '#core/facts/read/read-register.ts'
import { referenceHtml } from '#core/facts/reference.ts'
import { readArticleText } from '#core/seo/article-text.ts'
import { claimFactsOf } from './claim-basis.ts'
import { claimSentence } from './claim-sentence.ts'
import { claimStateWords } from './claim-state-words.ts'
import { readClaims } from './read-claims.ts'

const facts = claimFactsOf(readRegister())
const today = '2026-11-16'

function claimsIn(content: string, title = '') {
	return readClaims({ title, content }, { facts, supports: [], today })
}

function told(content: string): string[] {
	return claimsIn(content).map(({ text, state, correction }) => [state, text, correction].filter(Boolean).join(': '))
}

test('a claim says what it rests on, and where its words stand in the HTML', () => {
	const html = '<h2>Prazos</h2><p>A seguradora tem <strong>30&nbsp;dias</strong> para dizer se paga o sinistro.</p>'
	const [claim] = claimsIn(html)
	expect(claim).toMatchObject({
		kind: 'deadline',
		state: 'fact',
		text: '30 dias',
		heading: 'Prazos',
		evidence: { kind: 'fact', factId: 'sinistro-resposta', value: '30 dias', norm: 'Lei 15.040/2024, art. 86' },
	})
	expect(html.slice(claim!.span.start, claim!.span.end)).toBe('30&nbsp;dias')
	expect(readClaims({ title: '', content: readArticleText(html) }, { facts, supports: [], today })).toEqual([claim])
})

test.for<[string, string[]]>([
	['Na nossa carteira, 83% das vistorias saem no mesmo dia.', ['unsupported: 83%']],
	['A seguradora tem 45 dias para dizer se paga o sinistro.', ['contradicted: 45 dias: 30 dias']],
	[
		'A seguradora tem trinta (30) dias úteis para dizer se paga o sinistro.',
		['contradicted: trinta (30) dias úteis: 30 dias'],
	],
	['A ANS fiscaliza o seguro de automóvel.', ['contradicted: ANS: SUSEP']],
	['Não é a ANS que fiscaliza o seguro de automóvel.', []],
	['O DPVAT indeniza quem se machuca no trânsito.', ['replaced: DPVAT']],
	['O DPVAT foi extinto.', ['fact: DPVAT']],
	['O prazo está na Lei 12.345/2019.', ['unsupported: Lei 12.345/2019']],
	['A Lei 15.040/2023 rege o contrato de seguro.', ['contradicted: Lei 15.040/2023: Lei 15.040/2024']],
	[
		'O seguro de toda a edificação contra incêndio é facultativo.',
		['contradicted: O seguro de toda a edificação contra incêndio é facultativo'],
	],
	['A seguradora tem 45 dias para dizer se paga o sinistro?', []],
	['Imagine um carro de R$ 80.000 com franquia de R$ 4.000.', []],
	['Siga três passos, em cinco minutos.', []],
	['Meu avô tem 83 anos e foi segurado por 40 anos.', []],
])('%s', ([sentence, expected]) => {
	expect(told(`<p>${sentence}</p>`)).toEqual(expected)
})

test('words that name their fact are held against that one alone', () => {
	const said = (words: string) => told(`<p>Conte ${referenceHtml('sinistro-resposta', words)} no calendário.</p>`)
	expect(said('os trinta dias')).toEqual(['fact: os trinta dias'])
	expect(said('outros 30')).toEqual(['fact: outros 30'])
	expect(said('45 dias')).toEqual(['contradicted: 45 dias: 30 dias'])
	expect(said('30 meses')).toEqual(['contradicted: 30 meses: 30 dias'])
})

test('a cell is read with its row, a title too', () => {
	expect(
		told(
			'<table><tr><th>O quê</th><th>Prazo</th></tr><tr><td>Seguradora recusar a proposta</td><td>40 dias</td></tr></table>',
		),
	).toEqual(['contradicted: 40 dias: 25 dias'])
	const [claim] = claimsIn('<p>Veja como contar.</p>', 'A seguradora tem 45 dias para pagar o sinistro')
	expect(claim).toMatchObject({ state: 'contradicted', span: { start: 0, end: 0 } })
})

test('what stands beside the text is read too, and says where', () => {
	const wrong = 'A seguradora tem 45 dias para dizer se paga o sinistro.'
	const faqs = [
		{ question: 'Quanto tempo leva?', answer: wrong },
		{ question: 'A seguradora tem 45 dias para dizer se paga o sinistro?', answer: 'São 30 dias.' },
	]
	const claims = readClaims(
		{
			title: 'Prazos',
			content: '<p>Veja.</p>',
			excerpt: wrong,
			metaTitle: 'Prazos',
			metaDescription: `Saiba: ${wrong}`,
			faqs,
		},
		{ facts, supports: [], today },
	)
	expect(claims.map(({ field, state, heading, span }) => ({ field, state, heading, span }))).toEqual([
		{ field: 'excerpt', state: 'contradicted', heading: '', span: { start: 0, end: 0 } },
		{ field: 'metaDescription', state: 'contradicted', heading: '', span: { start: 0, end: 0 } },
		{ field: 'faqs', state: 'contradicted', heading: 'Quanto tempo leva?', span: { start: 0, end: 0 } },
		{ field: 'faqs', state: 'fact', heading: faqs[1]!.question, span: { start: 0, end: 0 } },
	])
})

test('a signature and a quotation stand in where no fact speaks, not against one', () => {
	const sentence = 'A oficina leva 17 dias, e o cliente recebe 12% de desconto.'
	const key = claimSentence(sentence)
	const signature = {
		id: '1',
		sentence: key,
		kind: 'signature',
		name: 'Ana',
		registration: '1',
		on: today,
		until: '2027-05-16',
		note: '',
		givenBy: 'a',
	} as const
	const states = (text: string, supports: Parameters<typeof readClaims>[1]['supports']) =>
		readClaims({ title: '', content: `<p>${text}</p>` }, { facts, supports, today }).map((claim) =>
			claimStateWords(claim),
		)
	expect(states(sentence, [])).toEqual(['sem apoio', 'sem apoio'])
	expect(states(sentence, [signature])).toEqual(['conferida por Ana', 'conferida por Ana'])
	const quoted = {
		id: '2',
		sentence: key,
		kind: 'source',
		url: 'https://x.example',
		title: 'X',
		readOn: today,
	} as const
	// A quotation without the figure says nothing for it.
	expect(states(sentence, [{ ...quoted, quote: 'desconto de 12% na rede' }])).toEqual(['sem apoio', 'apoiada em fonte'])
	const wrong = 'A seguradora tem 45 dias para dizer se paga o sinistro.'
	expect(states(wrong, [{ ...signature, sentence: claimSentence(wrong) }])).toEqual(['contradiz'])
})

test('a long and hostile text is read in its turn', () => {
	const html = `${'<div>'.repeat(3000)}<p>A seguradora tem 45 dias para dizer se paga o sinistro.</p>${'<ul><li>1 dia<'.repeat(3000)}`
	expect(claimsIn(html).some(({ state }) => state === 'contradicted')).toBe(true)
})

test('what a column says to be over is not passed off as law, wherever the text names it', () => {
	const row = '<tr><td>Seguro de automóvel</td><td>Circular SUSEP 269/2004</td><td>Circular SUSEP 639/2021</td></tr>'
	const after = '<p>Se um artigo manda aplicar a Circular 269/2004 ao seu carro, ele é velho.</p>'
	const table = (head: string) =>
		`<table><tr><th>Assunto</th><th>${head}</th><th>Rege hoje</th></tr>${row}</table>${after}`
	const replaced = (html: string) => told(html).filter((one) => one.startsWith('replaced'))
	expect(replaced(table('Regia antes'))).toEqual([])
	expect(replaced(table('Norma'))).toEqual(['replaced: Circular SUSEP 269/2004', 'replaced: Circular 269/2004'])
})

test('a headline that quotes what people say is answered below it', () => {
	const html = (headline: string) => `<h3>${headline}</h3><p>Não é assim.</p>`
	const said = 'A seguradora tem 90 dias para dizer se paga o sinistro'
	expect(told(html(`“${said}”`))).toEqual([])
	expect(told(html(said))).toEqual(['contradicted: 90 dias: 30 dias'])
})

test('a cell speaks of what its row says, not of the headline above its table', () => {
	const html =
		'<h2>Cobertura parcial temporária da doença preexistente</h2><table><tr><td>Urgência e emergência</td><td>24 horas</td></tr></table>'
	expect(told(html).filter((one) => one.startsWith('contradicted'))).toEqual([])
})

test('a sentence that was read before is judged anew where something else stands around it', () => {
	const sentence = 'A cobrança acabou em 2017.'
	const alone = told(`<p>${sentence}</p>`)
	const after = told(`<p>O DPVAT não existe mais. ${sentence}</p>`)
	expect([alone, after]).toEqual([[], ['fact: DPVAT', 'contradicted: 2017']])
	expect(told(`<p>${sentence}</p>`)).toEqual(alone)
	const on = (day: string) =>
		readClaims(
			{ title: '', content: '<p>A Lei 15.040/2024 rege o contrato de seguro.</p>' },
			{ facts, supports: [], today: day },
		).map(({ state }) => state)
	expect([on(today), on('2025-06-01'), on(today)]).toEqual([['fact'], ['replaced'], ['fact']])
})
