import { Search, X } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useFieldsOfAddress } from '../../ui/use-fields-of-address.ts'
import { AdminButton } from '../admin-button.tsx'
import { useFiltering } from './use-filtering.ts'

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

/**
 * What to look for in a list, kept in the address. A choice applies at once, what is typed after a short pause; both
 * with Enter or the button too, which is all there is without JavaScript.
 */
export function FilterForm({ action, label, filtered, className = filterLook, children }: FilterFormProps) {
	const { apply, applySoon } = useFiltering(action)
	const fields = useFieldsOfAddress()

	function onChange({ target, currentTarget }: FormEvent<HTMLFormElement>) {
		if (target instanceof HTMLSelectElement) apply(currentTarget)
		else if (target instanceof HTMLInputElement) applySoon(currentTarget, target.name)
	}

	/** What is still waiting to apply is in no address that could be cleared. */
	function onClear() {
		for (const box of fields.ref.current?.querySelectorAll('input') ?? []) if (box.type === 'search') box.value = ''
	}

	return (
		<form
			{...fields}
			action={action}
			role="search"
			aria-label={label}
			className={className}
			onChange={onChange}
			onSubmit={(event) => {
				event.preventDefault()
				apply(event.currentTarget)
			}}
		>
			{children}
			<div className="flex gap-2 max-drawer:col-span-2">
				<AdminButton type="submit" icon={<Icon of={Search} size={16} />} className="drawer:h-9.5">
					Buscar
				</AdminButton>
				{filtered && (
					<AdminButton
						tone="quiet"
						to={action}
						onClick={onClear}
						icon={<Icon of={X} size={16} />}
						className="drawer:h-9.5"
					>
						Limpar
					</AdminButton>
				)}
			</div>
		</form>
	)
}
