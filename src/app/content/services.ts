import texts from './services.content.ts'

/** How the home page shows a service: one large card, four illustrated ones, then three lists. */
export type ServiceGroup = 'feature' | 'illustrated' | 'home' | 'business' | 'teams'

export type Service = {
	slug: string
	title: string
	description: string
	/** A file of content/drawings/icons. */
	icon: string
	url: `/seguros/${string}` | `/servicos/${string}`
	group: ServiceGroup
}

export const services: readonly Service[] = texts.services.map((service) => ({
	...service,
	slug: service.url.split('/')[2]!,
}))

const { headings } = texts

/** The three lists under the cards, in the order of the page. */
export const serviceLists = [
	{ group: 'home', heading: headings.home },
	{ group: 'business', heading: headings.business },
	{ group: 'teams', heading: headings.teams },
] as const satisfies readonly { group: ServiceGroup; heading: string }[]

export function servicesIn(group: ServiceGroup): Service[] {
	return services.filter((service) => service.group === group)
}
