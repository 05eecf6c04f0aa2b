import type { LandingContent } from '#app/content/landing/landing-content.ts'
import { ClosingSection } from './closing-section.tsx'
import { CoveragesSection } from './coverages-section.tsx'
import { FaqSection } from './faq-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { LandingHero } from './landing-hero.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'

type LandingPageProps = { content: LandingContent; currentYear: number }

/** One product, from the question to the quote. Pages differ only in their content. */
export function LandingPage({ content, currentYear }: LandingPageProps) {
	return (
		<>
			<LandingHero content={content} currentYear={currentYear} />
			<FiguresSection benefits={content.benefits} />
			<CoveragesSection content={content} />
			<FaqSection faqs={content.faqs} chat={content.chat} />
			<TestimonialsSection testimonials={content.testimonials} />
			<ClosingSection call={content.call} chat={content.chat} />
		</>
	)
}
