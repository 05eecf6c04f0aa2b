import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { TextField } from '#app/components/ui/text-field.tsx'
import { nameForm } from './account-forms.ts'
import { useOutcome } from './use-outcome.ts'

export function ProfileCard({ name, email }: { name: string; email: string }) {
	const { fetcher, answer, busy } = useOutcome('name')
	const { form, field } = useSchemaForm(nameForm, { answer, defaultValue: { name } })
	return (
		<AdminCard title="Quem é você">
			<fetcher.Form {...form} method="post" className="grid gap-4">
				<TextField label="Nome" {...field('name')} autoComplete="name" maxLength={100} required />
				<div>
					<p className="text-field-label font-semibold">E-mail</p>
					<p className="mt-1 break-words">{email}</p>
					<p className="mt-1 text-field-hint text-ink-3">
						É com ele que você entra. Para trocá-lo, peça a outro administrador um novo acesso.
					</p>
				</div>
				<div>
					<AdminButton type="submit" name="form" value="name" busy={busy} busyLabel="Salvando...">
						Salvar nome
					</AdminButton>
				</div>
			</fetcher.Form>
		</AdminCard>
	)
}
