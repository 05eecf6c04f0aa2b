import type { ReactNode } from 'react'

type PageHeaderProps = {
	title: string
	lead?: ReactNode
	/** In one line, above a list that needs the room; phones have the title in the bar. */
	dense?: boolean
	/** Something stands open beside it, and the screen is called by that. */
	second?: boolean
	children?: ReactNode
}

/** A screen's title and the one sentence that says what it is for. */
export function PageHeader({ title, lead, dense = false, second = false, children }: PageHeaderProps) {
	const Heading = second ? 'h2' : 'h1'
	if (dense)
		return (
			<div className="mb-2 flex items-baseline justify-between gap-x-6 max-drawer:sr-only">
				<Heading className="text-title whitespace-nowrap">{title}</Heading>
				{lead && <p className="truncate text-ink-2 max-lg:hidden">{lead}</p>}
				{children}
			</div>
		)
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
