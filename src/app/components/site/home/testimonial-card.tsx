import { Avatar } from '#app/components/ui/avatar.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import type { ShownTestimonial } from '#core/identity/testimonials.ts'

export function TestimonialCard({ name, role, text, rating, image }: ShownTestimonial) {
	return (
		<figure className="flex h-full flex-col rounded-card bg-white p-6 shadow-hairline md:p-8">
			<Stars rating={rating} />
			<blockquote className="mt-4.5 mb-7 grow text-[1.09375rem] leading-normal md:text-[1.1875rem]">{text}</blockquote>
			<figcaption className="flex items-center gap-3.5 border-t border-line pt-5 leading-[1.3]">
				<Avatar name={name} image={image} />
				<span>
					<strong className="block">{name}</strong>
					<span className="block text-small leading-[1.3] text-ink-3">{role}</span>
				</span>
				<span className="ml-auto font-heading text-[1.5rem] leading-none font-heavy">{rating.toFixed(1)}</span>
			</figcaption>
		</figure>
	)
}
