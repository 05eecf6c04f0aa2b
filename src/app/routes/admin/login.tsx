import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { PasswordField } from '#app/components/admin/password-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { isNoAnswer } from '#app/is-no-answer.ts'
import { readForm } from '#app/read-form.ts'
import { correlationId, services } from '#app/services.ts'
import adminStyles from '#app/styles/admin.css?url'
import type { SignInResult } from '#core/users/auth.ts'
import { can } from '#core/users/rights.ts'
import type { Route } from './+types/login.ts'
import { destinationOf } from './destination.ts'
import { InitialiseSystem } from './initialise-system.tsx'
import { keepScreen } from './keep-screen.ts'
import { noticeOf } from './login-notices.ts'
import { SignInError } from './sign-in-error.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInHeaders, signInMeta, tooManyTries, waitText } from './sign-in-page.ts'

export const handle = { hydrate: 'now' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export const meta: Route.MetaFunction = () => signInMeta('Entrar')

export const headers: Route.HeadersFunction = signInHeaders

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { auth, log } = context.get(services)
	const user = await auth.userOf(request.headers).catch((error: unknown) => {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'the session could not be checked')
		return undefined
	})
	if (user === undefined) return data({ notice: { tone: 'err', text: texts.unchecked } as const }, 503)
	if (user && can(user, 'enter')) throw redirect(destinationOf(url.searchParams.get('destino')))
	return { notice: noticeOf(url.searchParams.get('aviso')) }
}

const signInForm = z.object({ email: z.email().max(254), password: z.string().min(1).max(128) })

export async function action({ request, url, context }: Route.ActionArgs) {
	const { auth, log } = context.get(services)
	const form = signInForm.safeParse(await readForm(request))
	if (!form.success) return data({ message: texts.invalid, canInitialise: true }, 400)

	const result = await auth.signIn(request.headers, form.data).catch((error: unknown) => {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'signing in failed')
		return undefined
	})
	if (!result) return data({ message: texts.fault, canInitialise: false }, 503)
	const wanted = url.searchParams.get('destino')
	if (result.ok) return redirect(destinationOf(wanted), { headers: result.headers })
	if (result.reason === 'code-needed') {
		const query = wanted ? `?${new URLSearchParams({ destino: wanted })}` : ''
		return redirect(`/admin/login/codigo${query}`, { headers: result.headers })
	}
	const refusal = { message: explain(result), canInitialise: result.reason === 'invalid-credentials' }
	return data(refusal, result.reason === 'too-many-tries' ? tooManyTries(result.retryAfterSeconds) : 401)
}

/** Where the server does not answer, what was typed stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction()
	} catch (error) {
		if (!isNoAnswer(error)) throw error
		return data({ message: texts.fault, canInitialise: false }, 503)
	}
}

const texts = {
	invalid: 'Credenciais inválidas. Verifique seu email e senha.',
	denied: 'Acesso negado. Você precisa ser um administrador.',
	fault: 'Erro ao fazer login. Tente novamente.',
	unchecked: 'Erro ao verificar permissões de administrador.',
}

function explain(result: Exclude<SignInResult, { ok: true } | { reason: 'code-needed' }>): string {
	switch (result.reason) {
		case 'invalid-credentials':
			return texts.invalid
		case 'not-an-admin':
			return texts.denied
		case 'refused':
			return result.message || texts.fault
		case 'too-many-tries':
			return waitText(result.retryAfterSeconds)
	}
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <SignInError error={error} />
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
	const busy = useNavigation().formMethod === 'POST'
	const { notice } = loaderData
	return (
		<SignInFrame title="Painel Administrativo" lead="Entre com a conta de administrador.">
			{actionData ? (
				<AlertBox tone="err" className="mb-5">
					{actionData.message}
				</AlertBox>
			) : (
				notice && (
					<AlertBox tone={notice.tone} className="mb-5">
						{notice.text}
					</AlertBox>
				)
			)}
			<Form method="post" className="grid gap-4">
				<TextField label="E-mail" type="email" name="email" autoComplete="username" maxLength={254} required />
				<PasswordField
					label="Senha"
					name="password"
					autoComplete="current-password"
					aside={
						<Link to="/admin/esqueci-senha" className="-my-3 inline-block py-3 hover:text-ink hover:underline">
							Esqueci minha senha
						</Link>
					}
				/>
				<AdminButton
					type="submit"
					tone="action"
					className="mt-2 w-full drawer:h-11"
					busy={busy}
					busyLabel="Entrando..."
				>
					Entrar
				</AdminButton>
			</Form>
			{actionData?.canInitialise && <InitialiseSystem />}
		</SignInFrame>
	)
}
