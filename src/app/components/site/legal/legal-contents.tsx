import { ChevronDown } from 'lucide-react'
import type { LegalSection } from '#app/content/legal/legal-page.ts'
import { Icon } from '../../ui/icon.tsx'

type LegalContentsProps = { sections: LegalSection[] }

/** The same list twice: folded above the text up to 1023 px, following the reader from 1024 px on. */
export function LegalContents({ sections }: LegalContentsProps) {
	return (
		<>
			<details className="group mt-8 rounded-card bg-paper-2 lg:hidden" suppressHydrationWarning>
				<summary className="flex min-h-13 list-none items-center justify-between px-5 font-semibold [&::-webkit-details-marker]:hidden">
					Nesta página
					<Icon of={ChevronDown} size={20} className="transition-transform group-open:rotate-180" />
				</summary>
				<nav aria-label="Nesta página" className="px-5 pb-4">
					<ContentsList sections={sections} />
				</nav>
			</details>
			<nav
				aria-label="Nesta página"
				className="sticky top-24 col-start-1 row-span-2 row-start-1 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto max-lg:hidden"
			>
				<p className="pb-3 font-semibold">Nesta página</p>
				<ContentsList sections={sections} />
			</nav>
		</>
	)
}

function ContentsList({ sections }: LegalContentsProps) {
	return (
		<ol className="border-l border-line">
			{sections.map(({ id, heading }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="-ml-px block border-l-2 border-transparent py-2 pl-4 text-[0.96875rem] leading-[1.35] text-ink-2 transition-colors hover:border-teal-600 hover:text-ink"
					>
						{heading}
					</a>
				</li>
			))}
		</ol>
	)
}
