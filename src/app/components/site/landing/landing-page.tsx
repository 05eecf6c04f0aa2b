import type { LandingContent } from '#app/content/landing/landing-content.ts'
import { landingWithClaims } from '#app/content/landing/landing-with-claims.ts'
import type { ClaimName } from '#core/identity/claims.ts'
import type { ShownTestimonial } from '#core/identity/testimonials.ts'
import { ClosingSection } from './closing-section.tsx'
import { CoveragesSection } from './coverages-section.tsx'
import { FaqSection } from './faq-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { LandingHero, type Rated } from './landing-hero.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'

type LandingPageProps = {
	content: LandingContent
	/** What may be said on it today. */
	claims: readonly ClaimName[]
	rated?: Rated | undefined
	testimonials: readonly ShownTestimonial[]
	currentYear: number
}

/** One product, from the question to the quote. Pages differ only in their content. */
export function LandingPage({ content: marked, claims, rated, testimonials, currentYear }: LandingPageProps) {
	const content = landingWithClaims(marked, claims)
	return (
		<>
			<LandingHero content={content} rated={rated} currentYear={currentYear} />
			{content.benefits.items.length > 0 && <FiguresSection benefits={content.benefits} />}
			<CoveragesSection content={content} />
			<FaqSection faqs={content.faqs} chat={content.chat} />
			{testimonials.length > 0 && <TestimonialsSection heading={content.testimonials.heading} voices={testimonials} />}
			<ClosingSection call={content.call} chat={content.chat} />
		</>
	)
}
