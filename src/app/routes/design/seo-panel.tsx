import { useState } from 'react'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import type { PageSpeedState } from '#app/components/admin/seo/page-speed-tab.tsx'
import { SeoDashboard } from '#app/components/admin/seo/seo-dashboard.tsx'
import { checkArticle } from '#core/seo/check-article.ts'
import type { Article } from '#core/seo/finding.ts'
import { type Fix, proposeFixes, withFixes } from '#core/seo/fixes/propose-fixes.ts'
import { AdminScope, Section } from './section.tsx'

const surroundings = { now: new Date('2026-11-15T12:00:00Z'), siteUrl: 'https://faroldosul.example', hasSkipLink: true }
const context = { siteName: 'Farol do Sul Seguros' }

const draft: Article = {
	title: 'Franquia do seguro auto',
	metaDescription: 'Como funciona a franquia.',
	content: [
		'<h1>Franquia do seguro auto</h1><h1>Quanto custa</h1>',
		'<p>A franquia é a parte do conserto que fica com você. Por isso, ela muda o preço do seguro.</p>',
		'<h4>Franquia reduzida</h4><p>Com ela a indenização é garantida em qualquer caso.</p>',
		'<p>Veja a <a href="https://www.gov.br/susep/pt-br">SUSEP</a>.</p><img src="/media/franquia.webp" width="800" height="450">',
	].join(''),
	categorySlug: 'seguro-auto',
	sourceUrls: [],
}

const measured: PageSpeedState = {
	state: 'done',
	result: {
		scores: { performance: 98, accessibility: 100, bestPractices: 74, seo: 62 },
		coreWebVitals: { lcp: 1.51, inp: null, fid: null, cls: 0, fcp: 940, ttfb: 12, tbt: 320 },
		measured: 'lab',
		source: 'lighthouse',
	},
}

/** The panel as the editor and the generator show it, alive: taking a repair changes the text and its score. */
export function SeoPanel() {
	const [article, setArticle] = useState(draft)
	const [refused, setRefused] = useState<readonly string[]>([])
	const [pageSpeed, setPageSpeed] = useState<PageSpeedState>({ state: 'idle' })
	const check = checkArticle(article, surroundings)
	const fixes = proposeFixes(article, context).filter((fix) => !refused.includes(keyOf(fix)))
	return (
		<Section title="Painel de SEO">
			<AdminScope>
				<AdminCard>
					<SeoDashboard
						before={{ content: draft.content, check: checkArticle(draft, surroundings) }}
						after={{ content: article.content, check }}
						check={check}
						fixes={fixes}
						onAccept={(fix) => setArticle(withFixes(article, [fix]))}
						onRefuse={(fix) => setRefused([...refused, keyOf(fix)])}
						pageSpeed={pageSpeed}
						onMeasure={() => setPageSpeed(measured)}
					/>
				</AdminCard>
			</AdminScope>
		</Section>
	)
}

function keyOf({ id, before, after }: Fix): string {
	return `${id} ${before} ${after}`
}
