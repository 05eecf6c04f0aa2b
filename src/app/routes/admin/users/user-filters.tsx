import { ChoiceFilter, SearchFilter } from '#app/components/admin/list/filter-fields.tsx'
import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { roleLabels, stateLabels } from './user-words.ts'
import { userList } from './users-query.ts'

export function UserFilters() {
	const query = useListQuery(userList)
	const { text, role, state } = userList.params
	return (
		<FilterForm action={userList.path} filtered={userList.isFiltered(query)}>
			<SearchFilter param={text} value={query.text} placeholder="Nome ou e-mail" />
			<ChoiceFilter param={role} value={query.role} label="Papel" all="Todos" labels={roleLabels} />
			<ChoiceFilter param={state} value={query.state} label="Situação" all="Todas" labels={stateLabels} />
		</FilterForm>
	)
}
