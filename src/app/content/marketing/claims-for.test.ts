import { expect, test } from 'vitest'
import { site } from '#config/site.ts'
import { landingPages } from '../landing/all.ts'
import { claimNames, claimsFor } from './claims-for.ts'

const now = new Date('2026-11-16T12:00:00Z')
const everywhere = ['seguradoras', 'anos', 'clientes', 'avaliacoes', 'depoimentos']

test('the demo identity holds every claim for the insurance pages', () => {
	expect(claimsFor('/seguros/auto', { now })).toEqual(claimNames)
})

test.for(['/servicos/consorcio', '/servicos/previdencia'])('%s makes only the claims that fit it', (page) => {
	expect(claimsFor(page, { now })).toEqual(['cotacao-em-10-minutos', 'sem-taxa-de-adesao', ...everywhere])
})

test('the home page tells of the brokerage, not of a product', () => {
	expect(claimsFor('/', { now })).toEqual(everywhere)
})

test('a claim without a basis is not made, and one past its last day leaves by itself', () => {
	const anos = site.claims.anos
	const held = (claim: Partial<typeof anos>, at = now) =>
		claimsFor('/', { now: at, claims: { ...site.claims, anos: { ...anos, ...claim } } }).includes('anos')
	expect(held({})).toBe(true)
	expect(held({ basis: ' ' as never })).toBe(false)
	// The last day is a day in Brasília.
	expect(held({ until: '2026-11-15' as never }, new Date('2026-11-16T02:59:00Z'))).toBe(true)
	expect(held({ until: '2026-11-15' as never }, new Date('2026-11-16T03:00:00Z'))).toBe(false)
})

test('every claim of the demo says what bears it out, until when, and where it fits', () => {
	for (const { basis, until, pages } of Object.values(site.claims)) {
		expect(basis).toMatch(/^\p{Lu}.+\.$/u)
		expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/)
		for (const page of pages)
			expect(['/', ...landingPages.map(({ path }) => path)].some((path) => path.startsWith(page))).toBe(true)
	}
})
