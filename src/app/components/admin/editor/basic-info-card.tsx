import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { AdminCard } from '../admin-card.tsx'
import type { EditorPart } from './editor-part.ts'
import { TagField } from './tag-field.tsx'

type BasicInfoCardProps = EditorPart & { categories: readonly { id: string; name: string }[] }

export function BasicInfoCard({ fields, change, errors, categories }: BasicInfoCardProps) {
	const { status, categoryId, excerpt } = fields
	const unknown = categoryId !== 'none' && !categories.some(({ id }) => id === categoryId)
	return (
		<AdminCard title="Informações básicas">
			<div className="grid gap-4 sm:grid-cols-2">
				<SelectField
					label="Status"
					name="status"
					value={status}
					onChange={(event) => change({ status: event.target.value === 'published' ? 'published' : 'draft' })}
					error={errors['status']}
				>
					<option value="draft">Rascunho</option>
					<option value="published">Publicado</option>
				</SelectField>
				<SelectField
					label="Categoria"
					name="categoryId"
					value={categoryId}
					onChange={(event) => change({ categoryId: event.target.value })}
					error={errors['categoryId']}
				>
					<option value="none">Sem categoria</option>
					{unknown && <option value={categoryId}>Categoria atual</option>}
					{categories.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				<TextAreaField
					label="Resumo"
					name="excerpt"
					className="sm:col-span-2"
					value={excerpt}
					onChange={(event) => change({ excerpt: event.target.value })}
					aside={`${excerpt.trim().length} de 150-200 caracteres`}
					rows={2}
					error={errors['excerpt']}
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
					label="Frase de foco"
					name="focusPhrase"
					className="sm:col-span-2"
					value={fields.focusPhrase}
					onChange={(event) => change({ focusPhrase: event.target.value })}
					aside="opcional"
					placeholder="o que fazer depois de bater o carro"
					hint="As palavras pelas quais o artigo deve ser encontrado."
					error={errors['focusPhrase']}
				/>
			</div>
		</AdminCard>
	)
}
