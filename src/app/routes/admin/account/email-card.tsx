import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { PasswordField } from '#app/components/admin/password-field.tsx'
import { useCan } from '#app/components/admin/shell-context.ts'
import { TextField } from '#app/components/ui/text-field.tsx'
import { emailForm } from './account-forms.ts'
import { useOutcome } from './use-outcome.ts'

type EmailCardProps = { email: string; mailConfigured: boolean }

/** The address with which somebody signs in, and the way to another one. */
export function EmailCard({ email, mailConfigured }: EmailCardProps) {
	const { fetcher, answer, busy, outcome } = useOutcome('email')
	const { form, field } = useSchemaForm(emailForm, { answer })
	const asked = outcome?.ok ? outcome.asked : undefined
	return (
		<AdminCard title="E-mail">
			<p className="break-words">
				Você entra com <strong>{email}</strong>.
			</p>
			{asked && (
				<AlertBox tone="ok" className="mt-4">
					A confirmação para {asked} está na fila de saída. O link vale por 2 horas; até você abri-lo, nada muda.
				</AlertBox>
			)}
			{mailConfigured ? (
				<fetcher.Form {...form} method="post" className="mt-4 grid gap-4">
					<TextField label="Novo e-mail" {...field('email')} type="email" autoComplete="email" maxLength={254} />
					<PasswordField label="Senha da conta" {...field('password')} autoComplete="current-password" />
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
						<AdminButton type="submit" name="form" value="email" busy={busy} busyLabel="Pedindo...">
							Pedir confirmação
						</AdminButton>
						<p className="text-fine text-ink-3">O endereço de agora é avisado da troca. As sessões continuam.</p>
					</div>
				</fetcher.Form>
			) : (
				<NoMail />
			)}
		</AdminCard>
	)
}

function NoMail() {
	const maySetUp = useCan('settings')
	return (
		<p className="mt-2 text-field-hint text-ink-2">
			Para trocá-lo, o novo endereço precisa ser confirmado por e-mail, e este site ainda não envia e-mails.{' '}
			{maySetUp ? (
				<Link to="/admin/integracoes" className="underline underline-offset-3">
					Configurar o envio
				</Link>
			) : (
				'Fale com um administrador.'
			)}
		</p>
	)
}
