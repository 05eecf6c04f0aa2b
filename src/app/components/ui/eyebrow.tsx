import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

type EyebrowProps = { onNavy?: boolean; className?: string | undefined; children: ReactNode }

/** A section's label, marked by the wedge of light. */
export function Eyebrow({ onNavy = false, className, children }: EyebrowProps) {
	return (
		<p
			className={classNames(
				'flex items-center gap-2.5 text-label font-semibold',
				onNavy ? 'text-teal-300' : 'text-teal-700',
				className,
			)}
		>
			<span className="wedge h-2.5 w-5.5" />
			{children}
		</p>
	)
}
