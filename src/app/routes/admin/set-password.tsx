import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { PasswordField } from '#app/components/admin/password-field.tsx'
import { readForm } from '#app/read-form.ts'
import { services } from '#app/services.ts'
import adminStyles from '#app/styles/admin.css?url'
import { findPasswordLink } from '#core/users/find-password-link.ts'
import { SHORTEST_PASSWORD } from '#core/users/password-length.ts'
import { passwordProblemTexts } from '#core/users/password-rules.ts'
import type { Route } from './+types/set-password.ts'
import { keepScreen } from './keep-screen.ts'
import { loginWith } from './login-notices.ts'
import { SignInError } from './sign-in-error.tsx'
import { SignInFrame, signInLink } from './sign-in-frame.tsx'
import { signInHeaders, signInMeta, tooManyTries, waitText } from './sign-in-page.ts'

export const handle = { hydrate: 'now' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export const meta: Route.MetaFunction = ({ matches }) => signInMeta(matches, 'Escolher senha')

export const headers: Route.HeadersFunction = signInHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
	const { db, now } = context.get(services)
	const link = await findPasswordLink(db, { token: tokenOf(url), now: now() })
	return link ? { email: link.email } : data({ email: undefined }, 410)
}

const passwordForm = z.object({ password: z.string(), repeated: z.string() })

export async function action({ request, url, context }: Route.ActionArgs) {
	const form = passwordForm.safeParse(await readForm(request))
	if (!form.success) return data({ problems: ['Escolha uma senha.'] }, 400)
	const { password, repeated } = form.data
	if (password !== repeated) return data({ problems: ['As duas senhas não são iguais.'] }, 400)

	const { auth } = context.get(services)
	const result = await auth.resetPassword(request.headers, { token: tokenOf(url), password })
	if (result.ok) return redirect(loginWith('senha-redefinida'))
	switch (result.reason) {
		case 'weak-password':
			return data({ problems: result.problems.map((problem) => passwordProblemTexts[problem]) }, 400)
		case 'link-over':
			return data({ problems: ['O link não vale mais. Peça outro.'] }, 410)
		case 'too-many-tries':
			return data({ problems: [waitText(result.retryAfterSeconds)] }, tooManyTries(result.retryAfterSeconds))
	}
}

function tokenOf(url: URL): string {
	return url.searchParams.get('token') ?? ''
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <SignInError error={error} />
}

export default function SetPassword({ loaderData, actionData }: Route.ComponentProps) {
	const busy = useNavigation().formMethod === 'POST'
	if (!loaderData.email) {
		return (
			<SignInFrame title="Este link não vale mais" lead="Ele já foi usado ou o prazo passou.">
				<Link to="/admin/esqueci-senha" className={signInLink}>
					Pedir outro link
				</Link>
			</SignInFrame>
		)
	}
	return (
		<SignInFrame title="Escolha sua senha" lead={<span className="break-words">Para a conta {loaderData.email}.</span>}>
			{actionData && (
				<AlertBox tone="err" className="mb-5">
					{actionData.problems.map((problem) => (
						<p key={problem}>{problem}</p>
					))}
				</AlertBox>
			)}
			<Form method="post" className="grid gap-4">
				{/* Tells password managers whose password this is. */}
				<input type="hidden" name="username" autoComplete="username" value={loaderData.email} readOnly />
				<PasswordField
					label="Nova senha"
					name="password"
					autoComplete="new-password"
					hint={`Pelo menos ${SHORTEST_PASSWORD} caracteres. Uma frase curta funciona bem.`}
				/>
				<PasswordField label="Repita a nova senha" name="repeated" autoComplete="new-password" />
				<AdminButton
					type="submit"
					tone="action"
					className="mt-2 w-full drawer:h-11"
					busy={busy}
					busyLabel="Salvando..."
				>
					Salvar senha
				</AdminButton>
			</Form>
		</SignInFrame>
	)
}
