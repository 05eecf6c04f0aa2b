import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { TextField } from '#app/components/ui/text-field.tsx'
import { registrationForm } from './account-forms.ts'
import { useOutcome } from './use-outcome.ts'

/** What somebody signs reviews of articles with. */
export function RegistrationCard({ registration }: { registration: string | null }) {
	const { fetcher, answer, busy } = useOutcome('registration')
	const { form, field } = useSchemaForm(registrationForm, {
		answer,
		defaultValue: { registration: registration ?? '' },
	})
	return (
		<AdminCard title="Registro profissional">
			<fetcher.Form {...form} method="post" className="grid gap-4">
				<TextField
					label="Registro na SUSEP"
					{...field('registration')}
					autoComplete="off"
					inputMode="numeric"
					maxLength={30}
					hint="Com ele você assina a revisão de artigos, e os leitores o veem ao lado do seu nome. Conferimos só a forma do número."
				/>
				<div>
					<AdminButton type="submit" name="form" value="registration" busy={busy} busyLabel="Salvando...">
						Salvar registro
					</AdminButton>
				</div>
			</fetcher.Form>
		</AdminCard>
	)
}
