import { Check, SquareTerminal } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { type FormAnswer, useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { PasswordField } from '#app/components/admin/password-field.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useSite } from '#app/site.ts'
import { NAME_LIMIT, newAdminSchema } from '#core/users/new-admin.ts'
import { SHORTEST_PASSWORD } from '#core/users/password-length.ts'
import { passwordProblems } from '#core/users/password-rules.ts'
import { signInLink } from './sign-in-frame.tsx'

/** The button that signs in sends what stands in the same fields; neither name nor code is asked for then. */
const SIGN_IN = 'entrar'

/** Makes the first administrator, for whoever has the code that the start printed. */
export function FirstVisit({ answer }: { answer: FormAnswer | undefined }) {
	const { name: brand } = useSite()
	const { form, field, typed, message } = useSchemaForm(newAdminSchema, { answer })
	const { formMethod, formData } = useNavigation()
	const busy = formMethod === 'POST'
	const signingIn = formData?.get('intent') === SIGN_IN
	const [password = ''] = typed('password')
	const [email = ''] = typed('email')
	const isGood = password !== '' && passwordProblems(password, { email, brand }).length === 0

	function check(event: SubmitEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null }
		if (submitter?.value !== SIGN_IN) form.onSubmit(event)
	}

	return (
		<Form {...form} onSubmit={check} method="post" className="grid gap-4">
			{message && <AlertBox tone="err">{message}</AlertBox>}
			<TextField label="Nome" {...field('name')} autoComplete="name" maxLength={NAME_LIMIT} required />
			<TextField label="E-mail" type="email" {...field('email')} autoComplete="username" maxLength={254} required />
			<PasswordField
				label="Senha"
				{...field('password')}
				autoComplete="new-password"
				aside={`pelo menos ${SHORTEST_PASSWORD} caracteres`}
				hint={
					isGood && (
						<span className="flex items-center gap-1.5 text-ok">
							<Icon of={Check} size={15} className="shrink-0" />
							Boa senha: longa e fora das listas de senhas vazadas
						</span>
					)
				}
			/>
			<TextField
				label="Código de instalação"
				{...field('code')}
				className="[&_input]:font-mono"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={128}
				required
				hint={
					<span className="flex gap-1.5">
						<Icon of={SquareTerminal} size={15} className="mt-0.5 shrink-0" />O servidor mostrou este código ao iniciar.
						Também vale o ADMIN_PASSWORD do ambiente.
					</span>
				}
			/>
			<AdminButton
				type="submit"
				name="intent"
				value="set-up"
				tone="action"
				className="mt-2 w-full drawer:h-11"
				busy={busy && !signingIn}
				busyLabel="Inicializando..."
			>
				Inicializar Sistema Admin
			</AdminButton>
			<p className="text-fine text-ink-3">Use a inicialização apenas no primeiro acesso, para criar o administrador.</p>
			<p className="flex flex-wrap items-center gap-x-2 text-fine text-ink-2">
				Já tem uma conta? Preencha só e-mail e senha e
				<AdminButton
					type="submit"
					name="intent"
					value={SIGN_IN}
					formNoValidate
					size="small"
					busy={busy && signingIn}
					busyLabel="Entrando..."
				>
					Entrar
				</AdminButton>
			</p>
		</Form>
	)
}

/** Below the sign-in form, while an administrator waits whom nobody has been yet. */
export function FirstVisitLink() {
	return (
		<p className="mt-3 text-fine text-ink-2">
			Primeiro acesso?{' '}
			<a href="/admin/login?acesso=primeiro" className={signInLink}>
				Criar a conta com o código de instalação
			</a>
		</p>
	)
}
