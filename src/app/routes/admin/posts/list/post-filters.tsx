import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { CategoryChoice } from '#core/categories/list-category-choices.ts'
import { isNarrowed, type ListQuery, stateWords } from './list-query.ts'

/** Search and category. What is chosen applies at once, what is typed with Enter or the button. */
export function PostFilters({ query, categories }: { query: ListQuery; categories: readonly CategoryChoice[] }) {
	return (
		<FilterForm
			action="/admin/posts"
			label="Filtrar posts"
			filtered={isNarrowed(query)}
			className="mb-4 flex flex-wrap items-end gap-3"
		>
			<TextField
				label="Buscar"
				name="busca"
				type="search"
				defaultValue={query.text}
				maxLength={200}
				placeholder="Título ou resumo"
				className="min-w-48 flex-[2] max-drawer:basis-full"
			/>
			<SelectField
				label="Categoria"
				name="categoria"
				defaultValue={query.category}
				className="min-w-40 flex-1 drawer:max-w-64"
			>
				<option value="">Todas</option>
				{categories.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
				<option value="none">Sem categoria</option>
			</SelectField>
			{query.state !== 'all' && <input type="hidden" name="status" value={stateWords[query.state]} />}
		</FilterForm>
	)
}
