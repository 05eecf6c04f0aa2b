import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { type FormAnswer, useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { fillTemplate, sampleValues } from '#core/leads/templates/template-fields.ts'
import { TEMPLATE_BODY_MAX, TEMPLATE_NAME_MAX, templateSchema } from '#core/leads/templates/template-schema.ts'
import { FilledText } from './filled-text.tsx'

type TemplateFormProps = {
	/** Nothing: a new one. */
	template: { id: string; name: string; body: string; version: number } | undefined
	brand: string
	answer: FormAnswer | undefined
}

/** One text, with what it becomes for somebody. */
export function TemplateForm({ template, brand, answer }: TemplateFormProps) {
	const { form, field, typed, message } = useSchemaForm(templateSchema, {
		id: `template-${template?.id ?? 'new'}`,
		answer,
		defaultValue: { name: template?.name, body: template?.body },
	})
	const submit = useSubmit()
	const [asking, setAsking] = useState(false)
	const sent = useNavigation().formData
	const busy = sent?.get('intent') === 'keep' && (sent.get('id') ?? '') === (template?.id ?? '')
	const body = typed('body')[0] ?? ''
	return (
		<AdminCard title={template ? template.name : 'Novo modelo'}>
			<Form {...form} method="post" preventScrollReset className="grid gap-4">
				<input type="hidden" name="intent" value="keep" />
				<input type="hidden" name="id" value={template?.id ?? ''} />
				<input type="hidden" name="seen" value={template?.version ?? ''} />
				{message && <AlertBox tone="err">{message}</AlertBox>}
				<TextField label="Nome" {...field('name')} required maxLength={TEMPLATE_NAME_MAX} autoComplete="off" />
				<TextAreaField label="Mensagem" {...field('body')} required rows={4} maxLength={TEMPLATE_BODY_MAX} />
				{body.trim() !== '' && (
					<div>
						<p className="text-fine font-semibold text-ink-2">Prévia, com um pedido de exemplo</p>
						<FilledText
							parts={fillTemplate(body, { ...sampleValues, corretora: brand })}
							className="mt-1 rounded-control border border-line bg-paper px-3 py-2"
						/>
					</div>
				)}
				<div className="flex flex-wrap gap-2">
					<AdminButton type="submit" tone="primary" busy={busy} busyLabel="Guardando">
						{template ? 'Guardar' : 'Criar modelo'}
					</AdminButton>
					{template && (
						<AdminButton tone="danger" onClick={() => setAsking(true)} aria-label={`Excluir ${template.name}`}>
							Excluir
						</AdminButton>
					)}
				</div>
			</Form>
			{template && (
				<ConfirmDialog
					open={asking}
					onOpenChange={setAsking}
					title="Excluir o modelo?"
					question={`“${template.name}” deixa de ser oferecido. O que já foi respondido com ele não muda.`}
					confirmLabel="Excluir"
					onConfirm={() =>
						void submit(
							{ intent: 'remove', id: template.id, seen: String(template.version) },
							{ method: 'post', preventScrollReset: true },
						)
					}
				/>
			)}
		</AdminCard>
	)
}
