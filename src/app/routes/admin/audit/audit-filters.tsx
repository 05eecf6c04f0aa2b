import { ChoiceFilter, DayFilter, SearchFilter } from '#app/components/admin/list/filter-fields.tsx'
import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { auditGroups, auditList } from './audit-query.ts'

export function AuditFilters() {
	const query = useListQuery(auditList)
	const { group, person, from, to } = auditList.params
	return (
		<FilterForm
			action={auditList.path}
			filtered={auditList.isFiltered(query)}
			className="grid grid-cols-2 items-end gap-3 drawer:flex drawer:flex-wrap"
		>
			<SearchFilter
				param={person}
				value={query.person}
				label="Pessoa"
				placeholder="Nome ou e-mail"
				className="min-w-52 flex-1 max-drawer:col-span-2"
			/>
			<ChoiceFilter
				param={group}
				value={query.group}
				label="Tipo de atividade"
				all="Todas"
				labels={auditGroups}
				className="max-drawer:col-span-2 drawer:w-52"
			/>
			<DayFilter param={from} value={query.from} label="De" />
			<DayFilter param={to} value={query.to} label="Até" />
		</FilterForm>
	)
}
