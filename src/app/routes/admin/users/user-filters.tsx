import { FilterForm } from '#app/components/admin/filter-form.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { roleLabels, stateLabels } from './user-words.ts'
import { roleWords, stateWords, type UsersQuery } from './users-query.ts'

/** What to look for, kept in the address. A choice applies at once; a text when it is sent. */
export function UserFilters({ query: { text, role, state } }: { query: UsersQuery }) {
	const filtered = text !== '' || role !== undefined || state !== undefined
	return (
		<FilterForm action="/admin/users" filtered={filtered}>
			<TextField
				label="Buscar"
				type="search"
				name="q"
				defaultValue={text}
				maxLength={100}
				placeholder="Nome ou e-mail"
				className="min-w-52 flex-1 max-lg:basis-full"
			/>
			<SelectField
				label="Papel"
				name="papel"
				defaultValue={role ? roleWords[role] : 'todos'}
				className="min-w-38 flex-1 drawer:max-w-52"
			>
				<option value="todos">Todos</option>
				<option value={roleWords.admin}>{roleLabels.admin}</option>
				<option value={roleWords.user}>{roleLabels.user}</option>
			</SelectField>
			<SelectField
				label="Situação"
				name="estado"
				defaultValue={state ? stateWords[state] : 'todas'}
				className="min-w-38 flex-1 drawer:max-w-44"
			>
				<option value="todas">Todas</option>
				<option value={stateWords.active}>{stateLabels.active.label}</option>
				<option value={stateWords.invited}>{stateLabels.invited.label}</option>
				<option value={stateWords.disabled}>{stateLabels.disabled.label}</option>
			</SelectField>
		</FilterForm>
	)
}
