import type { ReactNode } from 'react'

type PageHeaderProps = { title: string; lead?: ReactNode; children?: ReactNode }

/** A screen's title and the one sentence that says what it is for. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
	return (
		<div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
			<div>
				<h1 className="text-title">{title}</h1>
				{lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
			</div>
			{children}
		</div>
	)
}
