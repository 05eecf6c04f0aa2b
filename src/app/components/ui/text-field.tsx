import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = Omit<FieldProps, 'children'> &
	Omit<ComponentProps<'input'>, 'id' | 'children'> & {
		/** A control inside the field's right end, such as 'show password'. */
		end?: ReactNode
	}

export function TextField({ label, labelHidden, aside, hint, error, className, end, ...input }: TextFieldProps) {
	return (
		<Field label={label} labelHidden={labelHidden} aside={aside} hint={hint} error={error} className={className}>
			{(control) => (
				<div className="relative">
					<input
						type="text"
						{...input}
						{...control}
						className={classNames(controlLook, 'h-control', end ? 'pr-12' : undefined)}
					/>
					{end && <div className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-3">{end}</div>}
				</div>
			)}
		</Field>
	)
}
