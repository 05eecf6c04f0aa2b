import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#app/components/ui/tabs.tsx'
import { classNames } from '#lib/class-names.ts'

export type AsideTab = 'seo' | 'claims' | 'notes' | 'history'

export type AsidePanel = {
	id: AsideTab
	label: string
	count?: ReactNode
	/** Its fields belong to the article's form, so it stays in the page while another is looked at. */
	hasFields?: boolean
	panel: ReactNode
}

type AsideTabsProps = {
	tab: AsideTab
	onTab: (tab: AsideTab) => void
	panels: readonly AsidePanel[]
	/** Claims have more to say than the column has room for. */
	wide: boolean
	onWide: (wide: boolean) => void
}

/** What is looked at beside the text, one at a time. */
export function AsideTabs({ tab, onTab, panels, wide, onWide }: AsideTabsProps) {
	return (
		<Tabs value={tab} onValueChange={(next) => onTab(next as AsideTab)} className={classNames(cardLook, 'min-w-0')}>
			<div className="flex items-center border-b border-line pr-1.5">
				<TabList aria-label="Ao lado do texto" className="-mb-px min-w-0 flex-1 gap-0 border-0 px-2">
					{panels.map(({ id, label, count }) => (
						<Tab key={id} value={id} className="px-1.75!">
							{label}
							{count}
						</Tab>
					))}
				</TabList>
				{tab === 'claims' && (
					<AdminButton
						tone="quiet"
						size="icon"
						aria-label="Painel largo"
						title="Painel largo"
						aria-pressed={wide}
						onClick={() => onWide(!wide)}
						className="max-lg:hidden"
					>
						<Icon of={wide ? ChevronsRight : ChevronsLeft} size={17} />
					</AdminButton>
				)}
			</div>
			{panels.map(({ id, hasFields, panel }) => (
				<TabPanel
					key={id}
					value={id}
					{...(hasFields && { forceMount: true, hidden: tab !== id })}
					className="outline-none"
				>
					{panel}
				</TabPanel>
			))}
		</Tabs>
	)
}

const tones = {
	plain: 'bg-paper-3 text-ink-2',
	ok: 'bg-ok-surface text-ok',
	warn: 'bg-warn-surface text-warn',
	err: 'bg-err-surface text-err',
}

export function TabCount({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
	return (
		<span className={classNames('ml-1.5 rounded-full px-1.75 py-0.25 text-fine font-semibold', tones[tone])}>
			{children}
		</span>
	)
}
