import { data } from 'react-router'
import { publicPage } from '#app/cache-headers.ts'
import { LegalPage } from '#app/components/site/legal/legal-page.tsx'
import { legalTexts } from '#app/content/legal/all.ts'
import { fillPage } from '#app/content/legal/fill-page.ts'
import type { LegalText } from '#app/content/legal/legal-page.ts'
import { legalValues } from '#app/content/legal/legal-values.ts'
import { claimsInForce } from '#app/content/marketing/claims-for.ts'
import { pageMeta, siteUrlOf } from '#app/page-meta.ts'
import { services } from '#app/services.ts'
import { breadcrumbNode } from '#app/structured-data.ts'
import { site } from '#config/site.ts'
import type { Route } from './+types/legal.ts'

export function loader({ url, context }: Route.LoaderArgs) {
	const page = findLegalText(url.pathname.replace(/\/$/, ''))
	if (!page) throw data(null, { status: 404 })
	return { path: page.path, claims: claimsInForce({ now: context.get(services).now() }) }
}

export function headers() {
	return publicPage('site')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const text = loaderData && findLegalText(loaderData.path)
	if (!text) return []
	const { title, metaDescription: description, path } = fillPage(text, { ...legalValues, claims: loaderData.claims })
	const steps = [
		{ name: 'Início', path: '/' },
		{ name: title, path },
	]
	return pageMeta(matches, {
		title: `${title} | ${site.name}`,
		description,
		path,
		image: `/media/share/site${path}.png`,
		graph: [breadcrumbNode(siteUrlOf(matches), steps)],
	})
}

export default function Legal({ loaderData }: Route.ComponentProps) {
	const { path, claims } = loaderData
	return <LegalPage page={fillPage(findLegalText(path)!, { ...legalValues, claims })} />
}

function findLegalText(path: string): LegalText | undefined {
	return legalTexts.find((page) => page.path === path)
}
