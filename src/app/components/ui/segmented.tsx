import { classNames } from '#lib/class-names.ts'

type SegmentedProps<Value extends string> = {
	/** Names the group for screen readers. */
	label: string
	name: string
	options: readonly { value: Value; label: string }[]
	value?: Value | undefined
	defaultValue?: Value | undefined
	onChange?: ((value: Value) => void) | undefined
	className?: string | undefined
}

/** Two to four choices, one of them on: radio buttons in another dress, so the arrow keys work. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
	const { label, name, options, value, defaultValue, onChange, className } = props
	return (
		<fieldset className={classNames('inline-flex rounded-control bg-paper-3 p-0.75', className)}>
			<legend className="sr-only">{label}</legend>
			{options.map((option) => (
				<label
					key={option.value}
					className="cursor-pointer rounded-badge px-3 py-2.5 text-fine leading-normal font-medium text-ink-2 transition-colors has-checked:bg-panel has-checked:font-semibold has-checked:text-ink has-checked:shadow-hairline has-focus-visible:outline-2 has-focus-visible:outline-(--focus-ring) drawer:py-1"
				>
					<input
						type="radio"
						name={name}
						value={option.value}
						className="sr-only"
						{...(value === undefined
							? { defaultChecked: option.value === defaultValue }
							: { checked: option.value === value })}
						onChange={() => onChange?.(option.value)}
					/>
					{option.label}
				</label>
			))}
		</fieldset>
	)
}
