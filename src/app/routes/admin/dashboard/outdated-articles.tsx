import { Link } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import type { OutdatedArticle } from '#core/facts/articles-on-fact.ts'
import type { Block } from './block.ts'
import { BlockCard } from './block-card.tsx'

const MOST_SHOWN = 5

/** Published articles that say what no longer holds. Where there are none, nothing is shown. */
export function OutdatedArticles({ block }: { block: Block<OutdatedArticle[]> }) {
	if (block.ok && block.value.length === 0) return null
	const total = block.ok ? block.value.length : 0
	return (
		<BlockCard
			title="Artigos com um fato que mudou"
			block={block}
			actions={total > 0 && <Badge tone="err">{total === 1 ? '1 artigo' : `${total} artigos`}</Badge>}
		>
			{(articles) => (
				<ul className="divide-y divide-line">
					{articles.slice(0, MOST_SHOWN).map(({ id, title, references }) => (
						<li key={id} className="px-4.5 py-3">
							<Link to={`/admin/posts/${id}`} className="font-semibold hover:underline">
								{title}
							</Link>
							{references.map(({ factId, said, sentence, now }) => (
								<div key={factId + sentence} className="mt-1 text-fine">
									<p className="text-ink-2">“{sentence}”</p>
									<p>
										<span className="font-semibold text-err">diz {said}</span>
										<span className="text-ink-3"> · em vigor: </span>
										<Link to={`/admin/fatos/${factId}`} className="font-semibold hover:underline">
											{now}
										</Link>
									</p>
								</div>
							))}
						</li>
					))}
				</ul>
			)}
		</BlockCard>
	)
}
