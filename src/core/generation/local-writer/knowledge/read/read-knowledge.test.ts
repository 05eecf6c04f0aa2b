import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRegister } from '#core/facts/read/read-register.ts'
import { registerOf } from '#core/facts/register.ts'
import type { FactText } from '#db/schema/facts.ts'
import { readFolder } from '#lib/content/read-folder.ts'
import { readKnowledge } from './read-knowledge.ts'

const TOPIC = 'content/knowledge/seguro-aeronautico/_topico.md'
const SUBJECT = 'content/knowledge/seguro-aeronautico/danos-a-terceiros.md'
const PERSONA = 'content/personas/pilotos.md'
const TERMS = 'content/terms.yaml'
const SOURCES = 'content/sources.yaml'

const answer = {
	kind: 'deadline',
	words: ['prazo de resposta'],
	topics: ['sinistros'],
	versions: [{ statement: 'São 30 dias.', value: '30', unit: 'dias' }],
} as const satisfies FactText

/** Our own, which our own texts refer to, and one more. */
const register = new Map([...registerOf(readRegister()), ['resposta-de-teste', answer]])

/** A small base: one topic of ours, with all that goes with it. */
const files = new Map([
	...[...readFolder('content')].filter(([file]) => /seguro-aeronautico|phrases/.test(file) || file === SOURCES),
	[
		'content/knowledge/_base.yaml',
		'atualizada_em: 2026-11-15\ntopicos:\n  - seguro-aeronautico\npersonas:\n  - pilotos\n',
	],
	[
		PERSONA,
		'---\nrotulo: pilotos\nsecao: No ar\npalavras:\n  - piloto\n---\n\n## seguro-aeronautico\n\nUm.\n\nDois.\n\nTrês.\n',
	],
	[TERMS, '- termo: Casco\n  texto: A aeronave.\n'],
])

const subject = `---
rotulo: Danos a terceiros
secao: Quando o outro cobra
palavras:
  - danos a terceiros
---

## O que dizer

Um parágrafo com [fonte](susep).
`

const fairAnswer =
	'Paga, em geral, o que a apólice diz e até o limite dela, desde que o aviso chegue a tempo e venha com os papéis que o contrato pede a quem sofreu o dano.'

const sections = {
	Resposta: fairAnswer,
	'Um caso com números': 'Num exemplo, são R$ 10.',
	Preço: 'Pesa o limite.',
	Armadilhas: '- Uma.\n- Duas.\n- Três.',
}

/** A subject with the sections that every one has, after its own. */
function complete(text: string): string {
	const missing = Object.entries(sections).filter(([name]) => !text.includes(`## ${name}\n`))
	return [text, ...missing.map(([name, said]) => `\n## ${name}\n\n${said}\n`)].join('')
}

/** What is told when a file is as given; the other files are ours. */
function faultsWith(changes: Record<string, string | undefined>): string[] {
	const changed = new Map(files)
	for (const [file, text] of Object.entries(changes)) {
		if (text === undefined) changed.delete(file)
		else changed.set(file, /\/knowledge\/[^_]+\.md$/.test(file) ? complete(text) : text)
	}
	try {
		readKnowledge(changed, register)
		return []
	} catch (error) {
		return (error as Error).message.split('\n')
	}
}

function edited(file: string, from: string | RegExp, to: string): Record<string, string> {
	const text = files.get(file)!
	expect(text).toMatch(from)
	return { [file]: text.replace(from, to) }
}

function lineOf(file: string, words: string): number {
	return (
		files
			.get(file)!
			.split('\n')
			.findIndex((line) => line.includes(words)) + 1
	)
}

test('a new subject is one new file', () => {
	const { topics } = readKnowledge(new Map([...files, [SUBJECT, complete(subject)]]), register).knowledge
	const { subjects } = topics.find(({ id }) => id === 'seguro-aeronautico')!
	expect(subjects.at(-1)).toEqual({
		id: 'seguro-aeronautico/danos-a-terceiros',
		label: 'Danos a terceiros',
		heading: 'Quando o outro cobra',
		words: ['danos a terceiros'],
		answer: fairAnswer,
		facts: ['Um parágrafo com [fonte](susep).'],
		example: ['Num exemplo, são R$ 10.'],
		price: ['Pesa o limite.'],
		traps: ['Uma.', 'Duas.', 'Três.'],
	})
})

test('a how-to answers a question that there is', () => {
	const line = lineOf(TOPIC, 'Para perguntas sobre: sinistro')
	const [told] = faultsWith(edited(TOPIC, 'Para perguntas sobre: sinistro', 'Para perguntas sobre: tudo'))
	expect(told).toMatch(new RegExp(`^${TOPIC}:${line}: não há pergunta "tudo"; há: preço, `))
})

