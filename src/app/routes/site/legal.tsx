import { data } from 'react-router'
import { publicPage } from '#app/cache-headers.ts'
import { LegalPage } from '#app/components/site/legal/legal-page.tsx'
import { legalPages } from '#app/content/legal/all.ts'
import type { LegalPage as LegalContent } from '#app/content/legal/legal-page.ts'
import { pageMeta, siteUrlOf } from '#app/page-meta.ts'
import { breadcrumbNode } from '#app/structured-data.ts'
import { site } from '#config/site.ts'
import type { Route } from './+types/legal.ts'

export function loader({ url }: Route.LoaderArgs) {
	const page = findLegalPage(url.pathname.replace(/\/$/, ''))
	if (!page) throw data(null, { status: 404 })
	return { path: page.path }
}

export function headers() {
	return publicPage('site')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const page = loaderData && findLegalPage(loaderData.path)
	if (!page) return []
	const { title, metaDescription: description, path } = page
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
	return <LegalPage page={findLegalPage(loaderData.path)!} />
}

function findLegalPage(path: string): LegalContent | undefined {
	return legalPages.find((page) => page.path === path)
}
