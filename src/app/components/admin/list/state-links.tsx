import { Link } from 'react-router'
import { classNames } from '#lib/class-names.ts'

type StateLinksProps<State> = {
	label: string
	current: State
	hrefFor: (state: State) => string
	states: readonly {
		state: NoInfer<State>
		label: string
		count: number
		/** There are more than are counted. */
		more?: boolean
	}[]
}

/** The states of a list with how many are in each; choosing one narrows the list. */
export function StateLinks<State>({ label, current, hrefFor, states }: StateLinksProps<State>) {
	return (
		<nav aria-label={label}>
			<ul className="flex flex-wrap gap-1">
				{states.map(({ state, label: words, count, more }) => (
					<li key={words}>
						<Link
							to={hrefFor(state)}
							preventScrollReset
							aria-current={state === current ? 'page' : undefined}
							className={classNames(
								'flex h-11 items-center gap-1.5 rounded-control px-2.5 font-medium transition-colors drawer:h-9',
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
