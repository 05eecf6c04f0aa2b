import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

type TextAreaFieldProps = Omit<FieldProps, 'children'> &
	Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
		/** The same text again with its parts marked, drawn behind what is typed. */
		marked?: ReactNode
	}

const textLook = 'px-(--control-padding) py-2 text-control leading-normal'

export function TextAreaField({ label, aside, hint, error, className, marked, rows = 3, ...area }: TextAreaFieldProps) {
	return (
		<Field label={label} aside={aside} hint={hint} error={error} className={className}>
			{(control) => (
				// The text area grows with its text, so that both scroll with the page and never apart.
				<div className="relative grid">
					{marked && (
						<div
							aria-hidden="true"
							className={classNames(
								'pointer-events-none absolute inset-0 overflow-hidden rounded-control bg-panel wrap-break-word whitespace-pre-wrap text-transparent',
								textLook,
							)}
						>
							{marked}
						</div>
					)}
					<textarea
						{...area}
						{...control}
						rows={rows}
						className={classNames(
							controlLook,
							textLook,
							'field-sizing-content min-h-control',
							marked ? 'relative bg-transparent!' : undefined,
						)}
					/>
				</div>
			)}
		</Field>
	)
}
