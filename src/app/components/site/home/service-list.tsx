import { ChevronRight } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import { reveal } from '#app/components/ui/reveal.ts'
import type { Service } from '#app/content/services.ts'
import { ProductIcon } from '#drawings/product-icon.tsx'
import { classNames } from '#lib/class-names.ts'
import { ServiceLink, serviceCardLook } from './service-link.tsx'

type ServiceListProps = { heading: string; services: readonly Service[]; step: number }

export function ServiceList({ heading, services, step }: ServiceListProps) {
	return (
		<div {...reveal(step)}>
			<h3 className="border-b-2 border-navy-900 pb-3.5 text-[1.375rem]">{heading}</h3>
			<ul>
				{services.map((service) => (
					<li
						key={service.slug}
						className={classNames(serviceCardLook, 'flex items-center gap-4 border-b border-line py-3.25')}
					>
						<ProductIcon name={service.icon} size={36} className="shrink-0" />
						<span>
							<span className="block leading-[1.3] font-semibold">
								<ServiceLink service={service} />
							</span>
							<span className="block text-small leading-[1.35] text-ink-2">{service.description}</span>
						</span>
						<Icon
							of={ChevronRight}
							className="ml-auto shrink-0 text-ink-3 transition-transform group-hover:translate-x-1 group-hover:text-ink"
						/>
					</li>
				))}
			</ul>
		</div>
	)
}
