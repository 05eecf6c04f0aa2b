import { expect, test } from 'vitest'
import type { FactText } from '#db/schema/facts.ts'
import { textsOnFacts } from './texts-on-facts.ts'

const law: FactText = {
	kind: 'norm',
	words: ['Lei 1'],
	topics: ['sinistros'],
	versions: [{ statement: 'A Lei 1 rege.', url: 'https://www.gov.br/lei-1' }],
}

test('a fact has the texts that refer to it, by id or by a link to its own page', () => {
	const files = new Map([
		['content/sources.yaml', 'lei:\n  titulo: Lei 1\n  endereco: https://www.gov.br/lei-1\n'],
		[
			'content/knowledge/sinistros/prazo.md',
			'---\nrotulo: Prazo\n---\n\n[30 dias](fato:a), [30](fato:a), pela [Lei 1](lei).',
		],
		['content/demo/artigo.md', '---\ntitulo: "Um: artigo"\n---\n\n[Lei 1](https://www.gov.br/lei-1) e [isto](lei).'],
		['content/terms.yaml', '- termo: X\n  texto: "[Um ano](fato:b)."\n'],
		['content/phrases/articles.yaml', '[30](fato:a)'],
	])
	expect(textsOnFacts(files, new Map([['lei-1', law]]))).toEqual({
		a: [{ label: 'Prazo', file: 'content/knowledge/sinistros/prazo.md' }],
		'lei-1': [
			{ label: 'Prazo', file: 'content/knowledge/sinistros/prazo.md' },
			{ label: 'Um: artigo', file: 'content/demo/artigo.md' },
		],
		b: [{ label: 'Glossário', file: 'content/terms.yaml' }],
	})
})
