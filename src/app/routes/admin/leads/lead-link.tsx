import { Link, useMatch } from 'react-router'
import { rowLink } from '#app/components/admin/list/use-list-keys.ts'
import { useBeside } from './use-beside.ts'

type LeadLinkProps = {
	id: string
	/** The inbox's view and filter, kept for the way back and for the neighbours. */
	search: string
	children: string
}

/** Opens a row's lead: beside the list, which then stays where it is, or as a page that begins at its top. */
export function LeadLink({ id, search, children }: LeadLinkProps) {
	const beside = useBeside()
	const open = useMatch('/admin/leads/:id')?.params.id === id
	return (
		<Link
			to={`/admin/leads/${id}${search}`}
			{...rowLink}
			preventScrollReset={beside}
			aria-current={open ? 'true' : undefined}
			className="block scroll-mt-30 scroll-mb-8 truncate font-semibold after:absolute after:inset-0 focus-visible:outline-offset-2"
		>
			{children}
		</Link>
	)
}
