import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { type InboxQuery, isNarrowed, NO_PRODUCT, periods } from './inbox-query.ts'
import { statusSlugs } from './status-slugs.ts'

/** Search, product and period. What is chosen from a list applies at once, what is typed with Enter or the button. */
export function InboxFilters({ query, products }: { query: InboxQuery; products: readonly string[] }) {
	return (
		<div className="@container mb-4">
			<FilterForm action="/admin/leads" label="Filtrar pedidos" filtered={isNarrowed(query)}>
				<TextField
					label="Buscar"
					name="busca"
					type="search"
					defaultValue={query.search}
					maxLength={200}
					placeholder="Nome, e-mail, telefone, número"
					className="min-w-56 flex-[2]"
				/>
				<SelectField label="Produto" name="produto" defaultValue={query.product} className="min-w-40 flex-1">
					<option value="">Todos</option>
					{products.map((product) => (
						<option key={product}>{product}</option>
					))}
					<option value={NO_PRODUCT}>Sem produto (mensagens)</option>
				</SelectField>
				<SelectField label="Período" name="periodo" defaultValue={query.period} className="min-w-40 flex-1">
					<option value="">Desde o início</option>
					{Object.entries(periods).map(([value, label]) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</SelectField>
				{query.period === 'datas' && (
					<>
						<TextField label="De" name="de" type="date" defaultValue={query.from} className="min-w-36 flex-1" />
						<TextField label="Até" name="ate" type="date" defaultValue={query.to} className="min-w-36 flex-1" />
					</>
				)}
				{query.status && <input type="hidden" name="situacao" value={statusSlugs[query.status]} />}
			</FilterForm>
		</div>
	)
}
