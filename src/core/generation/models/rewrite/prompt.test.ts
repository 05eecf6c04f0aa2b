import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import type { Brief } from '../brief.ts'
import { prosePrompt } from '../prose/prompt.ts'
import { secondLookPrompt } from '../second-look/prompt.ts'
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

/** All of it as somebody hostile might have had it. */
function briefOf(text: string): Brief {
	const version = { statement: text, detail: text, article: text, url: text }
	return {
		today: '16 de novembro de 2026',
		prompt: text,
		categoryName: `${text}x`,
		facts: [
			{ id: 'um-fato', text: { kind: 'deadline', words: [], topics: [], versions: [version] }, version, norm: text },
		],
		wishes: [`${text}x`],
		place: `${text}x`,
		own: [{ href: '/seguros/auto', text }],
	}
}

function count(text: string, part: string): number {
	return text.toLowerCase().split(part).length - 1
}

test('an article, its findings and its sources stay in their blocks', () => {
	fc.assert(
		fc.property(hostile, hostile, hostile, (content, title, page) => {
			const prompt = rewritePrompt({
				brief: briefOf(title),
				article: { title, metaTitle: title, metaDescription: title, content },
				score: 50,
				target: 85,
				findings: [{ severity: 'aviso', message: `“${title}”`, fix: title }],
				sources: [{ url: page, title: page }],
			})
			for (const name of ['artigo', 'enderecos', 'problemas', 'pedido', 'fatos', 'desejos_de_estilo'])
				expect([count(prompt, `<${name}`), count(prompt, `</${name}`)]).toEqual([1, 1])
		}),
	)
})

test('a request, its notes and the titles of pages stay in theirs', () => {
	fc.assert(
		fc.property(hostile, hostile, (notes, title) => {
			const sources = [{ url: `https://a.example/${title}`, title }]
			const section = { heading: title, points: [notes] }
			const outline = { intent: notes, keyphrase: title, question: notes, answer: title, sections: [section] }
			const asked = { brief: briefOf(title), notes: `${notes}x` }
			const prose = prosePrompt({ ...asked, sources, outline })
			for (const name of ['pedido', 'categoria', 'lugar', 'fatos', 'plano', 'anotacoes_da_pesquisa', 'enderecos'])
				expect([count(prose, `<${name}`), count(prose, `</${name}`)]).toEqual([1, 1])
			const claims = [{ claim: notes, found: true, address: title }]
			const look = secondLookPrompt({ ...asked, claims, title, content: `<p>${notes}</p>` })
			for (const name of ['pedido', 'fatos', 'anotacoes_da_pesquisa', 'afirmacoes', 'artigo'])
				expect([count(look, `<${name}`), count(look, `</${name}`)]).toEqual([1, 1])
		}),
	)
})
