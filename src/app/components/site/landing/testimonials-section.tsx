import type { ShownTestimonial } from '#core/identity/testimonials.ts'
import { classNames } from '#lib/class-names.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Eyebrow } from '../../ui/eyebrow.tsx'
import { Stars } from '../../ui/stars.tsx'

type TestimonialsSectionProps = { heading: string; voices: readonly ShownTestimonial[] }

/** The first voice speaks louder. */
export function TestimonialsSection({ heading, voices }: TestimonialsSectionProps) {
	return (
		<section className="pb-17 md:pb-26" aria-labelledby="quem-usa">
			<div className="wrap">
				<Eyebrow>Depoimentos</Eyebrow>
				<h2 id="quem-usa" className="mt-4 max-w-160 text-h2 lg:text-[3.375rem]">
					{heading}
				</h2>
				<div className="mt-11 grid gap-6 md:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr]">
					{voices.map((testimonial, i) => (
						<Voice key={testimonial.name} {...testimonial} loud={i === 0} />
					))}
				</div>
			</div>
		</section>
	)
}

function Voice({ name, role, text, rating, image, loud }: ShownTestimonial & { loud: boolean }) {
	return (
		<figure
			className={classNames(
				'flex flex-col rounded-card p-7.5',
				loud ? 'bg-teal-200 md:max-lg:col-span-full' : 'bg-white shadow-hairline',
			)}
		>
			<Stars size={17} rating={rating} />
			<blockquote
				className={classNames(
					'mt-4 mb-6.5 grow',
					loud
						? 'font-heading text-[1.6875rem] leading-[1.2] font-heavy tracking-[-0.01em]'
						: 'text-body leading-normal',
				)}
			>
				{text}
			</blockquote>
			<figcaption className="flex items-center gap-3 leading-[1.3]">
				<Avatar name={name} image={image} size={44} />
				<span>
					<b className="block">{name}</b>
					<span className={classNames('text-small', loud ? 'text-[#2a4f4c]' : 'text-ink-3')}>{role}</span>
				</span>
			</figcaption>
		</figure>
	)
}
