import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { TextField } from '#app/components/ui/text-field.tsx'
import { nameForm } from './account-forms.ts'
import { useOutcome } from './use-outcome.ts'

export function ProfileCard({ name }: { name: string }) {
	const { fetcher, answer, busy } = useOutcome('name')
	const { form, field } = useSchemaForm(nameForm, { answer, defaultValue: { name } })
	return (
		<AdminCard title="Quem é você">
			<fetcher.Form {...form} method="post" className="grid gap-4">
				<TextField label="Nome" {...field('name')} autoComplete="name" maxLength={100} required />
				<div>
					<AdminButton type="submit" name="form" value="name" busy={busy} busyLabel="Salvando...">
						Salvar nome
					</AdminButton>
				</div>
			</fetcher.Form>
		</AdminCard>
	)
}
