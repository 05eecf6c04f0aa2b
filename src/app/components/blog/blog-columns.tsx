import type { ReactNode } from 'react'

type BlogColumnsProps = { sidebar: ReactNode; children: ReactNode }

/** The list, and the sidebar beside it or, on smaller screens, below it. */
export function BlogColumns({ sidebar, children }: BlogColumnsProps) {
	return (
		<div className="wrap grid gap-x-18 gap-y-14 pt-10 pb-14 md:pt-14 md:pb-18 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
			<div className="min-w-0">{children}</div>
			{sidebar}
		</div>
	)
}
