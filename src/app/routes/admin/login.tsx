import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { parseForm, readSent } from '#app/components/admin/form/submission.ts'
import type { FormAnswer } from '#app/components/admin/form/use-schema-form.ts'
import { PasswordField } from '#app/components/admin/password-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { isNoAnswer } from '#app/is-no-answer.ts'
import { correlationId, services } from '#app/services.ts'
import adminStyles from '#app/styles/admin.css?url'
import type { SignInResult } from '#core/users/auth.ts'
import { findDoor } from '#core/users/first-entry.ts'
import { newAdminSchema } from '#core/users/new-admin.ts'
import { can } from '#core/users/rights.ts'
import type { Route } from './+types/login.ts'
import { destinationOf } from './destination.ts'
import { FirstVisit, FirstVisitLink } from './first-visit.tsx'
import { InitialiseSystem } from './initialise-system.tsx'
import { keepScreen } from './keep-screen.ts'
import { noticeOf } from './login-notices.ts'
import { setUp } from './set-up.server.ts'
import { SignInError } from './sign-in-error.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInHeaders, signInMeta, tooManyTries, waitText } from './sign-in-page.ts'

export const handle = { hydrate: 'now' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export const meta: Route.MetaFunction = ({ matches }) => signInMeta(matches, 'Entrar')

export const headers: Route.HeadersFunction = signInHeaders

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { auth, db, log } = context.get(services)
	try {
		const user = await auth.userOf(request.headers)
		if (user && can(user, 'enter')) throw redirect(destinationOf(url.searchParams.get('destino')))
		const door = await findDoor(db)
		const asked = url.searchParams.get('acesso') === 'primeiro'
		return {
			notice: noticeOf(url.searchParams.get('aviso')),
			door,
			offersSetUp: door === 'no-admin' || (door === 'not-entered' && asked),
		}
	} catch (error) {
		if (error instanceof Response) throw error
		log.error({ err: error, correlationId: context.get(correlationId) }, 'the session could not be checked')
		const notice = { tone: 'err', text: texts.unchecked } as const
		return data({ notice, door: 'entered' as const, offersSetUp: false }, 503)
	}
}

const signInForm = z.object({ email: z.email().max(254), password: z.string().min(1).max(128) })

export async function action({ request, url, context }: Route.ActionArgs) {
	const { auth, log } = context.get(services)
	const sent = await readSent(request)
	if (sent.get('intent') === 'set-up') return setUp(parseForm(sent, newAdminSchema), { request, context })
	const form = signInForm.safeParse(Object.fromEntries(sent))
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
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const sent = await request.clone().formData()
	try {
		return await serverAction()
	} catch (error) {
		if (!isNoAnswer(error)) throw error
		if (sent.get('intent') === 'set-up') return data({ setUp: NOT_ANSWERED }, 503)
		return data({ message: texts.fault, canInitialise: false }, 503)
	}
}

const NOT_ANSWERED: FormAnswer = {
	status: 'error',
	error: { '': ['Erro ao inicializar sistema: o servidor não respondeu. Tente de novo.'] },
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
	const { notice, door, offersSetUp } = loaderData
	const refusedSetUp = actionData && 'setUp' in actionData ? actionData : undefined
	const refusedSignIn = actionData && 'message' in actionData ? actionData : undefined
	// Who tried to sign in gets the form for that.
	if (refusedSetUp || (offersSetUp && !refusedSignIn)) {
		return (
			<SignInFrame title="Primeiro acesso" lead="Este site ainda não tem administrador. Crie a sua conta para começar.">
				<FirstVisit answer={refusedSetUp?.setUp} />
			</SignInFrame>
		)
	}
	return (
		<SignInFrame title="Painel Administrativo" lead="Entre com a conta de administrador.">
			{refusedSignIn ? (
				<AlertBox tone="err" className="mb-5">
					{refusedSignIn.message}
				</AlertBox>
			) : (
				notice && (
					<AlertBox tone={notice.tone} className="mb-5">
						{notice.text}
					</AlertBox>
				)
			)}
			<SignInForm />
			{refusedSignIn?.canInitialise && <InitialiseSystem />}
			{door === 'not-entered' && <FirstVisitLink />}
		</SignInFrame>
	)
}

function SignInForm() {
	const busy = useNavigation().formMethod === 'POST'
	return (
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
			<AdminButton type="submit" tone="action" className="mt-2 w-full drawer:h-11" busy={busy} busyLabel="Entrando...">
				Entrar
			</AdminButton>
		</Form>
	)
}
