import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { Toaster } from '#app/components/ui/toaster.tsx'
import { BrandMark } from '#app/drawings/brand-mark.tsx'
import { LoginNight } from '#app/drawings/scenes/login-night.tsx'
import { correlationId, services } from '#app/services.ts'
import adminStyles from '#app/styles/admin.css?url'
import { site } from '#config/site.ts'
import type { SignInResult } from '#core/users/auth.ts'
import type { Route } from './+types/login.ts'
import { destinationOf } from './destination.ts'
import { InitialiseSystem } from './initialise-system.tsx'

export const handle = { hydrate: 'now' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export const meta: Route.MetaFunction = () => [
	{ title: `Entrar | ${site.name}` },
	{ name: 'robots', content: 'noindex' },
]

export function headers() {
	return NO_STORE
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const user = await context.get(services).auth.userOf(request.headers)
	if (user?.isAdmin) throw redirect(destinationOf(url.searchParams.get('destino')))
	return null
}

const signInForm = z.object({ email: z.email().max(254), password: z.string().min(1).max(128) })

export async function action({ request, url, context }: Route.ActionArgs) {
	const { auth, log } = context.get(services)
	const form = signInForm.safeParse(Object.fromEntries(await request.formData()))
	if (!form.success) return data({ message: texts.invalid, canInitialise: true }, 400)

	const result = await auth.signIn(request.headers, form.data).catch((error: unknown) => {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'signing in failed')
		return undefined
	})
	if (!result) return data({ message: texts.fault, canInitialise: false }, 503)
	if (result.ok) return redirect(destinationOf(url.searchParams.get('destino')), { headers: result.headers })
	return data({ message: explain(result), canInitialise: result.reason === 'invalid-credentials' }, 401)
}

const texts = {
	invalid: 'Credenciais inválidas. Verifique seu email e senha.',
	denied: 'Acesso negado. Você precisa ser um administrador.',
	fault: 'Erro ao fazer login. Tente novamente.',
}

function explain(result: Exclude<SignInResult, { ok: true }>): string {
	switch (result.reason) {
		case 'invalid-credentials':
			return texts.invalid
		case 'not-an-admin':
			return texts.denied
		case 'refused':
			return result.message || texts.fault
		case 'too-many-tries':
			return `Muitas tentativas. Tente de novo em ${result.retryAfterSeconds} segundos.`
	}
}

export default function Login({ actionData }: Route.ComponentProps) {
	const busy = useNavigation().formMethod === 'POST'
	return (
		<div data-theme="light" className="grid min-h-dvh bg-paper text-ink lg:grid-cols-2">
			<div className="relative overflow-hidden bg-navy-900 max-lg:hidden">
				<LoginNight className="absolute inset-0 size-full" />
			</div>
			<main className="grid place-items-center px-5 py-10">
				<div className="w-full max-w-95">
					<BrandMark size={44} />
					<h1 className="mt-7 text-[2.25rem] leading-[1.04] tracking-[-0.012em]">Painel Administrativo</h1>
					<p className="mt-2 mb-6 text-[0.9375rem] text-ink-2">Entre com a conta de administrador.</p>
					{actionData && (
						<AlertBox tone="err" className="mb-5">
							{actionData.message}
						</AlertBox>
					)}
					<Form method="post" className="grid gap-4">
						<TextField label="E-mail" type="email" name="email" autoComplete="username" required />
						<PasswordField />
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
				</div>
				<Toaster />
			</main>
		</div>
	)
}

function PasswordField() {
	const [visible, setVisible] = useState(false)
	return (
		<TextField
			label="Senha"
			type={visible ? 'text' : 'password'}
			name="password"
			autoComplete="current-password"
			maxLength={128}
			required
			end={
				<button
					type="button"
					onClick={() => setVisible(!visible)}
					aria-label={visible ? 'Ocultar senha' : 'Mostrar senha'}
					className="grid size-9 place-items-center rounded-control hover:text-ink"
				>
					<Icon of={visible ? EyeOff : Eye} size={18} />
				</button>
			}
		/>
	)
}
