import { Form } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { type FormAnswer, useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { answerSchema } from '#core/data-requests/answer-schema.ts'
import { outcomeWords } from '#core/data-requests/data-request.ts'

type AnswerFormProps = { email: string; mailConfigured: boolean; answer: FormAnswer | undefined; saving: boolean }

/** Once given, an answer stays as it is: it is the proof. */
export function AnswerForm({ email, mailConfigured, answer, saving }: AnswerFormProps) {
	const { form, field, message } = useSchemaForm(answerSchema, { id: 'answer', answer, defaultValue: { mail: 'on' } })
	const { defaultValue: outcome = '', ...outcomeField } = field('outcome')
	return (
		<AdminCard title="Resposta">
			<Form {...form} method="post" className="grid gap-4.5">
				{message && <AlertBox tone="err">{message}</AlertBox>}
				<SelectField {...outcomeField} defaultValue={outcome} label="O pedido foi" required className="max-w-80">
					<option value="">Selecione</option>
					{Object.entries(outcomeWords).map(([value, words]) => (
						<option key={value} value={value}>
							{words}
						</option>
					))}
				</SelectField>
				<TextAreaField
					label="Resposta ao titular"
					{...field('answer')}
					className="[&_textarea]:min-h-40"
					required
					hint="O que foi feito, ou por que não. Fica guardada com o seu nome e não pode ser mudada depois."
				/>
				<MailChoice {...field('mail')} email={email} />
				{!mailConfigured && (
					<AlertBox tone="warn">
						O envio de e-mails não está configurado: a mensagem fica na caixa de saída e não chega ao titular até lá. O
						prazo continua a correr.
					</AlertBox>
				)}
				<div>
					<AdminButton type="submit" tone="action" busy={saving} busyLabel="Registrando">
						Registrar resposta
					</AdminButton>
				</div>
			</Form>
		</AdminCard>
	)
}

function MailChoice({ name, email, defaultValue }: { name: string; email: string; defaultValue?: unknown }) {
	return (
		<label className="flex min-h-11 items-center gap-2.5 drawer:min-h-8">
			<input
				type="checkbox"
				name={name}
				value="on"
				defaultChecked={defaultValue === 'on'}
				className="size-4.5 shrink-0 accent-teal-600"
			/>
			<span className="min-w-0 wrap-anywhere">Mandar a resposta por e-mail para {email}</span>
		</label>
	)
}
