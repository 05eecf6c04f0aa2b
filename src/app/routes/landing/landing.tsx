import { data } from 'react-router'
import { publicPage } from '#app/cache-headers.ts'
import { LandingFloatingButtons } from '#app/components/site/landing/landing-floating-buttons.tsx'
import { LandingPage } from '#app/components/site/landing/landing-page.tsx'
import { findLanding } from '#app/content/landing/all.ts'
import type { LandingContent } from '#app/content/landing/landing-content.ts'
import { landingWithClaims } from '#app/content/landing/landing-with-claims.ts'
import { claimsFor } from '#app/content/marketing/claims-for.ts'
import { handleLead } from '#app/leads/handle-lead.server.ts'
import { keepWhileSending, sendLead } from '#app/leads/send-lead.ts'
import { pageMeta, siteUrlOf } from '#app/page-meta.ts'
import { services } from '#app/services.ts'
import { breadcrumbNode, brokerageNode, faqNode, serviceNode } from '#app/structured-data.ts'
import { site } from '#config/site.ts'
import { brasiliaYear } from '#lib/brasilia-time.ts'
import type { SiteHandle } from '../site/layout.tsx'
import type { Route } from './+types/landing.ts'

export const handle: SiteHandle = { header: 'night', FloatingButtons: LandingFloatingButtons }

export function loader({ params, url, context }: Route.LoaderArgs) {
	const { slug, path } = contentAt(params.slug, url)
	const now = context.get(services).now()
	return { slug, claims: claimsFor(path, { now }), currentYear: brasiliaYear(now) }
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
	return pageMeta(matches, {
		title: `${metaTitle} | ${site.name}`,
		description,
		path,
		image: `/media/share/landing/${content.slug}.png`,
		graph: [
			brokerageNode(siteUrl),
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
	const { slug, claims, currentYear } = loaderData
	return <LandingPage key={slug} content={findLanding(slug)!} claims={claims} currentYear={currentYear} />
}

/** Seguros and serviços share this module; a product is found under its own path only. */
function contentAt(slug: string, url: URL): LandingContent {
	const content = findLanding(slug)
	if (!content || !url.pathname.startsWith(content.path)) throw data(null, { status: 404 })
	return content
}
