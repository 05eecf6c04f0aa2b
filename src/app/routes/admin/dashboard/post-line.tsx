import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PostLineProps = { id: string; title: string; note: string; children: ReactNode }

/** An article in a list of the dashboard: what it is called, a note below, and at the right what it waits for. */
export function PostLine({ id, title, note, children }: PostLineProps) {
	return (
		<Link
			to={`/admin/posts/${id}`}
			className="group grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-3 px-4.5 py-2.5 transition-colors -outline-offset-2 hover:bg-hover"
		>
			<span className="min-w-0">
				<span title={title} className="block truncate font-semibold">
					{title}
				</span>
				<span className="block truncate text-fine text-ink-3 group-hover:text-ink-2">{note}</span>
			</span>
			{children}
		</Link>
	)
}
