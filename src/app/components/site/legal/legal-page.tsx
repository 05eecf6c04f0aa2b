import type { ReactNode } from 'react'
import type { LegalPage as LegalContent } from '#app/content/legal/legal-page.ts'
import { LegalBlockView } from './legal-block.tsx'
import { LegalContents } from './legal-contents.tsx'
import { longDate } from './long-date.ts'

type LegalPageProps = {
	page: LegalContent
	/** What can be done here, above the text. */
	children?: ReactNode
}

/** A long text that can be found one's way in: contents at the left, or folded above it on phones. */
export function LegalPage({ page, children }: LegalPageProps) {
	const { title, lead, updatedAt, sections } = page
	return (
		<div className="wrap grid gap-x-16 pt-11 pb-18 md:pb-26 lg:grid-cols-[16rem_minmax(0,1fr)] lg:pt-16">
			<div className="lg:col-start-2">
				<h1 className="text-h1">{title}</h1>
				<p className="mt-5 max-w-170 text-lead text-ink-2">{lead}</p>
				<p className="mt-4 text-small text-ink-3">
					Atualizado em <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
				</p>
				{children && <div className="mt-9 max-w-170">{children}</div>}
			</div>
			<LegalContents sections={sections} />
			<div className="max-w-170 min-w-0 lg:col-start-2">
				{sections.map(({ id, heading, blocks }) => (
					<section key={id} id={id} aria-labelledby={`${id}-titulo`} className="pt-10 md:pt-13">
						<h2 id={`${id}-titulo`} className="text-[1.625rem] leading-[1.1] md:text-[1.875rem]">
							{heading}
						</h2>
						{blocks.map((block, i) => (
							<LegalBlockView key={i} block={block} />
						))}
					</section>
				))}
			</div>
		</div>
	)
}
