import { expect, test } from 'vitest'
import { understandText } from './plain-text.ts'

test.for([
	['a heading', '# Título\ntexto', '<h1>Título</h1>\n<p>texto</p>'],
	['bold words', 'um **dois** três', '<p>um <strong>dois</strong> três</p>'],
	['a link', 'veja [a Susep](https://www.gov.br/susep)', '<p>veja <a href="https://www.gov.br/susep">a Susep</a></p>'],
	[
		'a link by reference',
		'**a** [b][1]\n\n[1]: https://a.example',
		'<p><strong>a</strong> <a href="https://a.example">b</a></p>\n',
	],
	['items', '- um\n- dois', '<ul><li><p>um</p></li><li><p>dois</p></li></ul>'],
	['lines of Windows', '- um\r\n- dois', '<ul><li><p>um</p></li><li><p>dois</p></li></ul>'],
	['what looks like HTML in code', '`<b>` **a**', '<p><code>&lt;b&gt;</code> <strong>a</strong></p>'],
] as const)('%s is Markdown', ([, text, html]) => {
	expect(understandText(text)).toEqual({ kind: 'markdown', html })
})

test.for([
	'Uma frase só.',
	'Custa 2 * 3 * 4 reais.',
	'#semespaço e #hashtag',
	'arquivo_de_nome_longo.txt',
	'- um travessão só',
	'Rua das Flores, 12\nCentro\nSão Paulo',
	'um [colchete] e (parênteses)',
	`Um parágrafo inteiro numa linha só, como se copia de um editor qualquer, ${'e que continua '.repeat(20)}\nOutro.`,
])('%s is what it is', (text) => {
	expect(understandText(text)).toBeUndefined()
})
