import { Tag } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { postFields } from '#core/posts/post-fields.ts'
import type { EditorPart } from '../fields/editor-part.ts'
import { LinkButton, SheetPart } from './sheet-part.tsx'

type AboutPartProps = Pick<EditorPart, 'fields' | 'change'> & { categories: readonly { id: string; name: string }[] }

/** What lists say of the article, and where it stands in them. */
export function AboutPart({ fields, change, categories }: AboutPartProps) {
	const [editing, setEditing] = useState(false)
	const { categoryId, excerpt } = fields
	const category = categories.find(({ id }) => id === categoryId)
	const name = category?.name ?? 'Sem categoria'
	return (
		<SheetPart
			title="Categoria e resumo"
			icon={Tag}
			summary={excerpt ? `${name}, ${excerpt.length} caracteres` : `${name}, sem resumo`}
			aside={
				<LinkButton expanded={editing} onClick={() => setEditing(!editing)}>
					{editing ? 'Fechar' : 'Editar'}
				</LinkButton>
			}
		>
			{editing ? (
				<div className="grid gap-3">
					<SelectField
						label={postFields.categoryId.label}
						value={categoryId}
						onChange={(event) => change({ categoryId: event.target.value })}
					>
						<option value="none">Sem categoria</option>
						{categoryId !== 'none' && !category && <option value={categoryId}>Categoria atual</option>}
						{categories.map((each) => (
							<option key={each.id} value={each.id}>
								{each.name}
							</option>
						))}
					</SelectField>
					<TextAreaField
						label={postFields.excerpt.label}
						rows={3}
						maxLength={postFields.excerpt.max}
						value={excerpt}
						onChange={(event) => change({ excerpt: event.target.value })}
					/>
				</div>
			) : (
				<p className="flex items-baseline gap-2.5">
					<Badge tone="accent">{name}</Badge>
					<span className="min-w-0 text-ink-2 wrap-anywhere">
						{excerpt || 'Sem resumo: as listas mostram só o título.'}
					</span>
				</p>
			)}
		</SheetPart>
	)
}