test('the example that the documentation gives is a subject', () => {
	const [, example = ''] = /```markdown\n([\s\S]*?)```/.exec(readFileSync('docs/how-to/subject.md', 'utf8')) ?? []
	expect(faultsWith({ 'content/knowledge/seguro-aeronautico/carro-reserva.md': example })).toEqual([])
})

test.for([
	['lacks a key', subject.replace('secao: Quando o outro cobra\n', ''), 2, 'falta "secao"'],
	['has a key that is none', subject.replace('secao:', 'titulo: x\nsecao:'), 3, 'não conhece "titulo"'],
	[
		'has a question that is none',
		subject.replace('palavras', 'pergunta: valor\npalavras'),
		4,
		/^"pergunta": deve ser .*preço, /,
	],
	[
		'has words with accents',
		subject.replace('- danos', '- Dânos'),
		5,
		/^"palavras\.1": sem acentos .*"danos a terceiros"$/,
	],
	[
		'is no YAML',
		subject.replace('rotulo: Danos', 'rotulo: Danos:'),
		2,
		/^não pode ser lido; um texto com ":" fica entre aspas/,
	],
	['has no front matter', 'rotulo: x\n', 1, 'falta o cabeçalho entre duas linhas "---"'],
	[
		'has a heading that is none',
		`${subject}\n## Texto\n\nSolto.\n`,
		12,
		/^não há seção "Texto"; há: Resposta, Abertura, /,
	],
	['has a heading twice', `${subject}\n## O que dizer\n\nDe novo.\n`, 12, 'a seção "O que dizer" já está acima'],
	['links what is no source', subject.replace('susep', 'sucep'), 10, 'não há fonte "sucep" em content/sources.yaml'],
	['has markup', subject.replace('Um parágrafo', 'Um *parágrafo*'), 10, /^só há \*\*negrito\*\* /],
	['has code', `${subject}\n    code\n`, 12, /^só há títulos, parágrafos, listas, tabelas e /],
	[
		'has text above all headings',
		subject.replace('## O que dizer', 'Solto\n\n## O que dizer'),
		8,
		'todo texto fica sob um título "## Seção"',
	],
	['promises', subject.replace('Um parágrafo', 'Indenização 100% paga'), 10, 'o texto não pode ter isto: 100%'],
	[
		'has a short summary',
		`${subject}\n## Em resumo\n\n- Um.\n- Dois.\n`,
		12,
		/^"Em resumo" são 2 pontos, de 150 a 200 letras/,
	],
	[
		'has a step that tells no what',
		`${subject}\n## Passo a passo: Agir\n\n1. **Avise.** Já.\n2. Espere.\n`,
		15,
		/^um passo é /,
	],
	['answers in a word', `${subject}\n## Resposta\n\nDepende.\n`, 12, '"Resposta" tem de 25 a 60 palavras; aqui há 1'],
	[
		'answers at length',
		`${subject}\n## Resposta\n\n${'Depende do contrato. '.repeat(21).trim()}\n`,
		12,
		'"Resposta" tem de 25 a 60 palavras; aqui há 63',
	],
	['answers twice', `${subject}\n## Resposta\n\n${fairAnswer}\n\nOu não.\n`, 12, '"Resposta" é um só parágrafo'],
	[
		'has a long case',
		`${subject}\n## Um caso com números\n\nUm.\n\nDois.\n\nTrês.\n`,
		12,
		'"Um caso com números" tem de 1 a 2 parágrafos; aqui há 3',
	],
	['has a case that is a list', `${subject}\n## Um caso com números\n\nUm.\n\n- Dois.\n`, 16, 'aqui vão só parágrafos'],
	['has no price after all', `${subject}\n## Preço\n`, 12, '"Preço" tem de 1 a 2 parágrafos; aqui há 0'],
	['promises in its price', `${subject}\n## Preço\n\nHá indenização garantida.\n`, 14, /^o texto não pode ter isto/],
	['has two traps', `${subject}\n## Armadilhas\n\n- Uma.\n- Duas.\n`, 12, '"Armadilhas" são 3; aqui há 2'],
	['has traps in a row', `${subject}\n## Armadilhas\n\nUma, duas e três.\n`, 12, /^"Armadilhas" é uma lista/],
	[
		'has a trap without a source',
		`${subject}\n## Armadilhas\n\n- Uma.\n- Duas.\n- [Três](sucep).\n`,
		16,
		'não há fonte "sucep" em content/sources.yaml',
	],
	['has a question with no answer', `${subject}\n## Perguntas frequentes\n\n### Por quê?\n`, 14, /é um só parágrafo$/],
] as const)('a subject that %s: its file, line and what is wrong are told', ([, text, line, what]) => {
	const [first, ...others] = faultsWith({ [SUBJECT]: text })
	expect(first).toMatch(new RegExp(`^${SUBJECT}:${line}: `))
	const told = first!.slice(`${SUBJECT}:${line}: `.length)
	expect(told).toMatch(what)
	expect(others).toEqual([])
})

