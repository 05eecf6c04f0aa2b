import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { EditorPart } from './editor-part.ts'
import { fieldInput } from './field-input.ts'
import { TagField } from './tag-field.tsx'

export function BasicInfoCard(part: EditorPart) {
	const { fields, change, errors } = part
	return (
		<AdminCard title="Informações básicas">
			<div className="grid gap-4">
				<TextAreaField
					{...fieldInput(part, 'excerpt')}
					aside={`${fields.excerpt.trim().length} de 150-200 caracteres`}
					rows={2}
				/>
				<TagField
					tags={fields.tags}
					text={fields.tagText}
					onChange={(tags, tagText) => change({ tags, tagText })}
					error={errors['tags']}
				/>
				<TextField
					{...fieldInput(part, 'focusPhrase')}
					aside="opcional"
					placeholder="o que fazer depois de bater o carro"
					hint="As palavras pelas quais o artigo deve ser encontrado."
				/>
			</div>
		</AdminCard>
	)
}
