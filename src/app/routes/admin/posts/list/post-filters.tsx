import { Search, X } from 'lucide-react'
import { Form, useSubmit } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { CategoryChoice } from '#core/categories/list-category-choices.ts'
import { isNarrowed, type ListQuery, stateWords } from './list-query.ts'

/** Search and category. What is chosen applies at once, what is typed with Enter or the button. */
export function PostFilters({ query, categories }: { query: ListQuery; categories: readonly CategoryChoice[] }) {
	const submit = useSubmit()
	return (
		<Form
			// Fields follow the address, also when it is changed by a link.
			key={JSON.stringify([query.text, query.category])}
			action="/admin/posts"
			role="search"
			aria-label="Filtrar posts"
			className="mb-4 flex flex-wrap items-end gap-3"
			onChange={({ target, currentTarget }) => {
				if (target instanceof HTMLSelectElement) void submit(currentTarget)
			}}
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
			<div className="flex gap-2">
				<AdminButton type="submit" className="drawer:h-9.5" icon={<Icon of={Search} size={16} />}>
					Buscar
				</AdminButton>
				{isNarrowed(query) && (
					<AdminButton tone="quiet" to="/admin/posts" className="drawer:h-9.5" icon={<Icon of={X} size={16} />}>
						Limpar
					</AdminButton>
				)}
			</div>
		</Form>
	)
}
