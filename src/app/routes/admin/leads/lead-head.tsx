import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { Step } from './lead-place.ts'
import { useBeside } from './use-beside.ts'

type LeadHeadProps = {
	title: string
	about?: string | undefined
	/** In the panel, where there is less room and no bar above that says the number. */
	brief?: string | undefined
	/** The list's, for the way back. */
	search: string
	above?: Step | undefined
	below?: Step | undefined
}

/** Whose request it is, the ways to the rows above and below, and back to the list alone. */
export function LeadHead({ title, about, brief, search, above, below }: LeadHeadProps) {
	const beside = useBeside()
	return (
		<header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 wrap-anywhere panel:sticky panel:top-0 panel:z-5 panel:mb-0 panel:flex-nowrap panel:items-start panel:gap-x-3 panel:border-b panel:border-line panel:bg-panel panel:py-3 panel:pr-3 panel:pl-5">
			<div className="min-w-0">
				<h1 className="text-title panel:text-[1.25rem] panel:leading-tight">{title}</h1>
				{about && <p className={brief ? 'mt-1.5 text-ink-2 panel:hidden' : 'mt-1.5 text-ink-2'}>{about}</p>}
				{brief && <p className="mt-0.5 text-fine text-ink-2 max-panel:hidden">{brief}</p>}
			</div>
			<nav aria-label="Outros pedidos" className="flex gap-2 panel:gap-0">
				{[
					{ step: above, words: 'Pedido acima', icon: ChevronUp },
					{ step: below, words: 'Pedido abaixo', icon: ChevronDown },
				].map(
					({ step, words, icon }) =>
						step && (
							<AdminButton
								key={words}
								size="icon"
								to={`/admin/leads/${step.id}${step.search}`}
								preventScrollReset={beside}
								aria-label={`${words}: ${step.reference}`}
								title={words}
								className="panel:bg-transparent panel:shadow-none panel:inset-ring-0 panel:hover:bg-hover"
							>
								<Icon of={icon} size={18} />
							</AdminButton>
						),
				)}
				<AdminButton
					tone="quiet"
					size="icon"
					to={`/admin/leads${search}`}
					preventScrollReset
					aria-label="Fechar e voltar à lista"
					aria-keyshortcuts="Escape"
					title="Fechar (Esc)"
					className="max-panel:hidden"
				>
					<Icon of={X} size={18} />
				</AdminButton>
			</nav>
		</header>
	)
}
