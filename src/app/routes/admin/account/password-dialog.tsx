import { useEffect } from 'react'
import { AdminButton, type AdminButtonTone } from '#app/components/admin/admin-button.tsx'
import { type FormAnswer, useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { PasswordField } from '#app/components/admin/password-field.tsx'
import { Dialog, dialogLook } from '#app/components/ui/dialog.tsx'
import { passwordForm } from './account-forms.ts'
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
	answer: FormAnswer | undefined
	busy: boolean
}

/** Asks for the password before something that an open screen alone must not allow. */
export function PasswordDialog(props: PasswordDialogProps) {
	const { open, onClose, title, text, form, label, tone = 'primary', fetcher, outcome, answer, busy } = props
	const schemaForm = useSchemaForm(passwordForm, { answer })

	useEffect(() => {
		if (outcome?.ok) onClose()
		// Only a new outcome closes it.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [outcome])

	return (
		<Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title} description={text}>
			<fetcher.Form {...schemaForm.form} method="post" className="mt-4">
				<PasswordField label="Sua senha" {...schemaForm.field('password')} autoComplete="current-password" />
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
