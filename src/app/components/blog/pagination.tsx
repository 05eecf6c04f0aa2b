import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { pageWindow } from './page-window.ts'

type PaginationProps = { page: number; pageCount: number; hrefFor: (page: number) => string }

const cell =
	'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 font-semibold tabular-nums md:px-3 transition-colors'

/** Links that a crawler can follow. Nothing where there is a single page. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
	if (pageCount <= 1) return null
	return (
		<nav aria-label="Páginas" className="mt-14 border-t border-line pt-6">
			<ul className="flex flex-wrap items-center justify-center gap-1 text-base">
				{page > 1 && (
					<li className="md:mr-auto">
						<Link to={hrefFor(page - 1)} rel="prev" className={classNames(cell, 'hover:bg-paper-3')}>
							<Icon of={ChevronLeft} />
							Anterior
						</Link>
					</li>
				)}
				{pageWindow(page, pageCount).map((link, index) => (
					<li key={link === 'gap' ? `gap-${index}` : link} className="max-md:hidden">
						{link === 'gap' ? (
							<span className={cell}>…</span>
						) : (
							<PageNumber page={link} current={page} hrefFor={hrefFor} />
						)}
					</li>
				))}
				<li className="px-2 text-ink-2 md:hidden">
					{page} de {pageCount}
				</li>
				{page < pageCount && (
					<li className="md:ml-auto">
						<Link to={hrefFor(page + 1)} rel="next" className={classNames(cell, 'hover:bg-paper-3')}>
							Próxima
							<Icon of={ChevronRight} />
						</Link>
					</li>
				)}
			</ul>
		</nav>
	)
}

type PageNumberProps = { page: number; current: number; hrefFor: (page: number) => string }

function PageNumber({ page, current, hrefFor }: PageNumberProps) {
	const here = page === current
	return (
		<Link
			to={hrefFor(page)}
			aria-label={`Página ${page}`}
			aria-current={here ? 'page' : undefined}
			className={classNames(cell, here ? 'bg-navy-900 text-white' : 'hover:bg-paper-3')}
		>
			{page}
		</Link>
	)
}
