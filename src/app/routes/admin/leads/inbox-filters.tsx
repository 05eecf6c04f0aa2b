import type { ReactNode } from 'react'
import { Kbd } from '#app/components/admin/kbd.tsx'
import { ChoiceFilter, DayFilter, KeptFilter, SearchFilter } from '#app/components/admin/list/filter-fields.tsx'
import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { FoldedFilters } from '#app/components/admin/list/folded-filters.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { leadList, NO_PRODUCT, periods } from './inbox-query.ts'

const choiceLook = 'min-w-40 flex-1 drawer:max-w-56'

type InboxFiltersProps = {
	products: readonly string[]
	/** In what is to be done: the search alone; on phones all of it is folded away already. */
	folded: boolean
}

/** Search, product, contact and period; on phones the choices are folded away until they are asked for. */
export function InboxFilters({ products, folded }: InboxFiltersProps) {
	const query = useListQuery(leadList)
	const { view, search, product, status, contact, period, from, to } = leadList.params
	return (
		<FilterForm
			action={leadList.path}
			label="Filtrar pedidos"
			filtered={leadList.isFiltered(query)}
			className="flex flex-wrap items-end gap-2"
		>
			<SearchFilter
				param={search}
				value={query.search}
				labelHidden
				placeholder="Nome, telefone, carro, CEP ou número"
				className="min-w-0 flex-[2] drawer:min-w-56"
				end={
					<span aria-hidden="true" className="pointer-events-none max-drawer:hidden">
						<Kbd>/</Kbd>
					</span>
				}
			/>
			<Choices folded={folded} used={query.product !== '' || query.contact !== undefined || query.period !== undefined}>
				<SelectField
					label="Produto"
					labelHidden
					name={product.name}
					defaultValue={query.product}
					className={choiceLook}
				>
					<option value="">Todos os produtos</option>
					{products.map((each) => (
						<option key={each}>{each}</option>
					))}
					<option value={NO_PRODUCT}>Sem produto (mensagens)</option>
				</SelectField>
				<ChoiceFilter
					param={contact}
					value={query.contact}
					label="Contato"
					labelHidden
					labels={{ sem: 'Sem contato' }}
					all="Com e sem contato"
					className={choiceLook}
				/>
				<ChoiceFilter
					param={period}
					value={query.period}
					label="Período"
					labelHidden
					labels={periods}
					all="Desde o início"
					className={choiceLook}
				/>
				{query.period === 'datas' && (
					<>
						<DayFilter param={from} value={query.from} label="De" />
						<DayFilter param={to} value={query.to} label="Até" />
					</>
				)}
			</Choices>
			<KeptFilter param={status} value={query.status} />
			{/* Who looks among all of them goes on doing so. */}
			{!folded && <KeptFilter param={view} value="todos" />}
		</FilterForm>
	)
}

function Choices({ folded, used, children }: { folded: boolean; used: boolean; children: ReactNode }) {
	if (!folded) return <FoldedFilters used={used}>{children}</FoldedFilters>
	return <div className="order-last flex basis-full flex-wrap gap-2 drawer:hidden">{children}</div>
}
