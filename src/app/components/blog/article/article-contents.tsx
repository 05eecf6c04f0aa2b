import { ChevronDown } from 'lucide-react'
import type { Section } from '#core/html/article-body.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHeadingInView } from './use-heading-in-view.ts'

type ArticleContentsProps = { sections: readonly Section[] }

/** The same list twice: folded above the text up to 1023 px, following the reader from 1024 px on. */
export function ArticleContents({ sections }: ArticleContentsProps) {
	const current = useHeadingInView(sections)
	return (
		<>
			{/* The reader may have opened it before React came. */}
			<details className="group border-b border-line max-md:-mx-5 max-md:px-5 lg:hidden" suppressHydrationWarning>
				<summary className="flex min-h-14 list-none items-center justify-between text-[1.0625rem] font-semibold [&::-webkit-details-marker]:hidden">
					Neste artigo
					<Icon of={ChevronDown} size={20} className="transition-transform group-open:rotate-180" />
				</summary>
				<nav aria-label="Neste artigo" className="pb-5">
					<SectionLinks sections={sections} current={current} />
				</nav>
			</details>
			<nav
				aria-label="Neste artigo"
				className="sticky top-24 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto max-lg:hidden"
			>
				<p className="mb-3 font-heading text-base font-heavy">Neste artigo</p>
				<SectionLinks sections={sections} current={current} />
			</nav>
		</>
	)
}

type SectionLinksProps = ArticleContentsProps & { current: string | null }

function SectionLinks({ sections, current }: SectionLinksProps) {
	return (
		<ol className="text-[0.96875rem] leading-[1.35]">
			{sections.map(({ id, heading }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						aria-current={id === current ? 'location' : undefined}
						className={classNames(
							'block border-l-2 py-1.75 pl-4 transition-colors max-lg:py-2.75',
							id === current ? 'border-amber-500 font-semibold text-ink' : 'border-line text-ink-2 hover:text-ink',
						)}
					>
						{heading}
					</a>
				</li>
			))}
		</ol>
	)
}
