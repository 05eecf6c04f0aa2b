import { data } from 'react-router'
import { publicPage } from '#app/cache-headers.ts'
import { PlaceholderPage } from '#app/components/site/placeholder/placeholder-page.tsx'
import { findPlaceholder, type PlaceholderProduct } from '#app/content/placeholders.ts'
import { handleLead } from '#app/leads/handle-lead.server.ts'
import { keepWhileSending, sendLead } from '#app/leads/send-lead.ts'
import { pageMeta } from '#app/page-meta.ts'
import { siteIn } from '#app/site.ts'
import type { Route } from './+types/placeholder.ts'

export function loader({ url }: Route.LoaderArgs) {
	return { slug: productAt(url).slug }
}

export function action(args: Route.ActionArgs) {
	return handleLead(args, { notify: productAt(args.url) })
}

export const clientAction = sendLead

export const shouldRevalidate = keepWhileSending

export function headers() {
	return publicPage('site')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const product = loaderData && findPlaceholder(loaderData.slug)
	if (!product) return []
	const { title, sentence: description, path } = product
	const image = '/media/share/site/home.png'
	return pageMeta(matches, { title: `${title} | ${siteIn(matches).name}`, description, path, image, hidden: true })
}

export default function Placeholder({ loaderData }: Route.ComponentProps) {
	return <PlaceholderPage key={loaderData.slug} product={findPlaceholder(loaderData.slug)!} />
}

function productAt({ pathname }: URL): PlaceholderProduct {
	const product = findPlaceholder(pathname.split('/')[2] ?? '')
	if (!product) throw data(null, { status: 404 })
	return product
}
