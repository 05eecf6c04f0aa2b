import type { ReactNode } from 'react'
import { cardLook } from '#app/components/admin/admin-card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#app/components/ui/tabs.tsx'
import { classNames } from '#lib/class-names.ts'

export type AsideTab = 'seo' | 'claims'

type AsideTabsProps = {
	tab: AsideTab
	onTab: (tab: AsideTab) => void
	score: number | undefined
	/** Claims that pose a question, and whether one of them is critical. */
	open: { count: number; critical: boolean } | undefined
	seo: ReactNode
	claims: ReactNode
}

/** What is looked at beside the text. Both stay in the page: the fields of one belong to the article's form. */
export function AsideTabs({ tab, onTab, score, open, seo, claims }: AsideTabsProps) {
	return (
		<Tabs value={tab} onValueChange={(next) => onTab(next as AsideTab)} className={classNames(cardLook, 'min-w-0')}>
			<TabList aria-label="Ao lado do texto" className="px-2">
				<Tab value="seo">
					SEO
					{score !== undefined && <Count tone={score >= 90 ? 'ok' : score >= 70 ? 'warn' : 'err'}>{score}</Count>}
				</Tab>
				<Tab value="claims">
					Afirmações
					{open && open.count > 0 && (
						<Count tone={open.critical ? 'err' : 'warn'}>
							{open.count}
							<span className="sr-only"> {open.count === 1 ? 'pede' : 'pedem'} atenção</span>
						</Count>
					)}
				</Tab>
			</TabList>
			<TabPanel value="seo" forceMount hidden={tab !== 'seo'} className="outline-none">
				{seo}
			</TabPanel>
			<TabPanel value="claims" forceMount hidden={tab !== 'claims'} className="outline-none">
				{claims}
			</TabPanel>
		</Tabs>
	)
}

const tones = { ok: 'bg-ok-surface text-ok', warn: 'bg-warn-surface text-warn', err: 'bg-err-surface text-err' }

function Count({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
	return (
		<span className={classNames('ml-1.5 rounded-full px-1.75 py-0.25 text-fine font-semibold', tones[tone])}>
			{children}
		</span>
	)
}
