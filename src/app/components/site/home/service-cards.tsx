import { ArrowRight } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import type { Service } from '#app/content/services.ts'
import autoNight from '#content/drawings/scenes/auto-night.svg?url'
import { LazyDrawing } from '#drawings/lazy-drawing.tsx'
import { Vignette } from '#drawings/vignette.tsx'
import { classNames } from '#lib/class-names.ts'
import { ServiceLink, serviceCardLook } from './service-link.tsx'

type ServiceCardProps = { service: Service }

const cardLook = classNames(
	serviceCardLook,
	'flex h-full flex-col overflow-hidden rounded-card shadow-hairline transition-shadow hover:shadow-raised',
)

const arrowLook = 'absolute grid size-10 place-items-center rounded-full transition-colors'

/** The most asked for. */
export function FeatureCard({ service }: ServiceCardProps) {
	return (
		<article aria-label={service.title} className={classNames(cardLook, 'bg-navy-800 text-white')}>
			<div className="px-6 pt-6 pb-2 md:px-8 md:pt-8 md:pb-0">
				<p className="text-label leading-6.75 font-semibold text-amber-300">O mais pedido</p>
				<h3 className="mt-3.5 mb-3 text-[2.25rem] md:text-[2.75rem]">
					<ServiceLink service={service} />
				</h3>
				<p className="max-w-95 text-[1.125rem] leading-[1.45] text-navy-200">{service.description}</p>
			</div>
			<span
				className={classNames(
					arrowLook,
					'top-5.5 right-5 bg-amber-400 text-navy-950 group-hover:bg-amber-350 md:top-7 md:right-6',
				)}
			>
				<Icon of={ArrowRight} />
			</span>
			<LazyDrawing src={autoNight} className="mt-auto aspect-[2.2] min-h-50 w-full lg:aspect-auto lg:h-73" />
		</article>
	)
}

export function IllustratedCard({ service }: ServiceCardProps) {
	return (
		<article
			aria-label={service.title}
			className={classNames(cardLook, 'bg-white px-4 pt-28 pb-4.5 md:px-7 md:pt-41 md:pb-6')}
		>
			<Vignette service={service.slug} className="absolute inset-x-0 top-0 h-24 w-full md:h-35.5" />
			<h3 className="mb-2 text-[1.3125rem] md:text-[1.625rem]">
				<ServiceLink service={service} />
			</h3>
			<p className="text-small leading-[1.45] text-ink-2 md:pr-8.5 md:text-base md:leading-[1.45]">
				{service.description}
			</p>
			<span
				className={classNames(
					arrowLook,
					'right-5 bottom-6 bg-white inset-ring-[1.5px] inset-ring-line group-hover:bg-navy-900 group-hover:text-white max-md:hidden',
				)}
			>
				<Icon of={ArrowRight} />
			</span>
		</article>
	)
}
