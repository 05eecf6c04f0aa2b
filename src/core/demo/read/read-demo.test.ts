import { expect, test } from 'vitest'
import type { FactText } from '#db/schema/facts.ts'
import type { Files } from '#lib/content/read-folder.ts'
import { readDemo as readDemoWith } from './read-demo.ts'

const CATEGORIES = 'content/demo/_categorias.yaml'
const ARTICLE = 'content/demo/um-artigo.md'

const law: FactText = {
	kind: 'norm',
	words: ['Lei 1/2000'],
	topics: ['sinistros'],
	versions: [{ statement: 'A Lei 1/2000 rege.', url: 'https://www.gov.br/lei-1' }],
}
const answer: FactText = {
	kind: 'deadline',
	words: ['prazo'],
	topics: ['sinistros'],
	versions: [
		{ statement: 'São 45 dias.', value: '45', unit: 'dias', from: '2027-01-01' },
		{ statement: 'São 30 dias.', value: '30', unit: 'dias', until: '2026-12-31' },
	],
}
const register = new Map([
	['lei-1', law],
	['resposta', answer],
])

function readDemo(files: Files) {
	return readDemoWith(files, register)
}

const categories = `viagem:
  nome: Viagem
  texto: Malas e vistos.
  titulo: Viagem
  descricao: Tudo sobre viagens.
`
const article = `---
titulo: Um artigo
resumo: Curto.
descricao: Descrito.
categoria: viagem
etiquetas:
  - Viagem
publicado_ha_dias: 3
escrito_em: 2026-11-15
nota: Só para informar.
---

## Em resumo

- Um **ponto**.

A abertura cita a [SUSEP](https://www.gov.br/susep).

## Uma seção

| a   | b   |
| --- | --- |
| 1   | 2   |

> Cuidado.

1. Primeiro, veja [o blog](/blog).

### Por quê?

Porque sim.
`

function faultsOf(text: string): string {
	try {
		readDemo(
			new Map([
				[CATEGORIES, categories],
				[ARTICLE, text],
			]),
		)
		return ''
	} catch (error) {
		return (error as Error).message
	}
}

test('an article is one file: its name is its address, its links are its sources', () => {
	const { posts } = readDemo(
		new Map([
			[CATEGORIES, categories],
			[ARTICLE, article],
		]),
	)
	expect(posts).toMatchObject([
		{ slug: 'um-artigo', title: 'Um artigo', categorySlug: 'viagem', sourceUrls: ['https://www.gov.br/susep'] },
	])
	expect(posts[0]!.content).toBe(`<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Um <strong>ponto</strong>.</li>
</ul>
</aside>
<p>A abertura cita a <a href="https://www.gov.br/susep" target="_blank" rel="noopener">SUSEP</a>.</p>
<h2>Uma seção</h2>
<table>
<thead>
<tr><th scope="col">a</th><th scope="col">b</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>2</td></tr>
</tbody>
</table>
<aside class="aviso"><p>Cuidado.</p></aside>
<ol>
<li>Primeiro, veja <a href="/blog">o blog</a>.</li>
</ol>
<h3>Por quê?</h3>
<p>Porque sim.</p>
<p class="nota">Só para informar.</p>`)
})

test('words that rest on a fact say so, and so does a law that is linked by its name', () => {
	const text = article.replace(
		'Cuidado.',
		'[30 dias](fato:resposta), pela [Lei 1/2000](https://www.gov.br/lei-1) e por [outra](https://www.gov.br/lei-1).',
	)
	const { posts } = readDemo(
		new Map([
			[CATEGORIES, categories],
			[ARTICLE, text],
		]),
	)
	expect(posts[0]!.content).toContain(
		'<p><data value="fato:resposta">30 dias</data>, pela <a href="https://www.gov.br/lei-1" target="_blank" rel="noopener"><data value="fato:lei-1">Lei 1/2000</data></a> e por <a href="https://www.gov.br/lei-1" target="_blank" rel="noopener">outra</a>.</p>',
	)
})

test('the newest article comes first', () => {
	const newer = article.replace('publicado_ha_dias: 3', 'publicado_ha_dias: 2')
	const { posts } = readDemo(
		new Map([
			[CATEGORIES, categories],
			[ARTICLE, article],
			['content/demo/z.md', newer],
		]),
	)
	expect(posts.map(({ slug }) => slug)).toEqual(['z', 'um-artigo'])
})

test.for([
	['a category that is none', article.replace('categoria: viagem', 'categoria: auto'), 5, 'não há categoria "auto"'],
	['a source it does not cite', article.replace('nota:', 'fontes:\n  - https://a.gov.br\nnota:'), 10, '"fontes" são'],
	['markup', article.replace('Cuidado', '<b>Cuidado'), 25, 'o texto não pode ter < nem &'],
	['a fact that is none', article.replace('Cuidado', '[30 dias](fato:x)'), 25, 'não há fato "x"'],
	['another value', article.replace('Cuidado', '[45 dias](fato:resposta)'), 25, '"45 dias" não diz o valor'],
	['no note', article.replace('nota: Só para informar.\n', ''), 2, 'falta "nota"'],
] as const)('%s is told with its line', ([, text, line, what]) => {
	expect(faultsOf(text)).toContain(`${ARTICLE}:${line}: ${what}`)
})
