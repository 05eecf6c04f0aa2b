import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { opened } from '#app/components/admin/use-screen-change.ts'
import { useShortcut } from '#app/components/admin/use-shortcut.ts'

type LeadPanelProps = {
	label: string
	/** The list without it. */
	closeTo: string
	children: ReactNode
}

/** An open lead: beside its list where there is room, else a page of its own. The same elements in both. */
export function LeadPanel({ label, closeTo, children }: LeadPanelProps) {
	const navigate = useNavigate()
	const { pathname } = useLocation()
	useShortcut('closeLead', () => void navigate(closeTo, { preventScrollReset: true }))

	useEffect(() => {
		// Who goes from lead to lead sees in the list where they are. Where the list is hidden there is nothing to scroll.
		const row = [...document.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')].find(
			(link) => link.pathname === pathname,
		)
		row?.scrollIntoView({ block: 'nearest' })
	}, [pathname])

	return (
		<section
			{...opened}
			aria-label={label}
			className="pt-5 outline-none drawer:pt-3 panel:sticky panel:top-15 panel:-mt-4 panel:-mr-8 panel:-mb-12 panel:h-[calc(100dvh-3.75rem)] panel:overflow-y-auto panel:border-l panel:border-line panel:bg-panel panel:pt-0"
		>
			{children}
		</section>
	)
}
