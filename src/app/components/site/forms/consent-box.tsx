import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

type ConsentBoxProps = {
	name: string
	defaultValue?: string | undefined
	error?: string | undefined
	className?: string
	/** What is agreed to, in full. */
	children: ReactNode
}

/** Never ticked beforehand: an agreement is something one does. */
export function ConsentBox({ name, defaultValue, error, className, children }: ConsentBoxProps) {
	const id = useId()
	const errorId = error ? `${id}-error` : undefined
	return (
		<div className={className}>
			<div className="flex items-start gap-3">
				<input
					id={id}
					type="checkbox"
					name={name}
					value="sim"
					defaultChecked={Boolean(defaultValue)}
					required
					aria-invalid={error ? true : undefined}
					aria-describedby={errorId}
					className={classNames(
						'mt-0.5 size-5 shrink-0 rounded-badge accent-teal-700',
						error && 'outline-2 outline-red-600',
					)}
				/>
				<label htmlFor={id} className="text-small text-ink-2">
					{children}
				</label>
			</div>
			{error && (
				<p id={errorId} className="mt-1.5 flex items-center gap-1.5 text-field-hint font-medium text-err">
					<Icon of={CircleAlert} size={16} className="shrink-0" />
					{error}
				</p>
			)}
		</div>
	)
}
