import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { PasswordField } from '#app/components/admin/password-field.tsx'
import { SHORTEST_PASSWORD } from '#core/users/password-length.ts'
import { newPasswordForm } from './account-forms.ts'
import { useOutcome } from './use-outcome.ts'

export function PasswordCard({ email }: { email: string }) {
	const { fetcher, answer, busy } = useOutcome('password')
	const { form, field } = useSchemaForm(newPasswordForm, { answer })
	return (
		<AdminCard title="Senha">
			<fetcher.Form {...form} method="post" className="grid gap-4">
				{/* Tells password managers whose password this is. */}
				<input type="hidden" autoComplete="username" value={email} readOnly />
				<PasswordField label="Senha atual" {...field('current')} autoComplete="current-password" />
				<PasswordField
					label="Nova senha"
					{...field('next')}
					autoComplete="new-password"
					hint={`Pelo menos ${SHORTEST_PASSWORD} caracteres. Uma frase curta funciona bem.`}
				/>
				<PasswordField label="Repita a nova senha" {...field('repeated')} autoComplete="new-password" />
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<AdminButton type="submit" name="form" value="password" busy={busy} busyLabel="Trocando...">
						Trocar senha
					</AdminButton>
					<p className="text-fine text-ink-3">As suas outras sessões são encerradas.</p>
				</div>
			</fetcher.Form>
		</AdminCard>
	)
}
