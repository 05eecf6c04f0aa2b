import { ExternalLink } from 'lucide-react'
import type { Source } from '#core/posts/saving/describe-sources.ts'
import { Icon } from '../../ui/icon.tsx'

type SourceListProps = { sources: readonly Source[] }

export function SourceList({ sources }: SourceListProps) {
	if (sources.length === 0) return null
	return (
		<section aria-labelledby="fontes" className="mt-12 border-t-2 border-navy-900 pt-6">
			<h2 id="fontes" className="mb-2.5 text-[1.375rem]">
				Fontes
			</h2>
			<ol className="text-control leading-[1.45]">
				{sources.map(({ url, institution, label }, index) => (
					<li key={url} className="border-b border-line">
						<a
							href={url}
							target="_blank"
							rel="noopener noreferrer"
							className="grid grid-cols-[1.625rem_minmax(0,1fr)_auto] gap-1.5 py-2.5 transition-colors hover:text-teal-700"
						>
							<span className="text-ink-3 tabular-nums">{index + 1}</span>
							<span>
								<b>{institution}.</b> {label}
								<span className="sr-only"> (abre em nova aba)</span>
							</span>
							<Icon of={ExternalLink} size={17} className="mt-1 text-ink-3" />
						</a>
					</li>
				))}
			</ol>
		</section>
	)
}
