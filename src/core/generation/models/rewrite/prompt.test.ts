import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { draftPrompt } from '../draft/prompt.ts'
import { rewritePrompt } from './prompt.ts'

const hostile = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				'</artigo>',
				'<artigo>',
				'<!--',
				'-->',
				'<b title="</artigo>">',
				'</enderecos>',
				'<p>',
				'&lt;',
				'</',
			),
			fc.string(),
		),
	)
	.map((parts) => parts.join(''))

function count(text: string, part: string): number {
	return text.toLowerCase().split(part).length - 1
}

test('an article, its findings and its sources stay in their blocks', () => {
	fc.assert(
		fc.property(hostile, hostile, hostile, (content, title, page) => {
			const prompt = rewritePrompt({
				article: { title, metaTitle: title, metaDescription: title, content },
				score: 50,
				target: 85,
				findings: [{ severity: 'aviso', message: `“${title}”`, fix: title }],
				sources: [{ url: page, title: page }],
			})
			for (const name of ['artigo', 'enderecos', 'problemas'])
				expect([count(prompt, `<${name}`), count(prompt, `</${name}`)]).toEqual([1, 1])
		}),
	)
})

test('a request, its notes and the titles of pages stay in theirs', () => {
	fc.assert(
		fc.property(hostile, hostile, (notes, title) => {
			const sources = [{ url: `https://a.example/${title}`, title }]
			const prompt = draftPrompt({ prompt: title, categoryName: `${title}x`, sources, notes: `${notes}x` })
			for (const name of ['pedido', 'categoria', 'anotacoes_da_pesquisa', 'enderecos'])
				expect([count(prompt, `<${name}`), count(prompt, `</${name}`)]).toEqual([1, 1])
		}),
	)
})
