import { ArrowUpRight } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { testimonials } from '#app/content/testimonials.ts'
import { type ClaimName, site } from '#config/site.ts'
import { HomeSection } from './home-section.tsx'
import { SectionOpening } from './section-heading.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

const { avaliacoes } = site.claims
const reviewsPage = { href: site.reviewsUrl, target: '_blank', rel: 'noopener noreferrer' } as const

/** Without a basis for what people said, only the way to the public reviews. */
export function Testimonials({ claims }: { claims: readonly ClaimName[] }) {
	const told = claims.includes('depoimentos')
	return (
		<HomeSection id="depoimentos">
			<div className="wrap">
				<SectionOpening
					of="depoimentos"
					label="Depoimentos"
					title={told ? 'Quem já precisou conta como foi' : 'Leia o que dizem de nós'}
				>
					<p>
						{claims.includes('avaliacoes')
							? `${avaliacoes.figure}+ avaliações públicas, média ${avaliacoes.rating}.`
							: 'As avaliações públicas estão no Google.'}
					</p>
					<TextLink {...reviewsPage} className="-mb-2">
						Ver no Google
						<Icon of={ArrowUpRight} size={18} />
					</TextLink>
				</SectionOpening>
				{told ? (
					<TestimonialCarousel testimonials={testimonials}>
						<ReviewLink className="ml-auto" />
					</TestimonialCarousel>
				) : (
					<ReviewLink />
				)}
			</div>
		</HomeSection>
	)
}

function ReviewLink({ className }: { className?: string }) {
	return (
		<TextLink {...reviewsPage} className={className}>
			Avalie nossos serviços
		</TextLink>
	)
}
