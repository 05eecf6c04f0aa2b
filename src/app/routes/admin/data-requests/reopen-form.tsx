import { Form, useNavigation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { type FormAnswer, useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { REASON_MAX, reopenSchema } from '#core/data-requests/answer-schema.ts'

/** Takes an answered request up again. The answer that was given stays above it, as the proof that it is. */
export function ReopenForm({ answer }: { answer: FormAnswer | undefined }) {
	const { form, field, message } = useSchemaForm(reopenSchema, { id: 'reopen', answer })
	const busy = useNavigation().formData?.get('intent') === 'reopen'
	return (
		<AdminCard title="Reabrir">
			<Form {...form} method="post" className="grid gap-4.5">
				<input type="hidden" name="intent" value="reopen" />
				{message && <AlertBox tone="err">{message}</AlertBox>}
				<TextAreaField
					label="Por que reabrir"
					{...field('reason')}
					required
					maxLength={REASON_MAX}
					hint="Ex.: o titular escreveu de novo. A resposta já dada fica guardada, e correm 15 dias novos."
				/>
				<div>
					<AdminButton type="submit" busy={busy} busyLabel="Reabrindo">
						Reabrir o pedido
					</AdminButton>
				</div>
			</Form>
		</AdminCard>
	)
}
