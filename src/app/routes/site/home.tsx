import { publicPage } from '#app/cache-headers.ts'
import { About } from '#app/components/site/home/about.tsx'
import { Contact } from '#app/components/site/home/contact.tsx'
import { FiguresStrip } from '#app/components/site/home/figures-strip.tsx'
import { HomeHero } from '#app/components/site/home/home-hero.tsx'
import { Services } from '#app/components/site/home/services.tsx'
import { Testimonials } from '#app/components/site/home/testimonials.tsx'
import { useRevealOnScroll } from '#app/components/ui/reveal-on-scroll.ts'
import { claimsFor } from '#app/content/marketing/claims-for.ts'
import { pageMeta, siteUrlOf } from '#app/page-meta.ts'
import { services } from '#app/services.ts'
import { brokerageNode, websiteNode } from '#app/structured-data.ts'
import { site } from '#config/site.ts'
import type { Route } from './+types/home.ts'
import type { SiteHandle } from './layout.tsx'

export const handle: SiteHandle = { header: 'scene', current: 'Início' }

export function loader({ context }: Route.LoaderArgs) {
	return { claims: claimsFor('/', { now: context.get(services).now() }) }
}

export function headers() {
	return publicPage('site')
}

export const meta: Route.MetaFunction = ({ matches }) => {
	const siteUrl = siteUrlOf(matches)
	return pageMeta(matches, {
		title: `${site.name} | Corretora de seguros em ${site.address.locality}, ${site.address.region}`,
		description: site.description,
		path: '/',
		image: '/media/share/site/home.png',
		graph: [brokerageNode(siteUrl), websiteNode(siteUrl)],
	})
}

export default function Home({ loaderData: { claims } }: Route.ComponentProps) {
	useRevealOnScroll()
	return (
		<>
			<HomeHero claims={claims} />
			<FiguresStrip claims={claims} />
			<Testimonials claims={claims} />
			<Services />
			<About claims={claims} />
			<Contact />
		</>
	)
}
