import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { landingPages } from '#app/content/landing/all.ts'
import { claimKinds, claimNames, claimsFor, shownClaims } from './claims.ts'

const now = new Date('2026-11-16T12:00:00Z')
const everywhere = ['seguradoras', 'anos', 'clientes', 'avaliacoes', 'depoimentos']

test('the demo identity holds every claim for the insurance pages', () => {
	expect(claimsFor('/seguros/auto', freshIdentity, now)).toEqual(claimNames)
})

test.for(['/servicos/consorcio', '/servicos/previdencia'])('%s makes only the claims that fit it', (page) => {
	expect(claimsFor(page, freshIdentity, now)).toEqual(['cotacao-em-10-minutos', 'sem-taxa-de-adesao', ...everywhere])
})

test('the home page tells of the brokerage, not of a product', () => {
	expect(claimsFor('/', freshIdentity, now)).toEqual(everywhere)
})

test('a claim without a basis or a last day is not made, and one past that day leaves by itself', () => {
	const { claims } = freshIdentity
	const held = (claim: Partial<typeof claims.anos>, at = now) =>
		claimsFor('/', { ...freshIdentity, claims: { ...claims, anos: { ...claims.anos, ...claim } } }, at).includes('anos')
	expect(held({})).toBe(true)
	expect(held({ basis: ' ' })).toBe(false)
	expect(held({ until: null })).toBe(false)
	// The last day is a day in Brasília.
	expect(held({ until: '2026-11-15' }, new Date('2026-11-16T02:59:00Z'))).toBe(true)
	expect(held({ until: '2026-11-15' }, new Date('2026-11-16T03:00:00Z'))).toBe(false)
})

test('a note that nobody can look up is not told', () => {
	expect(claimsFor('/', { ...freshIdentity, reviewsUrl: null }, now)).not.toContain('avaliacoes')
})

test('pages are told the numbers of a claim, and not what bears it out', () => {
	const shown = shownClaims('/', freshIdentity, now)
	expect(shown).toEqual({
		seguradoras: { figure: 40 },
		anos: { figure: 14 },
		clientes: { figure: 1500 },
		avaliacoes: { figure: 600, rating: '5.0' },
		depoimentos: {},
	})
})

test('every claim of the demo says what bears it out and until when, and fits some page', () => {
	for (const name of claimNames) {
		expect(freshIdentity.claims[name].basis).toMatch(/^\p{Lu}.+\.$/u)
		expect(freshIdentity.claims[name].until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
		for (const page of claimKinds[name].pages)
			expect(['/', ...landingPages.map(({ path }) => path)].some((path) => path.startsWith(page))).toBe(true)
	}
})
