import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { renderWithSite } from '#app/testing/render-with-site.tsx'
import { type ShownClaims, shownClaims } from '#core/identity/claims.ts'
import { type ShownTestimonial, testimonialsFor } from '#core/identity/testimonials.ts'
import { About } from './about.tsx'
import { FiguresStrip } from './figures-strip.tsx'
import { HomeHero } from './home-hero.tsx'
import { Testimonials } from './testimonials.tsx'

const { about, reviewsUrl } = freshIdentity

type Told = { claims?: ShownClaims; testimonials?: ShownTestimonial[]; reviews?: string | null }

function textOf({ claims = {}, testimonials = [], reviews = reviewsUrl }: Told): string {
	const element = (
		<>
			<HomeHero claims={claims} />
			<FiguresStrip claims={claims} />
			<Testimonials claims={claims} testimonials={testimonials} reviewsUrl={reviews} />
			<About claims={claims} text={about} />
		</>
	)
	return renderWithSite(element)
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
}

test('the figures of the demo stand while their basis does', () => {
	const claims = shownClaims('/', freshIdentity, new Date('2026-11-16T12:00:00Z'))
	const text = textOf({ claims, testimonials: testimonialsFor(null, freshIdentity) })
	expect(text).toContain('14 + anos de experiência')
	expect(text).toContain('1500 + clientes satisfeitos')
	expect(text).toContain('40 + seguradoras parceiras')
	expect(text).toMatch(/5\.0 .*em 600\+ avaliações no Google/)
	expect(text).toContain('Há mais de 14 anos, em Torres, comparamos mais de 40 seguradoras para achar')
	expect(text).toContain('Marina Cardoso')
	expect(text).toContain('Nascemos ao pé do Morro do Farol, em Torres.')
})

test('without a basis the page tells who the brokerage is, and no figure', () => {
	const text = textOf({})
	expect(text).not.toMatch(/14 \+|mais de 14|1500|40 \+|mais de 40|600|5\.0|Marina Cardoso/i)
	expect(text).toContain('Em Torres, comparamos seguradoras para achar a apólice certa.')
	expect(text).toContain('Seguradoras na mesma mesa')
	expect(text).toContain('Ver no Google')
	expect(text).toContain('Avalie nossos serviços')
})

test('without public reviews nobody is sent to them', () => {
	const text = textOf({ reviews: null })
	expect(text).not.toMatch(/Google|Avalie/)
	expect(text).toContain('Escrever para a gente')
})
