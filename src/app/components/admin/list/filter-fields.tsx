import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ListParam } from './list-query.ts'

type FilterProps<Value> = {
	param: ListParam<Value>
	value: Value
	label: string
	labelHidden?: boolean
	className?: string
}

const searchLook = 'min-w-52 flex-1 max-lg:basis-full'

export function SearchFilter(
	props: Omit<FilterProps<string>, 'label'> & { label?: string; placeholder: string; end?: ReactNode },
) {
	const { param, value, label = 'Buscar', labelHidden, placeholder, end, className = searchLook } = props
	return (
		<TextField
			label={label}
			labelHidden={labelHidden}
			end={end}
			type="search"
			name={param.name}
			defaultValue={value}
			maxLength={param.longest}
			placeholder={placeholder}
			className={className}
		/>
	)
}

type ChoiceFilterProps<Key extends string> = FilterProps<Key | undefined> & {
	labels: Readonly<Record<Key, string | { label: string }>>
	/** The choice of no choice. */
	all?: string
}

export function ChoiceFilter<Key extends string>(props: ChoiceFilterProps<Key>) {
	const { param, value, label, labelHidden, labels, all, className = 'min-w-38 flex-1 drawer:max-w-52' } = props
	const keys = Object.keys(labels) as Key[]
	return (
		<SelectField
			label={label}
			labelHidden={labelHidden}
			name={param.name}
			defaultValue={wordOf(param, value)}
			className={className}
		>
			{all && <option value="">{all}</option>}
			{keys.map((key) => (
				<option key={key} value={wordOf(param, key)}>
					{textOf(labels[key])}
				</option>
			))}
		</SelectField>
	)
}

function textOf(label: string | { label: string }): string {
	return typeof label === 'string' ? label : label.label
}

export function DayFilter({ param, value, label, className = 'drawer:w-38' }: FilterProps<string>) {
	return <TextField label={label} type="date" name={param.name} defaultValue={value} className={className} />
}

/** What is chosen elsewhere, such as a tab, and stays when the filters change. */
export function KeptFilter<Value>({ param, value }: Pick<FilterProps<Value>, 'param' | 'value'>) {
	const { pathname } = useLocation()
	const next = useNavigation().location
	// Whoever chooses a tab and filters at once means both: the tab's rows may still be on their way.
	const word = next?.pathname === pathname ? new URLSearchParams(next.search).get(param.name) : wordOf(param, value)
	return word && <input type="hidden" name={param.name} value={word} />
}

/** As the address says it: nothing where that means the same. */
function wordOf<Value>({ codec, absent }: ListParam<Value>, value: Value): string {
	return value === absent ? '' : codec.encode(value)
}
