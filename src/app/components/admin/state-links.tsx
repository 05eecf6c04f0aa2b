import { Link } from 'react-router'
import { classNames } from '#lib/class-names.ts'

export type StateLink = {
	label: string
	count: number
	/** There are more than are counted. */
	more?: boolean
	to: string
	current: boolean
}

/** The states of a list with how many are in each; choosing one narrows the list. */
export function StateLinks({ label, links }: { label: string; links: readonly StateLink[] }) {
	return (
		<nav aria-label={label}>
			<ul className="flex flex-wrap gap-1">
				{links.map(({ label: state, count, more, to, current }) => (
					<li key={state}>
						<Link
							to={to}
							aria-current={current ? 'true' : undefined}
							className={classNames(
								'flex h-11 items-center gap-1.5 rounded-control px-2.5 font-medium transition-colors drawer:h-9',
								current
									? 'bg-selected text-ink shadow-card inset-ring inset-ring-line'
									: 'text-ink-2 hover:bg-hover hover:text-ink',
							)}
						>
							{state}
							<span className="text-fine text-ink-3">
								{more && <span className="sr-only">mais de </span>}
								{count.toLocaleString('pt-BR')}
								{more && <span aria-hidden="true">+</span>}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
