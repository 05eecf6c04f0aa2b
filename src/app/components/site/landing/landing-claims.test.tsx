import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { landingPages } from '#app/content/landing/all.ts'
import type { LandingContent } from '#app/content/landing/landing-content.ts'
import { landingWithClaims } from '#app/content/landing/landing-with-claims.ts'
import { renderWithSite } from '#app/testing/render-with-site.tsx'
import { type ClaimName, claimsFor } from '#core/identity/claims.ts'
import { testimonialsFor } from '#core/identity/testimonials.ts'
import { LandingPage } from './landing-page.tsx'

const now = new Date('2026-11-16T12:00:00Z')

/** What a person reads. */
function textOf(page: LandingContent, claims: readonly ClaimName[] = claimsFor(page.path, freshIdentity, now)): string {
	const { rating, figure: reviews } = freshIdentity.claims.avaliacoes
	const rated = claims.includes('avaliacoes') ? { rating, reviews } : undefined
	const testimonials = claims.includes('depoimentos') ? testimonialsFor(page.slug, freshIdentity) : []
	const told = { claims, rated, testimonials, currentYear: 2026 }
	return renderWithSite(<LandingPage content={page} {...told} />, 'seguros')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll('&nbsp;', ' ')
		.replaceAll(/\s+/g, ' ')
}

const insurance = landingPages.filter(({ path }) => path.startsWith('/seguros/'))
const services = landingPages.filter(({ path }) => path.startsWith('/servicos/'))

test.for(insurance.map((page) => [page.slug, page] as const))('%s makes the claims of the demo', ([, page]) => {
	const text = textOf(page)
	for (const claim of [/Cotação em 10 minutos/, /até 40 %/, / 5 %/, /Sem taxa de adesão/, /mais de 15 seguradoras/])
		expect(text).toMatch(claim)
	expect(text).toContain('5.0 em 600+ avaliações no Google')
})

test.for(services.map((page) => [page.slug, page] as const))('%s carries only what fits it', ([, page]) => {
	const text = textOf(page)
	expect(text).toContain('Simulação em 10 minutos')
	expect(text).toContain('Sem taxa de adesão')
	expect(text).not.toMatch(/40 ?%|(?<!\d)5 ?%|sem juros|mais de 15/i)
})

test.for(landingPages.map((page) => [page.slug, page] as const))(
	'%s without any basis is whole, and claims nothing',
	([, page]) => {
		const text = textOf(page, [])
		expect(text).not.toMatch(/10 min|40 ?%|(?<!\d)5 ?%|taxa de adesão|mais de 15 s|5\.0 em|avaliações no|Depoimentos/i)
		expect(text).toMatch(/Peça sua (cotação|simulação)/)
		expect(text).not.toMatch(/anuncio:|undefined/)
		for (const { title } of page.coverages.items) expect(text).toContain(title)
	},
)

test('with one basis gone its line goes, and the others stay', () => {
	const [auto] = insurance.filter(({ slug }) => slug === 'auto')
	const claims = claimsFor(auto!.path, freshIdentity, now).filter((name) => name !== 'ate-40-por-cento')
	const text = textOf(auto!, claims)
	expect(text).not.toMatch(/40 %|De economia/)
	expect(text).toContain('Desconto exclusivo')
})

test.for(landingPages.map((page) => [page.slug, page] as const))(
	'%s is cached and read at any hour: the ten minutes stand with the hours in which they hold',
	([, page]) => {
		const { metaDescription, faqs, quote } = landingWithClaims(page, claimsFor(page.path, freshIdentity, now))
		expect(quote.note).toContain('Os 10 minutos valem no horário de atendimento.')
		const texts = [metaDescription, ...faqs.map(({ answer }) => JSON.stringify(answer))]
		const promising = texts.filter((text) => text.includes('10 minutos'))
		expect(promising.filter((text) => !/horário (?:comercial|de atendimento)/.test(text))).toEqual([])
	},
)
