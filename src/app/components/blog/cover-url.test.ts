import { expect, test } from 'vitest'
import { coverUrl, motifForCategory } from './cover-url.ts'

const post = { slug: 'bati-o-carro', category: { name: 'Sinistros', slug: 'sinistros' }, featuredImageUrl: null }

test.for([
	['seguro-auto', 'auto'],
	['seguro-residencial', 'residencial'],
	['sinistros', 'sinistro'],
	['cotacoes', 'cotacao'],
	['viagem', 'viagem'],
	['seguro-de-vida', 'vida'],
	['seguro-empresarial', 'empresarial'],
	['empresas', 'empresarial'],
] as const)('the category %s is drawn as %s', ([slug, motif]) => {
	expect(motifForCategory(slug)).toBe(motif)
})

test('an unknown or missing category is drawn as a boat', () => {
	expect(motifForCategory('dicas-gerais')).toBe('dicas')
	expect(motifForCategory(null)).toBe('dicas')
})

test('a post without a picture gets the drawn one', () => {
	expect(coverUrl(post)).toBe('/media/covers/wide/sinistro/bati-o-carro.svg')
	expect(coverUrl(post, 'lead')).toBe('/media/covers/lead/sinistro/bati-o-carro.svg')
})

test("a post's own picture wins", () => {
	expect(coverUrl({ ...post, featuredImageUrl: '/media/a.avif' }, 'lead')).toBe('/media/a.avif')
})
