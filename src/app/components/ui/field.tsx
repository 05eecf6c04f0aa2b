import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from './icon.tsx'

/** What the control must carry to belong to its label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

export type FieldProps = {
	label: string
	/** For who cannot see what the field itself says: a search box, a choice that names what it chooses. */
	labelHidden?: boolean | undefined
	/** At the right of the label: 'opcional', a counter, a link. */
	aside?: ReactNode
	hint?: ReactNode
	/** A sentence that names the repair. Its presence marks the field as wrong. */
	error?: string | undefined
	className?: string | undefined
	children: (control: ControlProps) => ReactNode
}

export function Field({ label, labelHidden = false, aside, hint, error, className, children }: FieldProps) {
	const id = useId()
	const hintId = hint ? `${id}-hint` : undefined
	const errorId = error ? `${id}-error` : undefined
	const control: ControlProps = {
		id,
		'aria-describedby': classNames(errorId, hintId) || undefined,
		'aria-invalid': error ? true : undefined,
	}
	return (
		<div className={classNames('min-w-0', className)}>
			<div className={labelHidden ? 'sr-only' : 'mb-1.75 flex justify-between gap-3 text-field-label leading-normal'}>
				<label htmlFor={id} className="font-semibold">
					{label}
				</label>
				{aside && <span className="text-ink-3">{aside}</span>}
			</div>
			{children(control)}
			{error && (
				<p id={errorId} className="mt-1.5 flex items-center gap-1.5 text-field-hint font-medium text-err">
					<Icon of={CircleAlert} size={16} className="shrink-0" />
					{error}
				</p>
			)}
			{hint && (
				<p id={hintId} className="mt-1.5 text-field-hint text-ink-3">
					{hint}
				</p>
			)}
		</div>
	)
}
