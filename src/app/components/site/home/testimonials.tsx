import { ArrowUpRight } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { testimonials } from '#app/content/testimonials.ts'
import { site } from '#config/site.ts'
import { HomeSection } from './home-section.tsx'
import { SectionOpening } from './section-heading.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

const { reviews, rating } = site.claims
const reviewsPage = { href: site.reviewsUrl, target: '_blank', rel: 'noopener noreferrer' } as const

export function Testimonials() {
	return (
		<HomeSection id="depoimentos">
			<div className="wrap">
				<SectionOpening of="depoimentos" label="Depoimentos" title="Quem já precisou conta como foi">
					<p>
						{reviews}+ avaliações públicas, média {rating}.
					</p>
					<TextLink {...reviewsPage} className="-mb-2">
						Ver no Google
						<Icon of={ArrowUpRight} size={18} />
					</TextLink>
				</SectionOpening>
				<TestimonialCarousel testimonials={testimonials}>
					<TextLink {...reviewsPage} className="ml-auto">
						Avalie nossos serviços
					</TextLink>
				</TestimonialCarousel>
			</div>
		</HomeSection>
	)
}