test('a subject has the name of its label, so that no two are one', () => {
	const twin = 'content/knowledge/seguro-aeronautico/terceiros.md'
	expect(faultsWith({ [SUBJECT]: subject, [twin]: subject })).toEqual([
		`${twin}:2: com este rótulo, o arquivo se chama "danos-a-terceiros.md"`,
	])
})

test('a list names what has no file, or something twice', () => {
	const line = lineOf(TOPIC, 'assuntos:')
	expect(faultsWith(edited(TOPIC, 'assuntos:\n', 'assuntos:\n  - carro-voador\n'))).toEqual([
		`${TOPIC}:${line + 1}: não há arquivo para "seguro-aeronautico/carro-voador"`,
	])
	expect(faultsWith(edited(TOPIC, 'assuntos:\n', 'assuntos:\n  - seguro-reta\n'))).toEqual([
		`${TOPIC}:${lineOf(TOPIC, '  - seguro-reta') + 1}: "seguro-aeronautico/seguro-reta" já está na lista`,
	])
})

test('the rows of a table have as many cells as its head', () => {
	const row =
		files
			.get(TOPIC)!
			.split('\n')
			.findIndex((line) => line.startsWith('| ---')) + 1
	const [uneven] = faultsWith(edited(TOPIC, /(\n\| ---[^\n]*\n)/, '$1| só uma |\n'))
	expect(uneven).toMatch(new RegExp(`^${TOPIC}:${row + 1}: a tabela tem \\d colunas e esta linha, 1$`))
})

test('a topic tells enough of every side', () => {
	expect(faultsWith(edited(TOPIC, /## Preço\n[\s\S]*?\n## /, '## '))).toEqual([
		`${TOPIC}:1: "Preço" tem 0 de pelo menos 3`,
	])
	expect(faultsWith({ [TOPIC]: undefined })[0]).toBe(`${TOPIC}:1: falta este arquivo`)
})

test('what is told to a kind of reader is told on topics that exist', () => {
	const line = lineOf(PERSONA, '## ')
	expect(faultsWith(edited(PERSONA, '## seguro-aeronautico', '## seguro-lua'))).toEqual([
		`${PERSONA}:${line}: não há tópico "seguro-lua" em content/knowledge`,
	])
})

test('a source is an official page, named once', () => {
	const file = SOURCES
	const added = (text: string) =>
		faultsWith({ [file]: `${files.get(file)}${text}` }).map((told) => told.replace(/^.*?:\d+: /, ''))
	expect(added('\nx:\n  titulo: X\n  endereco: https://x.example\n')).toEqual([
		'"x.endereco": não é de um órgão oficial',
	])
	expect(added('\nx:\n  titulo: Código Civil\n  endereco: https://x.gov.br\n')).toEqual([
		'"Código Civil" já é de outra fonte',
	])
})

test('all that is wrong is told at once, file by file', () => {
	const told = faultsWith({
		...edited(PERSONA, 'rotulo:', 'rotolo:'),
		...edited(TERMS, 'texto:', 'textos:'),
		[SUBJECT]: subject.replace('susep', 'sucep').replace('secao:', 'secoes:'),
	})
	expect(told.map((line) => line.replace(/:\d+: .*/, ''))).toEqual([
		SUBJECT,
		SUBJECT,
		SUBJECT,
		PERSONA,
		PERSONA,
		TERMS,
		TERMS,
	])
})

test('words rest on a fact that is there, and say its value', () => {
	const telling = (words: string) => ({ [SUBJECT]: subject.replace('[fonte](susep)', words) })
	expect(faultsWith(telling('[30 dias](fato:resposta-de-teste)'))).toEqual([])
	expect(faultsWith(telling('[trinta dias](fato:resposta-de-teste)'))).toEqual([])
	expect(faultsWith(telling('[45 dias](fato:resposta-de-teste)'))).toEqual([
		`${SUBJECT}:10: "45 dias" não diz o valor de "resposta-de-teste" em 2026-11-15: 30 dias`,
	])
	expect(faultsWith(telling('[30 dias](fato:outra)'))).toEqual([`${SUBJECT}:10: não há fato "outra" em content/facts`])
	expect(faultsWith(edited(TERMS, 'A aeronave.', '"[31 dias](fato:resposta-de-teste)."'))).toEqual([
		`${TERMS}:2: "31 dias" não diz o valor de "resposta-de-teste" em 2026-11-15: 30 dias`,
	])
	const cells = /^\|.*\|\n\|[ -|]+\|\n\|[^|]+\|/m
	expect(
		faultsWith(edited(TOPIC, cells, '| a | b | c |\n| --- | --- | --- |\n| [9 dias](fato:resposta-de-teste) |'))[0],
	).toContain('"9 dias" não diz o valor')
})
