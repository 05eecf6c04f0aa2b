import { useEffect } from 'react'
import { AdminButton, type AdminButtonTone } from '#app/components/admin/admin-button.tsx'
import { PasswordField } from '#app/components/admin/password-field.tsx'
import { Dialog, dialogLook } from '#app/components/ui/dialog.tsx'
import type { OutcomeOf } from './outcome.ts'
import type { Fetcher } from './use-outcome.ts'

type PasswordDialogProps = {
	open: boolean
	onClose: () => void
	title: string
	text: string
	form: 'codes' | 'stop'
	label: string
	tone?: AdminButtonTone
	fetcher: Fetcher
	outcome: OutcomeOf<'codes' | 'stop'> | undefined
	busy: boolean
}

/** Asks for the password before something that an open screen alone must not allow. */
export function PasswordDialog(props: PasswordDialogProps) {
	const { open, onClose, title, text, form, label, tone = 'primary', fetcher, outcome, busy } = props

	useEffect(() => {
		if (outcome?.ok) onClose()
		// Only a new outcome closes it.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [outcome])

	return (
		<Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title} description={text}>
			<fetcher.Form method="post" className="mt-4">
				<PasswordField
					label="Sua senha"
					name="password"
					autoComplete="current-password"
					error={outcome?.ok === false ? outcome.error : undefined}
				/>
				<div className={dialogLook.actions}>
					<AdminButton onClick={onClose}>Cancelar</AdminButton>
					<AdminButton type="submit" name="form" value={form} tone={tone} busy={busy} busyLabel="Conferindo...">
						{label}
					</AdminButton>
				</div>
			</fetcher.Form>
		</Dialog>
	)
}
