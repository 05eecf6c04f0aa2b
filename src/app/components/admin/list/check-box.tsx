import { useEffect, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'

type CheckBoxProps = {
	label: string
	checked: boolean
	/** Neither on nor off: some of what it stands for is chosen. */
	partly?: boolean
	onChange: (checked: boolean) => void
	className?: string | undefined
}

/** A box to choose with, as wide as a finger. */
export function CheckBox({ label, checked, partly = false, onChange, className }: CheckBoxProps) {
	const box = useRef<HTMLInputElement>(null)
	useEffect(() => {
		if (box.current) box.current.indeterminate = partly && !checked
	}, [partly, checked])
	return (
		<label className={classNames('grid size-11 shrink-0 cursor-pointer place-items-center drawer:size-9', className)}>
			<input
				ref={box}
				type="checkbox"
				aria-label={label}
				checked={checked}
				onChange={(event) => onChange(event.currentTarget.checked)}
				className="size-4.5 cursor-pointer accent-teal-600"
			/>
		</label>
	)
}
