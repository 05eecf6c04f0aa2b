import { publicPage } from '#app/cache-headers.ts'
import { DataRequestForm } from '#app/components/site/forms/data-request-form.tsx'
import { LegalPage } from '#app/components/site/legal/legal-page.tsx'
import { legalTexts } from '#app/content/legal/all.ts'
import { fillPage } from '#app/content/legal/fill-page.ts'
import { legalTold, legalValues } from '#app/content/legal/legal-values.ts'
import { handleDataRequest } from '#app/data-requests/handle-data-request.server.ts'
import { keepWhileSending, sendLead } from '#app/leads/send-lead.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/your-data.ts'
import { legalMeta } from './legal-meta.ts'

const written = legalTexts.find(({ path }) => path === '/seus-dados')!

export function loader({ context }: Route.LoaderArgs) {
	const { identity, now, backupsKept } = context.get(services)
	return { told: legalTold(written, { ...identity.current(), fresh: identity.fresh, now: now(), backupsKept }) }
}

export function action(args: Route.ActionArgs) {
	return handleDataRequest(args)
}

export const clientAction = sendLead

export const shouldRevalidate = keepWhileSending

export function headers() {
	return publicPage('site')
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	loaderData ? legalMeta(matches, fillPage(written, legalValues(loaderData.told))) : []

export default function YourData({ loaderData }: Route.ComponentProps) {
	return (
		<LegalPage page={fillPage(written, legalValues(loaderData.told))}>
			<DataRequestForm />
		</LegalPage>
	)
}
