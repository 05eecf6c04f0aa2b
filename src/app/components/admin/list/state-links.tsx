import { Link } from 'react-router'
import { classNames } from '#lib/class-names.ts'

type StateLinksProps<State> = {
	label: string
	current: State
	hrefFor: (state: State) => string
	/** On phones they stand in one line that is pushed sideways, to leave the room to the list. */
	oneLine?: boolean
	states: readonly {
		state: NoInfer<State>
		label: string
		count: number
		/** There are more than are counted. */
		more?: boolean
	}[]
}

/** The states of a list with how many are in each; choosing one narrows the list. */
export function StateLinks<State>({ label, current, hrefFor, oneLine = false, states }: StateLinksProps<State>) {
	return (
		<nav aria-label={label} className="min-w-0">
			<ul
				className={classNames(
					'flex gap-1',
					oneLine ? 'drawer:flex-wrap max-drawer:overflow-x-auto max-drawer:[scrollbar-width:none]' : 'flex-wrap',
				)}
			>
				{states.map(({ state, label: words, count, more }) => (
					<li key={words} className="shrink-0">
						<Link
							to={hrefFor(state)}
							preventScrollReset
							aria-current={state === current ? 'page' : undefined}
							className={classNames(
								'flex h-11 items-center gap-1.5 rounded-control px-2.5 font-medium transition-colors -outline-offset-2 drawer:h-9',
								state === current
									? 'bg-selected text-ink shadow-card inset-ring inset-ring-line'
									: 'text-ink-2 hover:bg-hover hover:text-ink',
							)}
						>
							{words}
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
