import { useFetcher } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { landingPages } from '#app/content/landing/all.ts'
import { readPage } from '#app/read-page.ts'
import { fictionalValuesLeft } from '#core/identity/fictional-values.ts'
import { listIdentityVersions } from '#core/identity/list-identity-versions.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/identity.ts'
import { answerIdentity, type IdentityAnswer } from './answer-identity.server.ts'
import { IdentityScreen } from './identity-screen.tsx'
import { BRAND_BLANK } from './preview/preview.tsx'
import { DraftProvider, useIdentityDraft } from './use-identity-draft.ts'
import { tellSave } from './use-save.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Identidade')

export function headers() {
	return NO_STORE
}

export function loader({ context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, now, identity, siteUrl }) => {
		const history = await listIdentityVersions(db)
		const { version, identity: who, pictures } = identity.current()
		return {
			now: now(),
			saved: { version, identity: who, pictures },
			history,
			fictional: fictionalValuesLeft(who, identity.fresh),
			products: landingPages.map(({ slug, title }) => ({ slug, title })),
			mail: mailText('boletim', {
				marca: BRAND_BLANK,
				confirmar: `${siteUrl}/boletim/confirmar`,
				sair: `${siteUrl}/boletim/sair`,
			}),
		}
	})
}

export function action(args: Route.ActionArgs) {
	return answerIdentity(args)
}

/** Where the server does not answer the screen stays, with what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	return toldAction<IdentityAnswer>(serverAction, {
		tell: tellSave,
		unanswered: (why) => ({ kind: 'failed', message: `${why} O que você digitou continua aqui.` }),
	})
}

export default function Identity({ loaderData }: Route.ComponentProps) {
	const fetcher = useFetcher<IdentityAnswer>()
	const draft = useIdentityDraft(loaderData.saved, fetcher.data)
	return (
		<DraftProvider value={draft}>
			<IdentityScreen {...loaderData} fetcher={fetcher} />
		</DraftProvider>
	)
}
