import type { Part } from '#core/search/highlight.ts'
import type { SearchHit } from '#core/search/search-posts.ts'
import { PageLink } from '../ui/page-link.tsx'
import { CategoryBadge } from './category-badge.tsx'
import { shortDate } from './short-date.ts'

type SearchHitsProps = { query: string; meant: string | undefined; total: number; hits: readonly SearchHit[] }

/** What a search found, best first, with the passage that speaks of it. */
export function SearchHits({ query, meant, total, hits }: SearchHitsProps) {
	return (
		<section aria-label="Resultados da busca" className="min-w-0">
			<p role="status" className="border-b-2 border-navy-900 pb-3 text-ink-2">
				{meant ? (
					<>
						Nenhum artigo fala de “{query}”. Mostrando resultados para <b className="text-ink">{meant}</b>.
					</>
				) : (
					<>
						{total === 1 ? '1 artigo' : `${total} artigos`} para <b className="text-ink">{query}</b>
					</>
				)}
			</p>
			<ol>
				{hits.map((hit) => (
					<li key={hit.slug} className="border-b border-line py-7">
						<article aria-label={hit.title} className="relative">
							<div className="relative z-1 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.90625rem] text-ink-3">
								{hit.category && <CategoryBadge category={hit.category} />}
								<span>{hit.readingMinutes} min de leitura</span>
								<time dateTime={hit.publishedAt.toISOString()}>{shortDate(hit.publishedAt)}</time>
							</div>
							<h2 className="text-[1.5rem] leading-[1.1] md:text-[1.6875rem]">
								<PageLink to={`/blog/${hit.slug}`} className="after:absolute after:inset-0">
									<Marked parts={hit.markedTitle} />
								</PageLink>
							</h2>
							<p className="mt-2.5 max-w-175 text-control leading-normal text-ink-2">
								<Marked parts={hit.snippet} />
							</p>
						</article>
					</li>
				))}
			</ol>
		</section>
	)
}

function Marked({ parts }: { parts: readonly Part[] }) {
	return parts.map(({ text, found }, index) =>
		found ? (
			<mark key={index} className="rounded-[3px] bg-amber-200 px-0.5 text-ink">
				{text}
			</mark>
		) : (
			text
		),
	)
}
