import { data, Form, Link, useNavigation } from 'react-router'
import { clientAddressOf } from '#app/client-address.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { services } from '#app/services.ts'
import adminStyles from '#app/styles/admin.css?url'
import { confirmEmailChange, findEmailLink } from '#core/users/change-email.ts'
import type { Route } from './+types/confirm-email.ts'
import { keepScreen } from './keep-screen.ts'
import { SignInError } from './sign-in-error.tsx'
import { SignInFrame, signInLink } from './sign-in-frame.tsx'
import { signInHeaders, signInMeta } from './sign-in-page.ts'

export const handle = { hydrate: 'now' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export const meta: Route.MetaFunction = ({ matches }) => signInMeta(matches, 'Confirmar e-mail')

export const headers: Route.HeadersFunction = signInHeaders

/** Only shows what would change: programs that look at mails follow links before people do. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { db, now } = context.get(services)
	const link = await findEmailLink(db, { token: tokenOf(url), now: now() })
	return { email: link?.email }
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { db, now, identity, mailQueued } = context.get(services)
	const address = clientAddressOf(request)
	const result = await confirmEmailChange(db, {
		token: tokenOf(url),
		brand: identity.current().identity.name,
		address,
		now: now(),
	})
	if (!result.ok) return data({ confirmed: undefined, taken: result.reason === 'taken' }, 410)
	mailQueued()
	return { confirmed: result.email, taken: false }
}

function tokenOf(url: URL): string {
	return url.searchParams.get('token') ?? ''
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <SignInError error={error} />
}

export default function ConfirmEmail({ loaderData: { email }, actionData }: Route.ComponentProps) {
	const busy = useNavigation().formMethod === 'POST'
	if (actionData?.confirmed)
		return (
			<SignInFrame title="E-mail confirmado" lead="O endereço de antes deixou de valer.">
				<AlertBox tone="ok" className="mb-5">
					A partir de agora você entra com {actionData.confirmed}. As sessões abertas continuam.
				</AlertBox>
				<Link to="/admin/account" className={signInLink}>
					Ir para a conta
				</Link>
			</SignInFrame>
		)
	if (!email || actionData)
		return (
			<SignInFrame
				title="Este link não vale mais"
				lead={actionData?.taken ? 'Outra conta já usa este e-mail.' : 'Ele já foi usado ou o prazo passou.'}
			>
				<Link to="/admin/account" className={signInLink}>
					Pedir outro na conta
				</Link>
			</SignInFrame>
		)
	return (
		<SignInFrame title="Confirmar e-mail" lead={<span className="break-words">Você passa a entrar com {email}.</span>}>
			<Form method="post">
				<AdminButton type="submit" tone="action" className="w-full drawer:h-11" busy={busy} busyLabel="Confirmando...">
					Confirmar
				</AdminButton>
			</Form>
		</SignInFrame>
	)
}
