import { useEffect, useRef } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { PasswordField } from '#app/components/admin/password-field.tsx'
import { SHORTEST_PASSWORD } from '#core/users/password-length.ts'
import { useOutcome } from './use-outcome.ts'

export function PasswordCard({ email }: { email: string }) {
	const { fetcher, outcome, busy } = useOutcome('password')
	const form = useRef<HTMLFormElement>(null)
	const refused = outcome?.ok === false ? outcome : undefined

	useEffect(() => {
		if (outcome?.ok) form.current?.reset()
	}, [outcome])

	return (
		<AdminCard title="Senha">
			<fetcher.Form method="post" ref={form} className="grid gap-4">
				{refused?.next && (
					<AlertBox tone="err">
						{refused.next.map((reason) => (
							<p key={reason}>{reason}</p>
						))}
					</AlertBox>
				)}
				{/* Tells password managers whose password this is. */}
				<input type="hidden" autoComplete="username" value={email} readOnly />
				<PasswordField label="Senha atual" name="current" autoComplete="current-password" error={refused?.current} />
				<PasswordField
					label="Nova senha"
					name="next"
					autoComplete="new-password"
					hint={`Pelo menos ${SHORTEST_PASSWORD} caracteres. Uma frase curta funciona bem.`}
				/>
				<PasswordField
					label="Repita a nova senha"
					name="repeated"
					autoComplete="new-password"
					error={refused?.repeated}
				/>
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
