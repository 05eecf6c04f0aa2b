import { data } from 'react-router'
import { publicPage } from '#app/cache-headers.ts'
import { LegalPage } from '#app/components/site/legal/legal-page.tsx'
import { legalTexts } from '#app/content/legal/all.ts'
import { fillPage } from '#app/content/legal/fill-page.ts'
import type { LegalText } from '#app/content/legal/legal-page.ts'
import { legalTold, legalValues } from '#app/content/legal/legal-values.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/legal.ts'
import { legalMeta } from './legal-meta.ts'

export function loader({ url, context }: Route.LoaderArgs) {
	const page = findLegalText(url.pathname.replace(/\/$/, ''))
	if (!page) throw data(null, { status: 404 })
	const { identity, now, backupsKept } = context.get(services)
	const { fresh } = identity
	return { path: page.path, told: legalTold(page, { ...identity.current(), fresh, now: now(), backupsKept }) }
}

export function headers() {
	return publicPage('site')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const text = loaderData && findLegalText(loaderData.path)
	return text ? legalMeta(matches, fillPage(text, legalValues(loaderData.told))) : []
}

export default function Legal({ loaderData }: Route.ComponentProps) {
	const { path, told } = loaderData
	return <LegalPage page={fillPage(findLegalText(path)!, legalValues(told))} />
}

function findLegalText(path: string): LegalText | undefined {
	return legalTexts.find((page) => page.path === path)
}
