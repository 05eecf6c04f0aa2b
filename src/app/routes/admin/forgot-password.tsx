import { data, Form, Link, useNavigation } from 'react-router'
import { z } from 'zod'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { readForm } from '#app/read-form.ts'
import { services } from '#app/services.ts'
import adminStyles from '#app/styles/admin.css?url'
import type { Route } from './+types/forgot-password.ts'
import { keepScreen } from './keep-screen.ts'
import { SignInError } from './sign-in-error.tsx'
import { SignInFrame, signInLink } from './sign-in-frame.tsx'
import { signInHeaders, signInMeta, tooManyTries, waitText } from './sign-in-page.ts'

export const handle = { hydrate: 'now' }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export const meta: Route.MetaFunction = ({ matches }) => signInMeta(matches, 'Nova senha')

export const headers: Route.HeadersFunction = signInHeaders

export function loader({ context }: Route.LoaderArgs) {
	return { mailConfigured: context.get(services).mailConfigured }
}

const resetForm = z.object({ email: z.email().max(254) })

export async function action({ request, context }: Route.ActionArgs) {
	const form = resetForm.safeParse(await readForm(request))
	if (!form.success) return data({ sent: false, message: 'Informe um e-mail válido.' }, 400)
	const result = await context.get(services).auth.requestReset(request.headers, form.data.email)
	if (!result.ok)
		return data({ sent: false, message: waitText(result.retryAfterSeconds) }, tooManyTries(result.retryAfterSeconds))
	return { sent: true, message: '' }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <SignInError error={error} />
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
	const busy = useNavigation().formMethod === 'POST'
	if (actionData?.sent && !loaderData.mailConfigured) {
		return (
			<SignInFrame title="Nenhum e-mail foi enviado" lead="Este servidor ainda não envia e-mails.">
				<AlertBox tone="warn" className="mb-4">
					Se houver uma conta com este e-mail, o link só sai quando o envio for configurado. Fale com um administrador.
				</AlertBox>
				<Link to="/admin/login" className={signInLink}>
					Voltar ao login
				</Link>
			</SignInFrame>
		)
	}
	if (actionData?.sent) {
		return (
			<SignInFrame title="Confira seu e-mail" lead="Se houver uma conta com este e-mail, o link está a caminho.">
				<AlertBox tone="ok" className="mb-4">
					O link vale por 1 hora e funciona uma única vez. Não chegou? Olhe também a caixa de spam.
				</AlertBox>
				<Link to="/admin/login" className={signInLink}>
					Voltar ao login
				</Link>
			</SignInFrame>
		)
	}
	return (
		<SignInFrame
			title="Esqueci minha senha"
			lead={
				loaderData.mailConfigured
					? 'Enviamos um link para você escolher uma nova.'
					: 'Este servidor ainda não envia e-mails. Peça ajuda a um administrador.'
			}
		>
			{actionData && (
				<AlertBox tone="err" className="mb-5">
					{actionData.message}
				</AlertBox>
			)}
			<Form method="post" className="grid gap-4">
				<TextField label="E-mail" type="email" name="email" autoComplete="username" maxLength={254} required />
				<AdminButton
					type="submit"
					tone="action"
					className="mt-2 w-full drawer:h-11"
					busy={busy}
					busyLabel="Enviando..."
				>
					Enviar link
				</AdminButton>
			</Form>
			<Link to="/admin/login" className={`${signInLink} mt-5`}>
				Voltar ao login
			</Link>
		</SignInFrame>
	)
}
