import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { useFieldsOfAddress } from '../ui/use-fields-of-address.ts'
import { AdminButton } from './admin-button.tsx'

const filterLook = 'flex flex-wrap items-end gap-3'

type FilterFormProps = {
	/** The list's address, which is the list without filters too. */
	action: string
	label?: string | undefined
	/** There is something to clear. */
	filtered: boolean
	className?: string | undefined
	children: ReactNode
}

/** What to look for in a list, kept in the address. A choice applies at once; what is typed with Enter or the button. */
export function FilterForm({ action, label, filtered, className = filterLook, children }: FilterFormProps) {
	const submit = useSubmit()
	const fields = useFieldsOfAddress()
	return (
		<Form
			{...fields}
			action={action}
			role="search"
			aria-label={label}
			className={className}
			onChange={({ target, currentTarget }) => {
				if (target instanceof HTMLSelectElement) void submit(currentTarget)
			}}
		>
			{children}
			<div className="flex gap-2 max-drawer:col-span-2">
				<AdminButton type="submit" icon={<Icon of={Search} size={16} />} className="drawer:h-9.5">
					Buscar
				</AdminButton>
				{filtered && (
					<AdminButton tone="quiet" to={action} icon={<Icon of={X} size={16} />} className="drawer:h-9.5">
						Limpar
					</AdminButton>
				)}
			</div>
		</Form>
	)
}
