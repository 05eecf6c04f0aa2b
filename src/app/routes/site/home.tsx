import { publicPage } from '#app/cache-headers.ts'
import { FiguresStrip } from '#app/components/site/figures-strip.tsx'
import { HomeHero } from '#app/components/site/home-hero.tsx'
import { site } from '#config/site.ts'
import type { Route } from './+types/home.ts'
import type { SiteHandle } from './layout.tsx'

export const handle: SiteHandle = { header: 'scene', current: 'Início' }

export function headers() {
	return publicPage('site')
}

export const meta: Route.MetaFunction = () => [
	{ title: `${site.name} | Corretora de seguros em ${site.address.locality}, ${site.address.region}` },
	{ name: 'description', content: site.description },
]

export default function Home() {
	return (
		<>
			<HomeHero />
			<FiguresStrip />
		</>
	)
}
