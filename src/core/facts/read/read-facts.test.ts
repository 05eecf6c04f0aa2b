import { expect, test } from 'vitest'
import { readFacts } from './read-facts.ts'

const FILE = 'content/facts/prazos.yaml'

const norm = `lei-1:
  tipo: norma
  escrito_em: 2026-03-14
  palavras: [Lei 1]
  temas: [sinistros]
  versoes:
    - enunciado: A Lei 1 rege.
`
const deadline = `resposta:
  tipo: prazo
  escrito_em: 2026-03-14
  palavras: [prazo]
  temas: [sinistros]
  versoes:
    - enunciado: São 30 dias.
      valor: "30"
      unidade: dias
      norma: lei-1
      desde: 2025-12-11
    - enunciado: Eram 15 dias.
      valor: "15"
      ate: 2025-12-10
`
const read = (...texts: string[]) =>
	readFacts(
		new Map(texts.map((text, at) => [at === 0 ? FILE : `content/facts/${at}.yaml`, text])),
		(id) => id === 'sinistros',
	)

test('a fact is read with its versions, and says nothing that its file does not', () => {
	expect(read(norm + deadline)[1]).toStrictEqual({
		id: 'resposta',
		writtenOn: '2026-03-14',
		text: {
			kind: 'deadline',
			words: ['prazo'],
			topics: ['sinistros'],
			versions: [
				{ statement: 'São 30 dias.', value: '30', unit: 'dias', norm: 'lei-1', from: '2025-12-11' },
				{ statement: 'Eram 15 dias.', value: '15', until: '2025-12-10' },
			],
		},
	})
})

test.for<[string, string, string]>([
	['a missing key', deadline.replace('  escrito_em: 2026-03-14\n', ''), `${FILE}:8: falta "resposta.escrito_em"`],
	['an unknown kind', deadline.replace('prazo\n', 'palpite\n'), `${FILE}:9: "resposta.tipo"`],
	['an unknown key', deadline.replace('unidade:', 'medida:'), `${FILE}:16: não conhece "medida"`],
	['an unknown topic', deadline.replace('[sinistros]', '[astrologia]'), `${FILE}:12: não há o tema "astrologia"`],
	['an unknown norm', deadline.replace('lei-1', 'lei-2'), `${FILE}:17: não há a norma "lei-2"`],
	['a deadline without a value', deadline.replace('      valor: "30"\n', ''), `${FILE}:14: falta "valor"`],
	[
		'a statement that says another value',
		deadline.replace('São 30', 'São 45'),
		`${FILE}:14: o enunciado não diz o valor "30"`,
	],
	[
		'versions that hold at once',
		deadline.replace('ate: 2025-12-10', 'ate: 2025-12-11'),
		`${FILE}:19: "resposta": a versão mais nova vem primeiro`,
	],
	[
		'no page of its own',
		deadline.replace('desde:', 'endereco: https://www.gov.br\n      desde:'),
		`${FILE}:18: o endereço é o da própria página`,
	],
	[
		'a day that does not exist',
		deadline.replace('desde: 2025-12-11', 'desde: 2025-12-41'),
		`${FILE}:18: "resposta.versoes.1.desde"`,
	],
	['no YAML', `${deadline}: :`, `${FILE}:2`],
])('%s is told with its line', ([, text, fault]) => {
	expect(() => read(norm + text)).toThrow(fault)
})

test('an id stands for one fact', () => {
	expect(() => read(norm, norm)).toThrow('content/facts/1.yaml:1: já há um fato "lei-1"')
})
