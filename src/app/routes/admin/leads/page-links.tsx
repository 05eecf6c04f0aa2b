import { Pager } from '#app/components/admin/pager.tsx'

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
		<Pager
			previous={{ label: 'Anterior', to: page > 1 ? hrefFor(page - 1) : undefined }}
			next={{ label: 'Próxima', to: page < pageCount ? hrefFor(page + 1) : undefined }}
		>
			{first.toLocaleString('pt-BR')} a {last.toLocaleString('pt-BR')} de {total.toLocaleString('pt-BR')} {noun}
			{pageCount > 1 && ` · página ${page} de ${pageCount}`}
		</Pager>
	)
}
