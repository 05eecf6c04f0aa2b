import { Link } from 'react-router'
import { classNames } from '#lib/class-names.ts'

type CategoryFilterProps = {
	categories: readonly { name: string; slug: string }[]
	/** Of the category that is shown; empty for all. */
	chosen: string
	hrefFor: (slug: string) => string
}

/** Shows the list's articles of one category, on the list itself. */
export function CategoryFilter({ categories, chosen, hrefFor }: CategoryFilterProps) {
	return (
		<nav aria-label="Filtrar por categoria" className="mb-9">
			<ul className="flex flex-wrap gap-2">
				{[{ name: 'Todas', slug: '' }, ...categories].map(({ name, slug }) => (
					<li key={slug}>
						<Link
							to={hrefFor(slug)}
							aria-current={slug === chosen ? 'true' : undefined}
							className={classNames(
								'block rounded-full px-3.5 py-1.25 text-small leading-[1.6] font-medium inset-ring transition-colors pointer-coarse:py-2.5',
								slug === chosen
									? 'bg-navy-900 text-white inset-ring-navy-900'
									: 'bg-white inset-ring-line hover:bg-paper-2',
							)}
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
