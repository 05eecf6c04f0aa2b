import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { claimsFor } from '#app/content/marketing/claims-for.ts'
import type { ClaimName } from '#config/site.ts'
import { About } from './about.tsx'
import { FiguresStrip } from './figures-strip.tsx'
import { HomeHero } from './home-hero.tsx'
import { Testimonials } from './testimonials.tsx'

function textOf(claims: readonly ClaimName[]): string {
	const element = (
		<>
			<HomeHero claims={claims} />
			<FiguresStrip claims={claims} />
			<Testimonials claims={claims} />
			<About claims={claims} />
		</>
	)
	const router = createMemoryRouter([{ path: '/', element }])
	return renderToStaticMarkup(<RouterProvider router={router} />)
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
}

test('the figures of the demo stand while their basis does', () => {
	const text = textOf(claimsFor('/', { now: new Date('2026-11-16T12:00:00Z') }))
	expect(text).toContain('14 + anos de experiência')
	expect(text).toContain('1500 + clientes satisfeitos')
	expect(text).toContain('40 + seguradoras parceiras')
	expect(text).toMatch(/5\.0 .*em 600\+ avaliações no Google/)
	expect(text).toContain('Há mais de 14 anos, em Torres, comparamos mais de 40 seguradoras para achar')
	expect(text).toContain('Marina Cardoso')
})

test('without a basis the page tells who the brokerage is, and no figure', () => {
	const text = textOf([])
	expect(text).not.toMatch(/14 \+|mais de 14|1500|40 \+|mais de 40|600|5\.0|Marina Cardoso/i)
	expect(text).toContain('Em Torres, comparamos seguradoras para achar a apólice certa.')
	expect(text).toContain('Seguradoras na mesma mesa')
	expect(text).toContain('Ver no Google')
	expect(text).toContain('Avalie nossos serviços')
})
