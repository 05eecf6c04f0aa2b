import type { ReactNode } from 'react'
import emptyCoast from '#content/drawings/scenes/empty-coast.svg?drawing'
import { Drawing } from '#drawings/drawing.tsx'
import { classNames } from '#lib/class-names.ts'

type EmptyStateProps = {
	title: string
	hint: string
	/** The one way out. */
	children?: ReactNode
	className?: string | undefined
}

export function EmptyState({ title, hint, children, className }: EmptyStateProps) {
	return (
		<div
			className={classNames(
				'flex flex-col items-center rounded-card border border-dashed border-field/50 bg-panel px-6 py-8.5 text-center',
				className,
			)}
		>
			<Drawing of={emptyCoast} />
			<h2 className="mt-3.5 mb-1.5 text-[1.3125rem] leading-tight">{title}</h2>
			<p className="text-ink-2">{hint}</p>
			{children && <div className="mt-4">{children}</div>}
		</div>
	)
}
