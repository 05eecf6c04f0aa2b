import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { classNames } from '#lib/class-names.ts'
import { controlLook } from '../../ui/control-look.ts'
import { Icon } from '../../ui/icon.tsx'
import { AdminButton } from '../admin-button.tsx'

/** A card whose table fits it at any width, with a pager below the table. */
export const listCard = '@container [&_table]:min-w-0 [&>section]:rounded-none'

type PagerProps = {
	previous: { label: string; to: string | undefined }
	next: { label: string; to: string | undefined }
	/** The way to any page. */
	jump?: ReactNode
	children?: ReactNode
}

/** Below a list: where one is, and the ways on. Nothing to follow, nothing to press. */
export function Pager({ previous, next, jump, children }: PagerProps) {
	return (
		<div className="flex min-h-12.5 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4.5 py-2">
			<p aria-live="polite" className="text-fine text-ink-3">
				{children}
			</p>
			{jump}
			{(previous.to || next.to) && (
				<nav aria-label="Páginas" className={classNames('flex gap-2', !jump && 'ml-auto')}>
					{previous.to && (
						<AdminButton size="small" to={previous.to} icon={<Icon of={ChevronLeft} size={15} />}>
							{previous.label}
						</AdminButton>
					)}
					{next.to && (
						<AdminButton size="small" to={next.to}>
							{next.label}
							<Icon of={ChevronRight} size={15} />
						</AdminButton>
					)}
				</nav>
			)}
		</div>
	)
}

type PageLinksProps = {
	page: number
	pageCount: number
	total: number
	/** There are more than are counted. */
	more?: boolean
	/** Given where it helps to be told which rows are shown. */
	perPage?: number
	/** What is counted: one, and many. */
	nouns: readonly [string, string]
	hrefFor: (page: number) => string
	previous?: string
	next?: string
}

/** How many rows there are, and the way to those of other pages. */
export function PageLinks({
	page,
	pageCount,
	total,
	more = false,
	perPage,
	nouns,
	hrefFor,
	...labels
}: PageLinksProps) {
	const { previous = 'Anterior', next = 'Próxima' } = labels
	return (
		<Pager
			previous={{ label: previous, to: page > 1 ? hrefFor(page - 1) : undefined }}
			next={{ label: next, to: page < pageCount ? hrefFor(page + 1) : undefined }}
			jump={pageCount > 2 && <PageJump page={page} pageCount={pageCount} hrefFor={hrefFor} />}
		>
			{perPage &&
				pageCount > 1 &&
				`${counted((page - 1) * perPage + 1)} a ${counted(Math.min(page * perPage, total))} de `}
			{more && 'mais de '}
			{counted(total)} {nouns[total === 1 ? 0 : 1]}
			{pageCount > 1 && ` · página ${counted(page)} de ${counted(pageCount)}`}
		</Pager>
	)
}

type PageJumpProps = Pick<PageLinksProps, 'page' | 'pageCount' | 'hrefFor'>

/** A form of the browser's own: what the address says besides the page goes along, with JavaScript or without. */
export function PageJump({ page, pageCount, hrefFor }: PageJumpProps) {
	const [path = '', search] = hrefFor(1).split('?')
	return (
		<Form action={path} key={page} aria-label="Ir a uma página" className="ml-auto flex items-center gap-2 text-fine">
			{[...new URLSearchParams(search)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<label className="flex items-center gap-2 text-ink-2">
				Ir à página
				<input
					type="number"
					name="pagina"
					required
					min={1}
					max={pageCount}
					defaultValue={page}
					className={classNames(controlLook, 'h-11 w-18! drawer:h-7.5')}
				/>
			</label>
			<AdminButton type="submit" size="small">
				Ir
			</AdminButton>
		</Form>
	)
}

function counted(number: number): string {
	return number.toLocaleString('pt-BR')
}
