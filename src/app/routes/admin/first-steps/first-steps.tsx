import { data, redirect, useFetcher } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { readForm } from '#app/read-form.ts'
import { readPage } from '#app/read-page.ts'
import { services } from '#app/services.ts'
import { signedMilestones, signMilestone } from '#core/going-live/milestones.ts'
import { listStates } from '#core/integrations/states.ts'
import { countPosts } from '#core/posts/reading/count-posts.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { IdentityAnswer } from '../identity/answer-identity.server.ts'
import { DraftProvider, useIdentityDraft } from '../identity/use-identity-draft.ts'
import { viewIntegrations } from '../integrations/integration-view.ts'
import type { Route } from './+types/first-steps.ts'
import { FirstStepsScreen } from './first-steps-screen.tsx'
import { readSteps } from './read-steps.server.ts'
import { stepOf } from './steps.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Primeiros passos')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	return readPage(context, async (available) => {
		const { db, now: clock, identity, integrations } = available
		const now = clock()
		const [done, states, { published }] = await Promise.all([
			readSteps(available),
			listStates(db),
			countPosts(db, { now }),
		])
		const { version, identity: who, pictures } = identity.current()
		return {
			now,
			step: stepOf(url.searchParams, done),
			done,
			published,
			saved: { version, identity: who, pictures },
			views: viewIntegrations({ states, valueOf: integrations.valueOf, now }),
		}
	})
}

/** What only a person can say: that something was read, restored, or is as it stands. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request)
	const name = signedMilestones.find((each) => each === form['milestone'])
	if (!name) throw data(null, { status: 400 })
	const { db, now } = context.get(services)
	await signMilestone(db, { name, by: actingAdmin(request, context), now: now() })
	const next = form['next'] ?? ''
	return /^\/admin\/[\w?=/-]*$/.test(next) ? redirect(next) : data({ ok: true })
}

export default function FirstSteps({ loaderData }: Route.ComponentProps) {
	const fetcher = useFetcher<IdentityAnswer>()
	const draft = useIdentityDraft(loaderData.saved, fetcher.data)
	return (
		<DraftProvider value={draft}>
			<FirstStepsScreen {...loaderData} fetcher={fetcher} />
		</DraftProvider>
	)
}
