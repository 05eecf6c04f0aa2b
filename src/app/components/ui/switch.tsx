import { Switch as SwitchParts } from 'radix-ui'
import { type ComponentProps, useId } from 'react'
import { classNames } from '#lib/class-names.ts'

type SwitchProps = Omit<ComponentProps<typeof SwitchParts.Root>, 'id' | 'children'> & { label: string }

export function Switch({ label, className, ...root }: SwitchProps) {
	const id = useId()
	return (
		<span className={classNames('inline-flex min-h-11 items-center gap-2 drawer:min-h-9', className)}>
			<SwitchParts.Root
				{...root}
				id={id}
				className="h-5 w-8.5 shrink-0 rounded-full border border-transparent bg-field transition-colors disabled:opacity-50 data-[state=checked]:bg-teal-600"
			>
				<SwitchParts.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-white transition-transform data-[state=checked]:translate-x-4" />
			</SwitchParts.Root>
			<label htmlFor={id} className="cursor-pointer">
				{label}
			</label>
		</span>
	)
}
