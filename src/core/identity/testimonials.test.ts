import { expect, test } from 'vitest'
import type { Testimonial } from './identity-schema.ts'
import { testimonialsFor } from './testimonials.ts'

const ana: Testimonial = {
	name: 'Ana',
	role: 'Professora',
	text: 'Resolveram em um dia.',
	rating: 5,
	product: null,
	consent: 'por e-mail, em 3 de março',
	picture: 'foto',
}
const names = (testimonials: Testimonial[], product: string | null = null) =>
	testimonialsFor(product, { testimonials }).map(({ name }) => name)

test('what somebody said is shown where it belongs, and only as they allowed it', () => {
	const bia = { ...ana, name: 'Bia', product: 'auto' }
	const caio = { ...ana, name: 'Caio', consent: '' }
	expect(names([ana, bia, caio])).toEqual(['Ana'])
	expect(names([ana, bia, caio], 'auto')).toEqual(['Bia'])
})

test('a photo comes with its address, and without one there are initials', () => {
	const [shown] = testimonialsFor(null, { testimonials: [ana] }, { foto: 'ana.webp' })
	expect(shown?.image).toBe('/media/files/ana.webp')
	expect(testimonialsFor(null, { testimonials: [ana] })[0]).not.toHaveProperty('image')
	expect(
		testimonialsFor(null, { testimonials: [{ ...ana, picture: null }] }, { foto: 'a.webp' })[0],
	).not.toHaveProperty('image')
})
