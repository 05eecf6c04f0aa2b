import { Tab, TabList, TabPanel, Tabs } from '#app/components/ui/tabs.tsx'
import type { Check } from '#core/seo/check-article.ts'
import type { Fix } from '#core/seo/fixes/propose-fixes.ts'
import { ComparisonTab, type Version } from './comparison-tab.tsx'
import { FixesTab } from './fixes-tab.tsx'
import { type PageSpeedState, PageSpeedTab } from './page-speed-tab.tsx'
import { Tips } from './tips.tsx'
import { YmylTab } from './ymyl-tab.tsx'

export type SeoTab = 'comparison' | 'page-speed' | 'ymyl' | 'fixes'

type SeoDashboardProps = {
	/** The text as it was, and as it is now. */
	before: Version
	after: Version
	check: Check
	fixes: readonly Fix[]
	/** Nothing where the text can no longer be changed. */
	onAccept: ((fix: Fix) => void) | undefined
	onRefuse: (fix: Fix) => void
	pageSpeed: PageSpeedState
	onMeasure: () => void
	initialTab?: SeoTab | undefined
}

/** Everything the rules say of a text: what changed, how the page fares, what is missing and what can be mended. */
export function SeoDashboard({
	before,
	after,
	check,
	fixes,
	onAccept,
	onRefuse,
	pageSpeed,
	onMeasure,
	initialTab = 'comparison',
}: SeoDashboardProps) {
	return (
		<Tabs defaultValue={initialTab}>
			<TabList aria-label="Painel de SEO">
				<Tab value="comparison">Comparação</Tab>
				<Tab value="page-speed">Google PageSpeed</Tab>
				<Tab value="ymyl">Validação YMYL</Tab>
				<Tab value="fixes">Correções{fixes.length > 0 && ` (${fixes.length})`}</Tab>
			</TabList>
			<TabPanel value="comparison" className="pt-5">
				<ComparisonTab before={before} after={after} />
			</TabPanel>
			<TabPanel value="page-speed" className="pt-5">
				<PageSpeedTab state={pageSpeed} onMeasure={onMeasure} />
			</TabPanel>
			<TabPanel value="ymyl" className="pt-5">
				<YmylTab check={check} />
			</TabPanel>
			<TabPanel value="fixes" className="pt-5">
				<FixesTab fixes={fixes} onAccept={onAccept} onRefuse={onRefuse} />
				<Tips check={check} />
			</TabPanel>
		</Tabs>
	)
}
