import texts from './testimonials.content.ts'

/** `rating` goes from 0 to 5 and is shown with one decimal. The people are invented. */
export type Testimonial = {
	name: string
	role: string
	text: string
	rating: number
	/** The address of a square photo, in the place of the initials. */
	image?: string
}

export const testimonials: readonly Testimonial[] = texts
