import { FilterForm } from '#app/components/admin/filter-form.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { auditGroups } from './audit-groups.ts'
import { type AuditQuery, auditHref } from './audit-query.ts'

/** What to look for, kept in the address. A choice applies at once; the rest when it is sent. */
export function AuditFilters({ query: { group, person, from, to } }: { query: AuditQuery }) {
	const filtered = auditHref({ group, person, from, to, before: undefined, after: undefined }) !== '/admin/audit'
	return (
		<FilterForm
			action="/admin/audit"
			filtered={filtered}
			className="grid grid-cols-2 items-end gap-3 drawer:flex drawer:flex-wrap"
		>
			<TextField
				label="Pessoa"
				type="search"
				name="pessoa"
				defaultValue={person}
				maxLength={100}
				placeholder="Nome ou e-mail"
				className="min-w-52 flex-1 max-drawer:col-span-2"
			/>
			<SelectField
				label="Tipo de atividade"
				name="grupo"
				defaultValue={group ?? 'todas'}
				className="max-drawer:col-span-2 drawer:w-52"
			>
				<option value="todas">Todas</option>
				{Object.entries(auditGroups).map(([value, label]) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</SelectField>
			<TextField label="De" type="date" name="de" defaultValue={from} className="drawer:w-38" />
			<TextField label="Até" type="date" name="ate" defaultValue={to} className="drawer:w-38" />
		</FilterForm>
	)
}
