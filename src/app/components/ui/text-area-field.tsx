import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

type TextAreaFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'textarea'>, 'id' | 'children'>

export function TextAreaField({ label, aside, hint, error, className, rows = 3, ...area }: TextAreaFieldProps) {
	return (
		<Field label={label} aside={aside} hint={hint} error={error} className={className}>
			{(control) => (
				<textarea
					{...area}
					{...control}
					rows={rows}
					className={classNames(controlLook, 'field-sizing-content min-h-control py-2 leading-normal')}
				/>
			)}
		</Field>
	)
}
