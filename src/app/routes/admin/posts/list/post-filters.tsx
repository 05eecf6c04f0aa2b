import { Kbd } from '#app/components/admin/kbd.tsx'
import { ChoiceFilter, KeptFilter, SearchFilter } from '#app/components/admin/list/filter-fields.tsx'
import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { FoldedFilters } from '#app/components/admin/list/folded-filters.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { SelectField } from '#app/components/ui/select-field.tsx'
import type { CategoryChoice } from '#core/categories/list-category-choices.ts'
import { orderLabels, postList, scoreLabels } from './list-query.ts'

const choiceLook = 'min-w-36 flex-1 drawer:max-w-52'

type PostFiltersProps = {
	categories: readonly CategoryChoice[]
	/** Nobody to choose from, where somebody sees only what they wrote. */
	authors: readonly string[]
}

/** Search, category, author, score and order. */
export function PostFilters({ categories, authors }: PostFiltersProps) {
	const query = useListQuery(postList)
	const { text, category, author, score, order, state } = postList.params
	const folded = query.category || query.author || query.score || query.order !== 'newest'
	return (
		<FilterForm
			action={postList.path}
			label="Filtrar posts"
			filtered={postList.isFiltered(query)}
			className="flex flex-wrap items-end gap-2"
		>
			<SearchFilter
				param={text}
				value={query.text}
				labelHidden
				placeholder="Título ou resumo"
				className="min-w-0 flex-[2] drawer:min-w-48"
				end={
					<span aria-hidden="true" className="pointer-events-none max-drawer:hidden">
						<Kbd>/</Kbd>
					</span>
				}
			/>
			<FoldedFilters used={Boolean(folded)}>
				<SelectField
					label="Categoria"
					labelHidden
					name={category.name}
					defaultValue={query.category}
					className={choiceLook}
				>
					<option value="">Todas as categorias</option>
					{categories.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
					<option value="none">Sem categoria</option>
				</SelectField>
				{(authors.length > 0 || query.author) && (
					<SelectField label="Autor" labelHidden name={author.name} defaultValue={query.author} className={choiceLook}>
						<option value="">Todos os autores</option>
						{[...new Set([...authors, ...(query.author && query.author !== 'none' ? [query.author] : [])])].map(
							(name) => (
								<option key={name}>{name}</option>
							),
						)}
						<option value="none">Redação</option>
					</SelectField>
				)}
				<ChoiceFilter
					param={score}
					value={query.score}
					label="Nota"
					labelHidden
					labels={scoreLabels}
					all="Todas as notas"
					className={choiceLook}
				/>
				<ChoiceFilter
					param={order}
					value={query.order}
					label="Ordem"
					labelHidden
					labels={orderLabels}
					className={choiceLook}
				/>
			</FoldedFilters>
			<KeptFilter param={state} value={query.state} />
		</FilterForm>
	)
}
