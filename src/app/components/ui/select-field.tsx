import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

type SelectFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'select'>, 'id'>

/** The browser's own select: phones bring their own picker. Options come as children. */
export function SelectField({
	label,
	labelHidden,
	aside,
	hint,
	error,
	className,
	children,
	...select
}: SelectFieldProps) {
	return (
		<Field label={label} labelHidden={labelHidden} aside={aside} hint={hint} error={error} className={className}>
			{(control) => (
				<div className="relative">
					<select
						{...select}
						{...control}
						className={classNames(
							controlLook,
							'h-control appearance-none pr-10 text-ellipsis has-[option[value=""]:checked]:text-placeholder',
						)}
					>
						{children}
					</select>
					<Icon
						of={ChevronDown}
						size={18}
						className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
					/>
				</div>
			)}
		</Field>
	)
}
