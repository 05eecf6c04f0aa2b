import { freshIdentity as values } from '#config/site.ts'
import { identitySchema } from '#core/identity/identity-schema.ts'
import { landingPages } from './landing/all.ts'
import { testimonials } from './testimonials.ts'

const invented = { consent: 'Exemplo: a pessoa é inventada.', picture: null }

/** Who the brokerage is on a fresh start, with the invented people of the content files. */
export const freshIdentity = identitySchema.parse({
	...values,
	testimonials: [
		...testimonials.map(({ name, role, text, rating }) => ({ name, role, text, rating, ...invented, product: null })),
		...landingPages.flatMap(({ slug, testimonials: { items } }) =>
			items.map(({ name, role, comment }) => ({ name, role, text: comment, rating: 5, ...invented, product: slug })),
		),
	],
})
