import { ArrowUpRight } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import type { ShownClaims } from '#core/identity/claims.ts'
import type { ShownTestimonial } from '#core/identity/testimonials.ts'
import { HomeSection } from './home-section.tsx'
import { SectionOpening } from './section-heading.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

type TestimonialsProps = {
	claims: ShownClaims
	/** None, without a basis for what people said. */
	testimonials: readonly ShownTestimonial[]
	/** Where anybody reads what customers wrote. */
	reviewsUrl: string | null
}

/** Without a basis for what people said, only the way to the public reviews; without that, the way to say something. */
export function Testimonials({ claims, testimonials, reviewsUrl }: TestimonialsProps) {
	const told = testimonials.length > 0
	const rate = reviewsUrl && <ReviewLink to={reviewsUrl} className={told ? 'ml-auto' : undefined} />
	return (
		<HomeSection id="depoimentos">
			<div className="wrap">
				<SectionOpening of="depoimentos" label="Depoimentos" title={titleOf(told, reviewsUrl)}>
					<Reviews claims={claims} url={reviewsUrl} />
				</SectionOpening>
				{told ? <TestimonialCarousel testimonials={testimonials}>{rate}</TestimonialCarousel> : rate}
			</div>
		</HomeSection>
	)
}

function titleOf(told: boolean, reviewsUrl: string | null): string {
	if (told) return 'Quem já precisou conta como foi'
	return reviewsUrl ? 'Leia o que dizem de nós' : 'É cliente? Conte como foi'
}

function Reviews({ claims: { avaliacoes }, url }: { claims: ShownClaims; url: string | null }) {
	if (!url) {
		return (
			<>
				<p>Só publicamos o que cada pessoa autorizou.</p>
				<TextLink href="/contact" className="-mb-2">
					Escrever para a gente
				</TextLink>
			</>
		)
	}
	return (
		<>
			<p>
				{avaliacoes
					? `${avaliacoes.figure}+ avaliações públicas, média ${avaliacoes.rating}.`
					: 'As avaliações públicas estão no Google.'}
			</p>
			<TextLink {...awayTo(url)} className="-mb-2">
				Ver no Google
				<Icon of={ArrowUpRight} size={18} />
			</TextLink>
		</>
	)
}

function ReviewLink({ to, className }: { to: string; className?: string | undefined }) {
	return (
		<TextLink {...awayTo(to)} className={className}>
			Avalie nossos serviços
		</TextLink>
	)
}

function awayTo(href: string) {
	return { href, target: '_blank', rel: 'noopener noreferrer' } as const
}
