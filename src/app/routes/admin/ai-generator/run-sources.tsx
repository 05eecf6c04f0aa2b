import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import type { ArticleSource } from '#core/generation/runs/article-source.ts'

const badges = {
	// It answered; nobody has held the text against it by that alone.
	verified: { tone: 'ok', text: 'página aberta' },
	// Nobody looked at it today; our list says when it was gone through.
	curated: { tone: 'ok', text: 'da lista oficial' },
	unverified: { tone: 'warn', text: 'não verificada' },
} as const

/** The pages the article leans on, and what we know of them. */
export function RunSources({ sources }: { sources: readonly ArticleSource[] }) {
	if (sources.length === 0) return null
	return (
		<AdminCard title="Fontes" flush>
			<ul className="divide-y divide-line">
				{sources.map(({ url, title, official, state }) => (
					<li key={url} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4.5 py-2.5">
						<a
							href={url}
							target="_blank"
							rel="noopener noreferrer"
							className="flex min-h-11 min-w-0 flex-1 basis-60 flex-col justify-center wrap-anywhere hover:underline drawer:min-h-0"
						>
							{title && <span className="font-medium">{title}</span>}
							<span className="text-fine text-ink-3">{url}</span>
						</a>
						{official && <Badge tone="accent">oficial</Badge>}
						<Badge tone={badges[state].tone} dot>
							{badges[state].text}
						</Badge>
					</li>
				))}
			</ul>
		</AdminCard>
	)
}
