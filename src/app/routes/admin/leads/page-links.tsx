import { ChevronLeft, ChevronRight } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'

type PageLinksProps = {
	page: number
	pageCount: number
	perPage: number
	total: number
	/** What is counted: 'pedidos'. */
	noun: string
	hrefFor: (page: number) => string
}

/** Which rows of how many are shown, and the way to the others. */
export function PageLinks({ page, pageCount, perPage, total, noun, hrefFor }: PageLinksProps) {
	const first = (page - 1) * perPage + 1
	const last = Math.min(page * perPage, total)
	return (
		<nav
			aria-label="Páginas"
			className="flex min-h-12.5 flex-wrap items-center justify-between gap-2 border-t border-line px-4.5 py-2 text-ink-2"
		>
			<p>
				{first.toLocaleString('pt-BR')} a {last.toLocaleString('pt-BR')} de {total.toLocaleString('pt-BR')} {noun}
			</p>
			{pageCount > 1 && (
				<div className="flex items-center gap-1.5">
					{page > 1 && (
						<AdminButton size="small" to={hrefFor(page - 1)} rel="prev" icon={<Icon of={ChevronLeft} size={15} />}>
							Anterior
						</AdminButton>
					)}
					<span className="px-1.5 text-fine text-ink-3">
						{page} de {pageCount}
					</span>
					{page < pageCount && (
						<AdminButton size="small" to={hrefFor(page + 1)} rel="next">
							Próxima
							<Icon of={ChevronRight} size={15} />
						</AdminButton>
					)}
				</div>
			)}
		</nav>
	)
}
