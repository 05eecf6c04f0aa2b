import { Form, useNavigation } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { type FormAnswer, useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { TextField } from '#app/components/ui/text-field.tsx'
import { targetSchema } from '#core/webhooks/target-schema.ts'
import { typeWords } from '#core/webhooks/webhook.ts'

export function NewTarget({ answer }: { answer: FormAnswer | undefined }) {
	const { form, field, message } = useSchemaForm(targetSchema, { id: 'target', answer })
	const types = field('types')
	const chosen = [types.defaultValue ?? []].flat()
	const adding = useNavigation().formData?.get('intent') === 'add'
	return (
		<AdminCard title="Novo destino">
			<Form {...form} method="post" className="grid gap-4.5">
				<input type="hidden" name="intent" value="add" />
				{message && <AlertBox tone="err">{message}</AlertBox>}
				<TextField
					label="Endereço"
					{...field('url')}
					type="url"
					required
					maxLength={500}
					placeholder="https://crm.exemplo.com.br/avisos"
					autoComplete="off"
					spellCheck={false}
					hint="Só https e só endereços públicos. Redirecionamentos não são seguidos."
				/>
				<fieldset aria-describedby={types.error ? 'tipos-erro' : undefined}>
					<legend className="mb-1 font-semibold">Avisar quando houver</legend>
					{Object.entries(typeWords).map(([type, words]) => (
						<label key={type} className="flex min-h-11 items-center gap-2.5 drawer:min-h-8">
							<input
								type="checkbox"
								name="types"
								value={type}
								defaultChecked={chosen.includes(type)}
								className="size-4.5 shrink-0 accent-teal-600"
							/>
							{words}
						</label>
					))}
					{types.error && (
						<p id="tipos-erro" className="mt-1 text-fine font-medium text-err">
							{types.error}
						</p>
					)}
				</fieldset>
				<div>
					<AdminButton type="submit" tone="action" busy={adding} busyLabel="Criando">
						Criar destino
					</AdminButton>
				</div>
			</Form>
		</AdminCard>
	)
}
