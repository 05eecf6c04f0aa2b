import { type ReactNode, useEffect, useRef, useState } from 'react'
import { reveal } from '#app/components/ui/reveal.ts'
import type { ShownTestimonial } from '#core/identity/testimonials.ts'
import { scrollToNext, scrollToPosition } from './carousel-box.ts'
import { CarouselDots } from './carousel-dots.tsx'
import { PauseButton } from './pause-button.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import { useInterruptions } from './use-interruptions.ts'
import { usePosition } from './use-position.ts'

const INTERVAL_MS = 5000

type TestimonialCarouselProps = {
	testimonials: readonly ShownTestimonial[]
	/** Stands at the other end of the dots' line. */
	children: ReactNode
}

/** A row to swipe, of 1, 2 or 3 cards. Once React is there, it also moves by itself and by its dots. */
export function TestimonialCarousel({ testimonials, children }: TestimonialCarouselProps) {
	const area = useRef<HTMLDivElement>(null)
	const box = useRef<HTMLUListElement>(null)
	const [paused, setPaused] = useState(false)
	const interrupted = useInterruptions(area)
	const position = usePosition(box)

	useEffect(() => {
		if (paused || interrupted) return
		const timer = setInterval(() => box.current && scrollToNext(box.current), INTERVAL_MS)
		return () => clearInterval(timer)
	}, [paused, interrupted])

	return (
		<div ref={area} className="relative">
			<ul
				ref={box}
				aria-label="Depoimentos de clientes"
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
				tabIndex={0}
				className="testimonial-row"
			>
				{testimonials.map((testimonial, index) => (
					<li key={testimonial.name} {...reveal(index % 3)}>
						<TestimonialCard {...testimonial} />
					</li>
				))}
			</ul>
			<div className="mt-4 -mb-2 flex min-h-11 flex-wrap items-center md:mt-5.75">
				<PauseButton paused={paused} onToggle={() => setPaused(!paused)} />
				<CarouselDots
					cards={testimonials.length}
					position={position}
					onShow={(chosen) => box.current && scrollToPosition(box.current, chosen)}
				/>
				{children}
			</div>
		</div>
	)
}
