import { publicPage } from '#app/cache-headers.ts'
import { About } from '#app/components/site/home/about.tsx'
import { Contact } from '#app/components/site/home/contact.tsx'
import { FiguresStrip } from '#app/components/site/home/figures-strip.tsx'
import { HomeHero } from '#app/components/site/home/home-hero.tsx'
import { Services } from '#app/components/site/home/services.tsx'
import { Testimonials } from '#app/components/site/home/testimonials.tsx'
import { useRevealOnScroll } from '#app/components/ui/reveal-on-scroll.ts'
import { pageMeta } from '#app/page-meta.ts'
import { services } from '#app/services.ts'
import { siteIn, siteUrlOf } from '#app/site.ts'
import { brokerageNode, websiteNode } from '#app/structured-data.ts'
import styles from '#app/styles/home-page.css?url'
import { shownClaims } from '#core/identity/claims.ts'
import { testimonialsFor } from '#core/identity/testimonials.ts'
import type { Route } from './+types/home.ts'
import type { SiteHandle } from './layout.tsx'

export const handle: SiteHandle = { header: 'scene', current: 'Início', styles }

export function loader({ context }: Route.LoaderArgs) {
	const { now, identity: held } = context.get(services)
	const { identity, pictures } = held.current()
	const claims = shownClaims('/', identity, now())
	return {
		claims,
		testimonials: claims.depoimentos ? testimonialsFor(null, identity, pictures) : [],
		about: identity.about,
		reviewsUrl: identity.reviewsUrl,
	}
}

export function headers() {
	return publicPage('site')
}

export const meta: Route.MetaFunction = ({ matches }) => {
	const siteUrl = siteUrlOf(matches)
	const site = siteIn(matches)
	return pageMeta(matches, {
		title: `${site.name} | Corretora de seguros em ${site.address.locality}, ${site.address.region}`,
		description: site.description,
		path: '/',
		image: '/media/share/site/home.png',
		graph: [brokerageNode(siteUrl, site), websiteNode(siteUrl, site)],
	})
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const { claims, testimonials, about, reviewsUrl } = loaderData
	useRevealOnScroll()
	return (
		<>
			<HomeHero claims={claims} />
			<FiguresStrip claims={claims} />
			<Testimonials claims={claims} testimonials={testimonials} reviewsUrl={reviewsUrl} />
			<Services />
			<About claims={claims} text={about} />
			<Contact />
		</>
	)
}
