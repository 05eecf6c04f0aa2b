import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import type { ListedCategory } from '#core/categories/list-categories.ts'

type DeleteDialogProps = {
	category: ListedCategory
	others: readonly ListedCategory[]
	open: boolean
	onOpenChange: (open: boolean) => void
	onDelete: (moveTo: string) => void
}

/** Asks where the articles go before their category leaves. */
export function DeleteDialog({ category, others, open, onOpenChange, onDelete }: DeleteDialogProps) {
	const articles = category.published + category.drafts
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Excluir categoria"
			description={questionFor(category.name, articles)}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault()
					const moveTo = new FormData(event.currentTarget).get('moveTo')
					onOpenChange(false)
					onDelete(typeof moveTo === 'string' ? moveTo : '')
				}}
			>
				{articles > 0 && (
					<SelectField label="Mover os artigos para" name="moveTo" defaultValue={others[0]?.id ?? ''} className="mt-4">
						{others.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
						<option value="">Sem categoria</option>
					</SelectField>
				)}
				<div className="mt-5.5 flex justify-end gap-2">
					<AdminButton onClick={() => onOpenChange(false)}>Cancelar</AdminButton>
					<AdminButton type="submit" tone="destructive">
						Excluir categoria
					</AdminButton>
				</div>
			</form>
		</Dialog>
	)
}

function questionFor(name: string, articles: number): string {
	if (articles === 0) return `Tem certeza que deseja excluir “${name}”? Esta ação não pode ser desfeita.`
	const count = articles === 1 ? '1 artigo' : `${articles.toLocaleString('pt-BR')} artigos`
	return `“${name}” tem ${count}. Os artigos continuam no site; escolha onde eles ficam. Esta ação não pode ser desfeita.`
}
