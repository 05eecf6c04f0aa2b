import designStyles from '#app/styles/design.css?url'
import { AdminFrames } from './admin-frame.tsx'
import { BadgesAndTabs } from './badges-and-tabs.tsx'
import { Buttons } from './buttons.tsx'
import { Colours } from './colours.tsx'
import { DialogAndEmpty } from './dialog-and-empty.tsx'
import { Drawings } from './drawings.tsx'
import { Fields } from './fields.tsx'
import { Notices } from './notices.tsx'
import { RadiiAndShadows } from './radii-and-shadows.tsx'
import { SeoPanel } from './seo-panel.tsx'
import { SiteStates } from './site-states.tsx'
import { TableAndCards } from './table-and-cards.tsx'
import { Typefaces } from './typefaces.tsx'

export const links = () => [{ rel: 'stylesheet', href: designStyles }]

export const meta = () => [{ title: 'Folha de componentes' }, { name: 'robots', content: 'noindex' }]

/** Every part and its states on one page. Mounted in development only. */
export default function DesignSheet() {
	return (
		<main id="topo" className="mx-auto max-w-360 px-5 pt-14 pb-18 md:px-16">
			<h1 className="mb-2.5 text-[3.75rem] leading-none tracking-[-0.025em]">Folha de componentes</h1>
			<p className="mb-5 max-w-160 text-[1.125rem] text-ink-2">
				Cores, tipos, estados e peças do site e do painel. Os números são razões de contraste WCAG medidas.
			</p>
			<Colours />
			<Typefaces />
			<Buttons />
			<Fields />
			<BadgesAndTabs />
			<Notices />
			<DialogAndEmpty />
			<TableAndCards />
			<SeoPanel />
			<RadiiAndShadows />
			<SiteStates />
			<AdminFrames />
			<Drawings />
		</main>
	)
}
