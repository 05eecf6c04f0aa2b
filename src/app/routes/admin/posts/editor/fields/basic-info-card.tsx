import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { EditorPart } from './editor-part.ts'
import { fieldInput } from './field-input.ts'
import { TagField } from './tag-field.tsx'

type BasicInfoCardProps = EditorPart & { categories: readonly { id: string; name: string }[] }

export function BasicInfoCard({ categories, ...part }: BasicInfoCardProps) {
	const { fields, change, errors } = part
	const { categoryId, excerpt } = fields
	const unknown = categoryId !== 'none' && !categories.some(({ id }) => id === categoryId)
	return (
		<AdminCard title="Informações básicas">
			<div className="grid gap-4 sm:grid-cols-2">
				<SelectField {...fieldInput(part, 'status')}>
					<option value="draft">Rascunho</option>
					<option value="published">Publicado</option>
				</SelectField>
				<SelectField {...fieldInput(part, 'categoryId')}>
					<option value="none">Sem categoria</option>
					{unknown && <option value={categoryId}>Categoria atual</option>}
					{categories.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				<TextAreaField
					{...fieldInput(part, 'excerpt')}
					className="sm:col-span-2"
					aside={`${excerpt.trim().length} de 150-200 caracteres`}
					rows={2}
				/>
				<div className="sm:col-span-2">
					<TagField
						tags={fields.tags}
						text={fields.tagText}
						onChange={(tags, tagText) => change({ tags, tagText })}
						error={errors['tags']}
					/>
				</div>
				<TextField
					{...fieldInput(part, 'focusPhrase')}
					className="sm:col-span-2"
					aside="opcional"
					placeholder="o que fazer depois de bater o carro"
					hint="As palavras pelas quais o artigo deve ser encontrado."
				/>
			</div>
		</AdminCard>
	)
}
