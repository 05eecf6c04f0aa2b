import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useOutcome } from './use-outcome.ts'

export function ProfileCard({ name, email }: { name: string; email: string }) {
	const { fetcher, outcome, busy } = useOutcome('name')
	return (
		<AdminCard title="Quem é você">
			<fetcher.Form method="post" className="grid gap-4">
				<TextField
					label="Nome"
					name="name"
					defaultValue={name}
					autoComplete="name"
					maxLength={100}
					required
					error={outcome?.ok === false ? outcome.error : undefined}
				/>
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
