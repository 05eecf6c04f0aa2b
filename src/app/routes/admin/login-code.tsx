import { useEffect, useRef } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { readForm } from '#app/read-form.ts'
import { services } from '#app/services.ts'
import adminStyles from '#app/styles/admin.css?url'
import { can } from '#core/users/rights.ts'
import type { Route } from './+types/login-code.ts'
import { destinationOf } from './destination.ts'
import { keepScreen } from './keep-screen.ts'
import { loginWith } from './login-notices.ts'
import { SignInError } from './sign-in-error.tsx'
import { SignInFrame, signInLink } from './sign-in-frame.tsx'
import { signInHeaders, signInMeta, tooManyTries, waitText } from './sign-in-page.ts'

export const handle = { hydrate: 'now' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export const meta: Route.MetaFunction = ({ matches }) => signInMeta(matches, 'Código de verificação')

export const headers: Route.HeadersFunction = signInHeaders

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { auth } = context.get(services)
	const wanted = url.searchParams.get('destino')
	const user = await auth.userOf(request.headers)
	if (user && can(user, 'enter')) throw redirect(destinationOf(wanted))
	if (!(await auth.owesCode(request.headers))) throw redirect('/admin/login')
	const recovery = url.searchParams.has('recuperacao')
	return { recovery, otherWay: hrefOf({ recovery: !recovery, wanted }) }
}

function hrefOf({ recovery, wanted }: { recovery: boolean; wanted: string | null }): string {
	const query = new URLSearchParams({ ...(recovery && { recuperacao: '' }), ...(wanted && { destino: wanted }) })
	return query.size > 0 ? `/admin/login/codigo?${query}` : '/admin/login/codigo'
}

const codeForm = z.object({ code: z.string().trim().min(1).max(40) })

export async function action({ request, url, context }: Route.ActionArgs) {
	const { auth } = context.get(services)
	const kind = url.searchParams.has('recuperacao') ? 'recovery' : 'app'
	const form = codeForm.safeParse(await readForm(request))
	if (!form.success) return data({ message: wrong[kind] }, 400)

	const result = await auth.enterCode(request.headers, { code: form.data.code, kind })
	if (result.ok) return redirect(destinationOf(url.searchParams.get('destino')), { headers: result.headers })
	switch (result.reason) {
		case 'wrong-code':
			return data({ message: wrong[kind] }, 401)
		case 'start-over':
			return redirect(loginWith('recomece'))
		case 'not-an-admin':
			return redirect(loginWith('acesso-negado'))
		case 'too-many-tries':
			return data({ message: waitText(result.retryAfterSeconds) }, tooManyTries(result.retryAfterSeconds))
	}
}

const wrong = {
	app: 'Código incorreto ou já usado. Espere o próximo código do aplicativo.',
	recovery: 'Código incorreto ou já usado. Tente outro da sua lista.',
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <SignInError error={error} />
}

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
	const { recovery, otherWay } = loaderData
	const busy = useNavigation().formMethod === 'POST'
	const lead = recovery
		? 'Use um dos códigos que você guardou. Cada um funciona uma única vez.'
		: 'Digite o código de seis números que o aplicativo mostra agora.'
	return (
		<SignInFrame title="Confirme que é você" lead={lead}>
			{actionData && (
				<AlertBox tone="err" className="mb-5">
					{actionData.message}
				</AlertBox>
			)}
			<Form method="post" className="grid gap-4">
				<CodeField key={recovery ? 'recovery' : 'app'} recovery={recovery} />
				<AdminButton
					type="submit"
					tone="action"
					className="mt-2 w-full drawer:h-11"
					busy={busy}
					busyLabel="Conferindo..."
				>
					Confirmar
				</AdminButton>
			</Form>
			<div className="mt-5 flex flex-wrap gap-x-6">
				<Link to={otherWay} className={signInLink}>
					{recovery ? 'Usar o aplicativo' : 'Usar código de recuperação'}
				</Link>
				<Link to="/admin/login" className={signInLink}>
					Voltar
				</Link>
			</div>
		</SignInFrame>
	)
}

/** The only thing to do on this page, so it has the focus. */
function CodeField({ recovery }: { recovery: boolean }) {
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => field.current?.focus(), [])
	if (recovery)
		return (
			<TextField ref={field} label="Código de recuperação" name="code" autoComplete="off" spellCheck={false} required />
		)
	return (
		<TextField
			ref={field}
			label="Código do aplicativo"
			name="code"
			inputMode="numeric"
			autoComplete="one-time-code"
			maxLength={12}
			required
		/>
	)
}
