import { mediaUrl } from '#core/media/media-url.ts'
import type { PictureNames } from './identity-pictures.ts'
import type { Identity } from './identity-schema.ts'

export type ShownTestimonial = {
	name: string
	role: string
	text: string
	/** From 0 to 5, shown with one decimal. */
	rating: number
	/** The address of a square photo, in the place of the initials. */
	image?: string
}

/** What people said of a product, or of the brokerage. Without a note of how the person allowed it, nothing is shown. */
export function testimonialsFor(
	product: string | null,
	{ testimonials }: Pick<Identity, 'testimonials'>,
	pictures: PictureNames = {},
): ShownTestimonial[] {
	return testimonials
		.filter((testimonial) => testimonial.product === product && testimonial.consent !== '')
		.map(({ name, role, text, rating, picture }) => {
			const file = picture === null ? undefined : pictures[picture]
			return { name, role, text, rating, ...(file && { image: mediaUrl(file) }) }
		})
}
