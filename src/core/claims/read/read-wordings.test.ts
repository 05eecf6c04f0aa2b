import { expect, test } from 'vitest'
import { wordingsOf } from './read-wordings.ts'

const FILE = 'content/wordings/prazos.yaml'
const statements = new Map([['resposta', 'São 30 dias.']])
const read = (text: string) => wordingsOf(new Map([[FILE, text]]), statements)
const good = `resposta:
  certo:
    - A resposta tem prazo.
  engano:
    - A resposta não tem prazo.
`

test('examples are read with what the fact says where they were written', () => {
	expect(read(good)).toEqual({
		resposta: { statement: 'São 30 dias.', right: ['A resposta tem prazo.'], wrong: ['A resposta não tem prazo.'] },
	})
})

test.for<[string, string, string]>([
	['an unknown fact', good.replace('resposta:', 'pergunta:'), `${FILE}:1: não há fato "pergunta"`],
	['no wrong one', good.replace(/ {2}engano:[^]*/, ''), `${FILE}:1: falta "resposta.engano"`],
	[
		'the same on both sides',
		good.replace('não tem prazo', 'tem prazo'),
		`${FILE}:5: a mesma frase está entre as certas`,
	],
])('%s is told with its line', ([, text, fault]) => {
	expect(() => read(text)).toThrow(fault)
})
