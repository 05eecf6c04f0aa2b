import { data } from 'react-router'
import { publicPage } from '#app/cache-headers.ts'
import { LandingFloatingButtons } from '#app/components/site/landing/landing-floating-buttons.tsx'
import { LandingPage } from '#app/components/site/landing/landing-page.tsx'
import { findLanding } from '#app/content/landing/all.ts'
import type { LandingContent } from '#app/content/landing/landing-content.ts'
import { landingWithClaims } from '#app/content/landing/landing-with-claims.ts'
import { handleLead } from '#app/leads/handle-lead.server.ts'
import { keepWhileSending, sendLead } from '#app/leads/send-lead.ts'
import { pageMeta } from '#app/page-meta.ts'
import { services } from '#app/services.ts'
import { siteIn, siteUrlOf } from '#app/site.ts'
import { breadcrumbNode, brokerageNode, faqNode, serviceNode } from '#app/structured-data.ts'
import styles from '#app/styles/landing-page.css?url'
import { claimsFor } from '#core/identity/claims.ts'
import { testimonialsFor } from '#core/identity/testimonials.ts'
import { brasiliaYear } from '#lib/brasilia-time.ts'
import type { SiteHandle } from '../site/layout.tsx'
import type { Route } from './+types/landing.ts'

export const handle: SiteHandle = { header: 'night', FloatingButtons: LandingFloatingButtons, styles }

export function loader({ params, url, context }: Route.LoaderArgs) {
	const { slug, path } = contentAt(params.slug, url)
	const { now: clock, identity: held } = context.get(services)
	const now = clock()
	const { identity, pictures } = held.current()
	const claims = claimsFor(path, identity, now)
	const { rating, figure: reviews } = identity.claims.avaliacoes
	return {
		slug,
		claims,
		rated: claims.includes('avaliacoes') ? { rating, reviews } : undefined,
		testimonials: claims.includes('depoimentos') ? testimonialsFor(slug, identity, pictures) : [],
		currentYear: brasiliaYear(now),
	}
}

export function action(args: Route.ActionArgs) {
	return handleLead(args, { quote: contentAt(args.params.slug, args.url) })
}

export const clientAction = sendLead

export const shouldRevalidate = keepWhileSending

export function headers() {
	return publicPage('site')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const marked = loaderData && findLanding(loaderData.slug)
	if (!marked) return []
	const content = landingWithClaims(marked, loaderData.claims)
	const { title, metaTitle = title, metaDescription: description, path, faqs } = content
	const siteUrl = siteUrlOf(matches)
	const site = siteIn(matches)
	return pageMeta(matches, {
		title: `${metaTitle} | ${site.name}`,
		description,
		path,
		image: `/media/share/landing/${content.slug}.png`,
		graph: [
			brokerageNode(siteUrl, site),
			serviceNode(siteUrl, { title, description, path }),
			faqNode(faqs),
			breadcrumbNode(siteUrl, [
				{ name: 'Início', path: '/' },
				{ name: title, path },
			]),
		],
	})
}

export default function Landing({ loaderData }: Route.ComponentProps) {
	const { slug, ...told } = loaderData
	return <LandingPage key={slug} content={findLanding(slug)!} {...told} />
}

/** Seguros and serviços share this module; a product is found under its own path only. */
function contentAt(slug: string, url: URL): LandingContent {
	const content = findLanding(slug)
	if (!content || !url.pathname.startsWith(content.path)) throw data(null, { status: 404 })
	return content
}
