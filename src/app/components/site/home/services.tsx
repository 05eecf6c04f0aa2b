import { reveal } from '#app/components/ui/reveal.ts'
import { serviceLists, servicesIn } from '#app/content/services.ts'
import { CustomInsurance } from './custom-insurance.tsx'
import { HomeSection } from './home-section.tsx'
import { SectionOpening } from './section-heading.tsx'
import { FeatureCard, IllustratedCard } from './service-cards.tsx'
import { ServiceList } from './service-list.tsx'

/** One large, four illustrated, fifteen in three lists: people look for one product, and equal weight would hide it. */
export function Services() {
	return (
		<HomeSection id="serviços" className="bg-paper-2">
			<div className="wrap">
				<SectionOpening of="serviços" label="Serviços" title="Vinte jeitos de ficar em terra firme">
					<p>Comece pelo que mais pedem. O resto está logo abaixo, separado por quem vai usar.</p>
				</SectionOpening>
				<ul className="grid gap-3 sm:grid-cols-2 md:gap-5 lg:grid-cols-[1.24fr_1fr_1fr] lg:grid-rows-[repeat(2,minmax(17rem,auto))]">
					{servicesIn('feature').map((service) => (
						<li key={service.slug} className="sm:col-span-2 lg:col-span-1 lg:row-span-2" {...reveal()}>
							<FeatureCard service={service} />
						</li>
					))}
					{servicesIn('illustrated').map((service, index) => (
						<li key={service.slug} {...reveal(index + 1)}>
							<IllustratedCard service={service} />
						</li>
					))}
				</ul>
				<div className="mt-11 grid gap-x-12 gap-y-9 md:mt-14 md:grid-cols-2 lg:grid-cols-3">
					{serviceLists.map(({ group, heading }, index) => (
						<ServiceList key={group} heading={heading} services={servicesIn(group)} step={index} />
					))}
				</div>
				<CustomInsurance />
			</div>
		</HomeSection>
	)
}
