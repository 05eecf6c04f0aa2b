import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

export const cardLook = 'rounded-card border border-line bg-panel shadow-card'

type AdminCardProps = {
	title?: string | undefined
	/** At the right of the title. */
	actions?: ReactNode
	/** Without padding, for tables and lists that reach the edge. */
	flush?: boolean
	className?: string | undefined
	children: ReactNode
}

export function AdminCard({ title, actions, flush = false, className, children }: AdminCardProps) {
	return (
		<section className={classNames(cardLook, 'min-w-0', className)}>
			{title && (
				<header className="flex min-h-12.5 flex-wrap items-center gap-2.5 border-b border-line px-4.5 py-2">
					<h2 className="text-section">{title}</h2>
					{actions && <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>}
				</header>
			)}
			{flush ? children : <div className="p-4.5">{children}</div>}
		</section>
	)
}
